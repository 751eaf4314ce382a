import { FastChance } from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { eloOf, expectedShare, ratings } from './elo.ts';
import { addShare, newTie, type Tie } from './results.ts';

const SCALE = 400 / Math.LN10;

function tieOf(pairing: readonly [number, number], wins: number, losses: number, draws = 0): Tie {
  return { pairing, wins, losses, draws, points: wins + draws / 2, unfinished: 0 };
}

test('400 points are odds of ten to one', () => {
  expect(expectedShare(400)).toBeCloseTo(10 / 11);
  expect(expectedShare(0)).toBe(0.5);
  expect(eloOf(10 / 11)).toBeCloseTo(400);
  expect(eloOf(expectedShare(-123))).toBeCloseTo(-123);
});

describe('ratings of two', () => {
  test.each([
    [75, 25],
    [640, 360],
    [50, 50],
  ])('%d won and %d lost: the known difference and its interval', (wins, losses) => {
    const [anchor, other] = ratings(2, [tieOf([1, 0], wins, losses)], 0);
    expect(anchor).toEqual({ elo: 0, margin: 0 });
    // a drawn game is added to every pairing
    const games = wins + losses + 1;
    const share = (wins + 0.5) / games;
    expect(other.elo).toBeCloseTo(400 * Math.log10(share / (1 - share)), 6);
    expect(other.margin).toBeCloseTo((1.959964 * SCALE) / Math.sqrt(games * share * (1 - share)), 4);
  });

  test('draws are half a win', () => {
    const [, drawn] = ratings(2, [tieOf([1, 0], 0, 0, 40)], 0);
    expect(drawn.elo).toBeCloseTo(0, 6);
    const [, both] = ratings(2, [tieOf([1, 0], 30, 10, 20)], 0);
    const [, half] = ratings(2, [tieOf([1, 0], 40, 20)], 0);
    expect(both.elo).toBeCloseTo(half.elo, 6);
  });

  test('who always wins is far ahead, by a number', () => {
    const [, winner] = ratings(2, [tieOf([1, 0], 100, 0)], 0);
    expect(winner.elo).toBeGreaterThan(800);
    expect(winner.elo - winner.margin).toBeGreaterThan(200);
    expect(Number.isFinite(winner.margin)).toBe(true);
  });
});

test('along a chain of pairings differences add up and intervals widen', () => {
  const chain = [tieOf([1, 0], 60, 40), tieOf([2, 1], 60, 40), tieOf([3, 2], 60, 40)];
  const rated = ratings(4, chain, 0);
  const step = rated[1].elo;
  expect(step).toBeGreaterThan(60);
  expect(rated[3].elo).toBeCloseTo(3 * step, 6);
  expect(rated[3].margin).toBeCloseTo(Math.sqrt(3) * rated[1].margin, 6);
});

test('another anchor moves all ratings alike', () => {
  const all = [tieOf([1, 0], 60, 40), tieOf([2, 1], 70, 30), tieOf([2, 0], 85, 15)];
  const [first, last] = [ratings(3, all, 0), ratings(3, all, 2)];
  for (let bot = 0; bot < 3; bot++) expect(first[bot].elo - last[bot].elo).toBeCloseTo(first[2].elo, 6);
  expect(last[2]).toEqual({ elo: 0, margin: 0 });
});

test('a bot without games is not known at all', () => {
  const rated = ratings(3, [tieOf([1, 0], 60, 40)], 0);
  expect(rated[2].margin).toBeGreaterThan(10_000);
  expect(rated[1].elo).toBeCloseTo(ratings(2, [tieOf([1, 0], 60, 40)], 0)[1].elo, 4);
});

test('95 % of the intervals hold the truth', () => {
  const truth = [0, 80, 190];
  const chance = new FastChance(7);
  let held = 0;
  const repeats = 600;
  for (let repeat = 0; repeat < repeats; repeat++) {
    const ties = (
      [
        [1, 0],
        [2, 0],
        [2, 1],
      ] as const
    ).map((pairing) => {
      const tie = newTie(pairing);
      const share = expectedShare(truth[pairing[0]] - truth[pairing[1]]);
      for (let game = 0; game < 120; game++) addShare(tie, chance.die(1e6) <= share * 1e6 ? 1 : 0);
      return tie;
    });
    const { elo, margin } = ratings(3, ties, 0)[2];
    if (Math.abs(elo - truth[2]) <= margin) held++;
  }
  expect(held / repeats).toBeGreaterThan(0.93);
  expect(held / repeats).toBeLessThan(0.975);
});
