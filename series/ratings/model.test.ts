// The ratings are those of the package openskill, whatever came of however many games.

import { array, assert, integer, property, record, sample, tuple } from 'fast-check';
import { rate } from 'openskill';
import { expect, test } from 'vitest';
import { rated, UNKNOWN, type Strength } from './model.ts';

const TAU = 25 / 300;

const ratings = record({
  mean: integer({ min: 5_000_000, max: 45_000_000 }),
  deviation: integer({ min: 500_000, max: 9_000_000 }),
});

const results = integer({ min: 2, max: 8 }).chain((seats) =>
  tuple(
    array(ratings, { minLength: seats, maxLength: seats }),
    array(integer({ min: 1, max: seats }), { minLength: seats, maxLength: seats }),
  ),
);

/** What openskill makes of it: it draws no lots, so only the order of ranks matters. */
function theirs(before: readonly Strength[], ranks: readonly number[]): Strength[] {
  const teams = before.map(({ mean, deviation }) => [{ mu: mean / 1e6, sigma: deviation / 1e6 }]);
  return rate(teams, { rank: [...ranks], tau: TAU }).map(([{ mu, sigma }]) => ({
    mean: mu * 1e6,
    deviation: sigma * 1e6,
  }));
}

test('SE-6.1: ratings for two to eight seats, shared places too, are those of openskill', () => {
  assert(
    property(results, ([before, ranks]) => {
      const ours = rated(before, ranks);
      for (const [i, { mean, deviation }] of theirs(before, ranks).entries()) {
        expect(Math.abs(ours[i].mean - mean)).toBeLessThan(1);
        expect(Math.abs(ours[i].deviation - deviation)).toBeLessThan(1);
      }
    }),
  );
});

test('SE-6.1: who wins gains, who loses loses, and both are known better', () => {
  const [winner, loser] = rated([UNKNOWN, UNKNOWN], [1, 2]);
  expect(winner.mean).toBeGreaterThan(UNKNOWN.mean);
  expect(loser.mean).toBe(2 * UNKNOWN.mean - winner.mean);
  expect(winner.deviation).toBeLessThan(UNKNOWN.deviation);
});

test('SE-6.1: the order in which seats are named changes nothing', () => {
  const strong = { mean: 30_000_000, deviation: 2_000_000 };
  const [a, b, c] = rated([UNKNOWN, strong, UNKNOWN], [2, 1, 3]);
  const [d, e, f] = rated([UNKNOWN, UNKNOWN, strong], [3, 2, 1]);
  expect([c, a, b]).toEqual([d, e, f]);
});

test('SE-6.7: the same results in the same order give the same numbers', () => {
  const played = sample(results, { numRuns: 200, seed: 6 });
  const reckoned = (): Strength[] => {
    const book: Strength[] = Array.from({ length: 8 }, () => UNKNOWN);
    for (const [, ranks] of played)
      for (const [seat, now] of rated(book.slice(0, ranks.length), ranks).entries()) book[seat] = now;
    return book;
  };
  expect(reckoned()).toEqual(reckoned());
  for (const { mean, deviation } of reckoned()) expect([mean, deviation].every(Number.isInteger)).toBe(true);
});
