import type { Area } from '@starboard/kit';
import { expect, test } from 'vitest';
import { settle } from './lie.ts';
import type { Lie } from './geometry.ts';

const DESK: Area = { width: 1280, height: 800 };
const UPRIGHT: Area = { width: 390, height: 844 };
const SIDEWAYS: Area = { width: 844, height: 390 };

const scales =
  (wide: number, tall: number) =>
  (lie: Lie): number =>
    lie === 'wide' ? wide : tall;

test('a board that is laid for the first time lies as it is larger', () => {
  expect(settle(null, DESK, scales(1, 0.9)).lie).toBe('wide');
  expect(settle(null, UPRIGHT, scales(0.4, 0.6)).lie).toBe('tall');
});

test('what changes beside it does not turn it', () => {
  const before = settle(null, DESK, scales(1, 0.9));
  expect(settle(before, DESK, scales(0.5, 1))).toBe(before);
});

test('a window that is drawn a little larger does not turn it', () => {
  const before = settle(null, DESK, scales(1, 0.9));
  expect(settle(before, { width: 1100, height: 800 }, scales(0.5, 1))).toBe(before);
});

test('a phone that is turned does, and it lies as if the table had been opened so', () => {
  const before = settle(null, UPRIGHT, scales(0.4, 0.6));
  for (const scale of [scales(0.6, 0.58), scales(0.6, 0.64), scales(0.6, 0.7), scales(0.6, 0.4)])
    expect(settle(before, SIDEWAYS, scale)).toEqual(settle(null, SIDEWAYS, scale));
  const turned = settle(before, SIDEWAYS, scales(0.6, 0.4));
  expect(turned).toEqual({ lie: 'wide', window: SIDEWAYS });
  expect(settle(turned, UPRIGHT, scales(0.4, 0.6)).lie).toBe('tall');
});
