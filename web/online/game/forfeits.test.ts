import { expect, test } from 'vitest';
import { allGaveUp } from './forfeits.ts';

const gaveUp = (...seats: number[]) => seats.map((seat) => ({ seat, at: 1, why: 'resigned' as const }));

test('a game ends by giving up when one seat at most is left', () => {
  expect(allGaveUp(gaveUp(1), 2)).toBe(true);
  expect(allGaveUp(gaveUp(1), 3)).toBe(false);
  expect(allGaveUp(gaveUp(2, 0), 3)).toBe(true);
  expect(allGaveUp(gaveUp(), 2)).toBe(false);
  // alone
  expect(allGaveUp(gaveUp(), 1)).toBe(false);
  expect(allGaveUp(gaveUp(0), 1)).toBe(true);
});
