import { expect, test } from 'vitest';
import { rated, UNKNOWN } from './model.ts';
import { poolText, readPool } from './pool.ts';
import { KNOWN_DEVIATION, ratingOf, shown } from './shown.ts';

test('SE-6.3: everybody begins with 1500 points, within 500, provisionally', () => {
  expect(shown(UNKNOWN)).toEqual({ points: 1500, within: 500, provisional: true });
});

test('SE-6.3: it is no longer provisional when two thirds of that are known', () => {
  expect(shown({ ...UNKNOWN, deviation: KNOWN_DEVIATION }).provisional).toBe(false);
  expect(shown({ ...UNKNOWN, deviation: KNOWN_DEVIATION + 40_000 }).provisional).toBe(true);
});

test('SE-6.3: a point is one of Elo: 400 of them are odds of ten to one', () => {
  // who wins ten of eleven against somebody who is known is 400 points ahead in the end
  const known = ratingOf(1500, 2);
  let rating = UNKNOWN;
  for (let game = 0; game < 22_000; game++)
    [rating] = rated([rating, known], game % 11 === 0 ? [2, 1] : [1, 2]);
  expect(Math.abs(shown(rating).points - 1900)).toBeLessThan(60);
});

test('what is shown as points is read as points', () => {
  expect(shown(ratingOf(1730, 80))).toEqual({ points: 1730, within: 80, provisional: false });
});

test('a pool is one word and back, and nothing else is one', () => {
  const pool = { game: 'nexum-galaxy', ruleSet: 'core', seats: 3, pace: 'days' } as const;
  expect(poolText(pool)).toBe('nexum-galaxy.core.3.days');
  expect(readPool(poolText(pool))).toEqual(pool);
  for (const other of ['', 'nexum-galaxy', 'a.b.3.slow', 'a.b.c.live', 'a.b.3.live.x'])
    expect(readPool(other)).toBeNull();
});
