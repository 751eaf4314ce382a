import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tips } from './tips.tsx';

const [moon, star] = [{}, {}] as unknown as readonly Element[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an open card says what is true now, and what is elsewhere does not change it', () => {
  const tips = new Tips();
  const heard = vi.fn<() => void>();
  tips.subscribe(heard);
  tips.show('empty', moon);
  vi.runAllTimers();
  tips.renew('1 ship', moon);
  tips.renew('2 ships', star);
  expect(tips.current()).toEqual({ content: '1 ship', beside: moon });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a card that is about to open opens with what is true then', () => {
  const tips = new Tips();
  tips.show('empty', moon);
  tips.renew('1 ship', moon);
  expect(tips.current()).toBe(null);
  vi.runAllTimers();
  expect(tips.current()?.content).toBe('1 ship');
});

test('what is gone takes its card along, open or not', () => {
  const tips = new Tips();
  tips.show('empty', moon);
  tips.renew(null, moon);
  vi.runAllTimers();
  expect(tips.current()).toBe(null);
  tips.show('empty', moon);
  vi.runAllTimers();
  tips.renew(null, moon);
  expect(tips.current()).toBe(null);
});

test('a card that closes does not come back', () => {
  const tips = new Tips();
  tips.show('empty', moon);
  vi.runAllTimers();
  tips.hide();
  tips.renew('1 ship', moon);
  vi.runAllTimers();
  expect(tips.current()).toBe(null);
  tips.renew('2 ships', moon);
  expect(tips.current()).toBe(null);
});

test('what is explained is known while its card is open, and not before', () => {
  const tips = new Tips();
  tips.show('3 ships', moon);
  expect(tips.explains(moon)).toBe(false);
  vi.runAllTimers();
  expect(tips.explains(moon)).toBe(true);
  expect(tips.explains(star)).toBe(false);
  tips.point(moon);
  vi.runAllTimers();
  expect(tips.explains(moon)).toBe(false);
});
