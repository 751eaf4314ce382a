import { describe, expect, test } from 'vitest';
import { fixtureOf, pairingsOf } from './lineups.ts';
import { shareOf } from './results.ts';

const CYCLE = [0, 2, 2, 6, 6];

describe.each([2, 3, 4])('with %d seats', (seats) => {
  const games = Array.from({ length: CYCLE[seats] * 4 }, (_, game) => fixtureOf([7, 3], seats, game));

  test('both sit in every seat equally often', () => {
    for (let seat = 0; seat < seats; seat++) {
      expect(games.filter((each) => each.seats[seat] === 7)).toHaveLength(games.length / 2);
    }
  });

  test('both have as many seats in all, and as many as can be in each game', () => {
    for (const { seats: lineup } of games) {
      const ones = lineup.filter((bot) => bot === 7).length;
      expect(Math.abs(2 * ones - seats)).toBeLessThanOrEqual(1);
    }
  });

  test('each deal of dice is played from both sides', () => {
    for (let game = 0; game < games.length; game += 2) {
      const [one, other] = [games[game], games[game + 1]];
      expect(other.deal).toBe(one.deal);
      expect(other.seats).toEqual(one.seats.map((bot) => 10 - bot));
      expect(one.deal).not.toBe(games[game - 1]?.deal);
    }
  });
});

test('all even ways to share four seats come up', () => {
  const games = Array.from({ length: 6 }, (_, game) => fixtureOf([1, 0], 4, game).seats.join(''));
  expect(games.toSorted()).toEqual(['0011', '0101', '0110', '1001', '1010', '1100']);
});

test('alone, both play the same dice', () => {
  expect([0, 1, 2].map((game) => fixtureOf([1, 0], 1, game))).toMatchObject([
    { seats: [1], deal: 0 },
    { seats: [0], deal: 0 },
    { seats: [1], deal: 1 },
  ]);
});

test('everybody plays everybody, or each the next one', () => {
  expect(pairingsOf(3, false)).toEqual([
    [1, 0],
    [2, 0],
    [2, 1],
  ]);
  expect(pairingsOf(4, true)).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
  ]);
});

test('where several seats play, a bot has the share of pairs of seats in which it is ahead', () => {
  const played = (seats: readonly number[], ranks: readonly number[] | null): number | null =>
    shareOf({
      fixture: { pairing: [1, 0], seats, game: 0, deal: 0 },
      ranks,
      unseated: [],
      scores: [],
      moves: 1,
    });
  expect(played([1, 0], [1, 2])).toBe(1);
  expect(played([1, 0], [1, 1])).toBe(0.5);
  expect(played([1, 0, 1, 0], [1, 2, 3, 4])).toBe(0.75);
  expect(played([0, 1, 1], [1, 2, 3])).toBe(0);
  expect(played([1, 0], null)).toBeNull();
});
