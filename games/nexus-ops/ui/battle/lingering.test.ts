import { expect, test } from 'vitest';
import { watchedAt, type Watched } from './lingering.ts';

const nothing: Watched = { at: 6, end: null };
const ended: Watched = { at: 7, end: 7 };

test('a battle is still to be seen when it has just ended, and while the game goes on from there', () => {
  expect(watchedAt(nothing, 7, 7)).toEqual(ended);
  expect(watchedAt(ended, 7, 7)).toBe(ended);
  expect(watchedAt(ended, 8, 7)).toEqual({ at: 8, end: 7 });
});

test('it is still to be seen where several moments come at once', () => {
  expect(watchedAt(ended, 10, 7)).toEqual({ at: 10, end: 7 });
});

test('a jump to another time leaves it behind', () => {
  expect(watchedAt(ended, 0, null).end).toBe(null);
  expect(watchedAt(ended, 6, null).end).toBe(null);
  expect(watchedAt(ended, 40, 7).end).toBe(null);
  expect(watchedAt({ at: 30, end: null }, 8, 7).end).toBe(null);
});

test('who comes back to its end sees it again', () => {
  expect(watchedAt({ at: 0, end: null }, 7, 7)).toEqual(ended);
});
