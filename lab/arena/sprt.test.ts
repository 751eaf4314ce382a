import { FastChance } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { eloOf, expectedShare } from './elo.ts';
import { readClaim } from './report.ts';
import { addShare, newTie } from './results.ts';
import { evidence, verdictOf, type Claims, type Verdict } from './sprt.ts';

interface Tested {
  readonly verdict: Verdict;
  readonly games: number;
}

/** Made-up results at that true share of decided games, until the test ends. */
function tested(claims: Claims, share: number, chance: FastChance, drawn = 0): Tested {
  const tie = newTie([1, 0]);
  for (let games = 1; games <= 100_000; games++) {
    if (chance.die(1000) <= drawn * 1000) addShare(tie, 0.5);
    else addShare(tie, chance.die(1e6) <= share * 1e6 ? 1 : 0);
    const verdict = verdictOf(tie, claims);
    if (verdict !== 'open') return { verdict, games };
  }
  throw new Error('The test did not end.');
}

function ratesOf(claims: Claims, share: number, seed: number): { high: number; games: number } {
  const chance = new FastChance(seed);
  const all = Array.from({ length: 2000 }, () => tested(claims, share, chance));
  return {
    high: all.filter(({ verdict }) => verdict === 'high').length / all.length,
    games: all.reduce((sum, { games }) => sum + games, 0) / all.length,
  };
}

const bar: Claims = { low: eloOf(0.65), high: eloOf(0.75) };
const versions: Claims = { low: 0, high: 50 };

describe.each([
  ['65 % or 75 %', bar],
  ['0 or 50 Elo', versions],
])('the test of %s', (_, claims) => {
  test('is wrong in about 5 % of cases when the low claim is true', () => {
    const { high } = ratesOf(claims, expectedShare(claims.low), 1);
    expect(high).toBeGreaterThan(0.025);
    expect(high).toBeLessThan(0.06);
  });

  test('is wrong in about 5 % of cases when the high claim is true', () => {
    const { high } = ratesOf(claims, expectedShare(claims.high), 2);
    expect(high).toBeLessThan(0.975);
    expect(high).toBeGreaterThan(0.94);
  });

  test('is all but sure, and quick, where the truth lies beyond the claims', () => {
    const near = ratesOf(claims, expectedShare(claims.high), 3);
    const far = ratesOf(claims, expectedShare(2 * claims.high - claims.low), 3);
    expect(far.high).toBeGreaterThan(0.99);
    expect(far.games).toBeLessThan(near.games);
    expect(ratesOf(claims, expectedShare(2 * claims.low - claims.high), 4).high).toBeLessThan(0.01);
  });
});

test('games that nobody won say nothing', () => {
  const [without, withDraws] = [0, 0.5].map((drawn) => tested(bar, 0.75, new FastChance(9), drawn));
  expect(without.verdict).toBe(withDraws.verdict);
  expect(evidence({ wins: 0, losses: 0 }, bar)).toBe(0);
});

test('evidence is the logarithm of the ratio of likelihoods', () => {
  expect(evidence({ wins: 3, losses: 2 }, bar)).toBeCloseTo(
    Math.log((0.75 ** 3 * 0.25 ** 2) / (0.65 ** 3 * 0.35 ** 2)),
  );
  // at 19 to 1 it is enough
  expect(verdictOf({ wins: 20, losses: 0 }, bar)).toBe('open');
  expect(verdictOf({ wins: 21, losses: 0 }, bar)).toBe('high');
  expect(verdictOf({ wins: 0, losses: 9 }, bar)).toBe('low');
});

test.each([
  ['65%', eloOf(0.65)],
  ['52.5%', eloOf(0.525)],
  ['30', 30],
  ['-10.5', -10.5],
])('%s is a claim', (text, elo) => {
  expect(readClaim(text)).toBeCloseTo(elo);
});

test.each(['', '100%', '0%', 'much', '1e3', '65 %', '12345'])('%j is none', (text) => {
  expect(readClaim(text)).toBeNull();
});
