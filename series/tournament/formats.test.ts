import { skirmish } from '../../games/skirmish/rules/game.ts';
import type { Game } from '@starboard/engine';
import { expect, test } from 'vitest';
import type { FormatId } from './formats.ts';
import { everyPair, freeForAll, type Rounds } from './schedule/pairs.ts';
import { everyThree } from './schedule/trios.ts';
import { roundsOf } from './schedule/next-round.ts';
import { Club, letters, names, ranked } from './testing.ts';

const game = skirmish as unknown as Game;

/** The games of a whole tournament in letters, in the order in which they were opened, first seat first. */
function games(format: FormatId, entrants: number): readonly string[] {
  const club = new Club(game, { format }, names(entrants)).close();
  club.playAll((sitters) => ranked(...sitters.map((_, seat) => seat + 1)));
  return club.tournament.encounters.map((each) => letters(club.tournament, each.entrants));
}

test('SE-2.1 SE-2.2 match and rematch turns the seats round', () => {
  expect(games('matchAndRematch', 4)).toEqual(['ABCD', 'DCBA']);
  expect(games('matchAndRematch', 3)).toEqual(['ABC', 'CBA']);
  expect(games('matchAndRematch', 2)).toEqual(['AB', 'BA']);
});

test('SE-2.3 parallel games are played at tables of two', () => {
  expect(games('parallel', 4)).toEqual(['AB', 'CD']);
  expect(games('parallel', 6)).toEqual(['AB', 'CD', 'EF']);
});

test('SE-2.4 sudden death: the winner of the earlier game is first', () => {
  expect(games('suddenDeath', 4)).toEqual(['AB', 'CD', 'AC']);
  expect(games('suddenDeath', 2)).toEqual(['AB']);
});

test('SE-2.4 byes fill up to the next power of two, and those who have one meet as late as can be', () => {
  for (let entrants = 2; entrants <= 40; entrants++) {
    const club = new Club(game, { format: 'suddenDeath' }, names(entrants)).close();
    const { encounters, byes } = club.tournament;
    const places = 2 ** Math.ceil(Math.log2(entrants));
    expect([entrants, byes[0].length]).toEqual([entrants, places - entrants]);
    expect(new Set([...byes[0], ...encounters.flatMap((each) => each.entrants)]).size).toBe(entrants);
    club.playAll(() => ranked(2, 1));
    expect(club.tournament.byes).toHaveLength(Math.ceil(Math.log2(entrants)));
    expect(club.tournament.encounters).toHaveLength(entrants - 1);
    if (places - entrants > places / 4) continue;
    const second = club.tournament.encounters.filter(({ round }) => round === 1);
    for (const { entrants: pair } of second) expect(pair.every((id) => byes[0].includes(id))).toBe(false);
  }
});

test('SE-2.5 free-for-all of four as printed, the other numbers each pair once', () => {
  expect(games('freeForAll', 4)).toEqual(['AB', 'CD', 'CA', 'DB', 'AD', 'BC']);
  for (const entrants of [3, 4, 5, 6, 7, 8]) expectEachOnce(freeForAll(entrants), entrants, 2);
});

test('SE-2.6 trios of four as printed, the other numbers each three once', () => {
  expect(games('trios', 4)).toEqual(['ABC', 'DAB', 'CDA', 'BCD']);
  for (const entrants of [4, 5, 6]) {
    const rounds = everyThree(entrants);
    expectEachOnce(rounds, entrants, 3);
    expectBalance(rounds, entrants, 3);
  }
  expect(everyThree(6)).toHaveLength(10);
});

test('SE-2.7 round robin: each pair once, nobody twice in a round, first as often as second', () => {
  for (let entrants = 3; entrants <= 32; entrants++) {
    const rounds = everyPair(entrants);
    expect(rounds).toHaveLength(entrants - 1 + (entrants % 2));
    expectEachOnce(rounds, entrants, 2);
    expectBalance(rounds, entrants, 2);
    for (const round of rounds) expect(round).toHaveLength(Math.floor(entrants / 2));
  }
});

/** Every group of that size once, and nobody at two tables at a time. */
function expectEachOnce(rounds: Rounds, entrants: number, size: number): void {
  const all = rounds.flat().map((table) => table.toSorted((one, other) => one - other).join(' '));
  const ways =
    size === 2 ? (entrants * (entrants - 1)) / 2 : (entrants * (entrants - 1) * (entrants - 2)) / 6;
  expect([all.length, new Set(all).size]).toEqual([ways, ways]);
  for (const table of rounds.flat()) expect(new Set(table).size).toBe(size);
  for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.flat().length);
}

/** In no seat more than once more often than in another. */
function expectBalance(rounds: Rounds, entrants: number, size: number): void {
  for (let place = 0; place < entrants; place++) {
    const counts = Array.from(
      { length: size },
      (_, seat) => rounds.flat().filter((table) => table[seat] === place).length,
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  }
}

test('how many rounds there are is known when the lots are drawn', () => {
  const rounds = (format: FormatId, entrants: number): number =>
    roundsOf(new Club(game, { format }, names(entrants)).close().tournament);
  expect(rounds('matchAndRematch', 4)).toBe(2);
  expect(rounds('suddenDeath', 5)).toBe(3);
  expect(rounds('roundRobin', 5)).toBe(5);
  expect(rounds('swiss', 9)).toBe(4);
});
