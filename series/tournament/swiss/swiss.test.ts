import { FastChance, type Game } from '@starboard/engine';
import { volume } from '@starboard/engine/testkit';
import { expect, test } from 'vitest';
import { skirmish } from '../../../games/skirmish/rules/game.ts';
import { withdraw } from '../entering.ts';
import { standingsOf } from '../standings.ts';
import { Club, HOST, letters, names, ranked } from '../testing.ts';
import type { Encounter, Tournament } from '../tournament.ts';
import type { Contender } from './contender.ts';
import { Matching } from './matching.ts';
import { paired } from './pairs.ts';
import { sizesFor } from './tables.ts';

const game = skirmish as unknown as Game;
const asHost = { asker: HOST, now: 1000 };

/** A whole tournament: the lower number mostly wins. */
function played(
  entrants: number,
  rounds: number,
  seed: number,
  { tableSeats = 2, leaving = 0 }: { tableSeats?: number; leaving?: number } = {},
): Tournament {
  const chance = new FastChance(seed);
  const club = new Club(game, { format: 'swiss', rounds, tableSeats }, names(entrants)).close();
  while (club.tournament.status === 'playing') {
    club.playRound((sitters) => {
      const strength = sitters.map(
        (id) => 3 * Number(id.slice(1)) + chance.die(entrants) + chance.die(entrants),
      );
      return ranked(...strength.map((mine) => 1 + strength.filter((other) => other < mine).length));
    });
    const staying = club.tournament.entrants.filter(({ left }) => !left);
    if (club.tournament.status === 'playing' && leaving > 0 && chance.die(100) <= leaving) {
      club.do(withdraw(club.tournament, staying[chance.die(staying.length) - 1].id, asHost));
      club.settle();
    }
  }
  return club.tournament;
}

const key = ({ entrants }: Encounter): string => entrants.toSorted().join(' ');

/** How often somebody met somebody again. */
function meetings(encounters: readonly Encounter[]): number {
  const met = new Map<string, number>();
  for (const { entrants } of encounters)
    for (const one of entrants)
      for (const other of entrants)
        if (one < other) met.set(`${one} ${other}`, (met.get(`${one} ${other}`) ?? 0) + 1);
  return [...met.values()].reduce((sum, times) => sum + times - 1, 0);
}

test('SE-2.9 nobody meets anybody twice where everybody has enough others left, also where some leave', () => {
  for (let i = 0; i < volume({ daily: 60, long: 1000 }); i++) {
    const chance = new FastChance(i);
    const entrants = 8 + chance.die(30);
    const leaving = i % 3 === 0 ? 30 : 0;
    // so few rounds that half of the others are always left to meet: then all can be paired (Dirac)
    const rounds = Math.floor(entrants / (leaving > 0 ? 4 : 2)) - (entrants % 2);
    const { encounters } = played(entrants, Math.min(rounds, 2 + chance.die(6)), i, { leaving });
    const pairs = encounters.map(key);
    expect([i, new Set(pairs).size]).toEqual([i, pairs.length]);
  }
});

test('SE-2.9 where it cannot be, as few meet again as must', () => {
  let again = 0;
  for (let i = 0; i < volume({ daily: 20, long: 200 }); i++) {
    const { encounters, lots } = played(i % 2 === 0 ? 6 : 8, 9, i);
    for (let round = 0; round < 9; round++) {
      const met = new Set(encounters.filter((each) => each.round < round).map(key));
      const fewest = fewestAgain(lots, met);
      const now = encounters.filter((each) => each.round === round && met.has(key(each))).length;
      expect([i, round, now]).toEqual([i, round, fewest]);
      again += now;
    }
  }
  expect(again).toBeGreaterThan(0);
});

/** Over all ways to pair them. */
function fewestAgain([first, ...rest]: readonly string[], met: ReadonlySet<string>): number {
  if (first === undefined) return 0;
  return Math.min(
    ...rest.map((other) => {
      const again = met.has([first, other].toSorted().join(' ')) ? 1 : 0;
      return (
        again +
        fewestAgain(
          rest.filter((each) => each !== other),
          met,
        )
      );
    }),
  );
}

test('SE-2.8 those with as many points meet: nobody is paired far away in points', () => {
  for (let i = 0; i < volume({ daily: 10, long: 200 }); i++) {
    const club = new Club(game, { format: 'swiss', rounds: 6 }, names(64)).close();
    const chance = new FastChance(i);
    while (club.tournament.status === 'playing') {
      const points = new Map(standingsOf(club.tournament).map((each) => [each.entrant, each.points]));
      const round = club.tournament.byes.length - 1;
      const gaps = club.tournament.encounters
        .filter((each) => each.round === round)
        .map(({ entrants: [one, other] }) => Math.abs((points.get(one) ?? 0) - (points.get(other) ?? 0)));
      // 64 divide evenly for as long as there are no draws, but for those who have met already
      expect(Math.max(...gaps)).toBeLessThanOrEqual(4);
      expect(gaps.filter((gap) => gap > 0).length).toBeLessThanOrEqual(6);
      club.playRound(() => (chance.die(2) === 1 ? ranked(1, 2) : ranked(2, 1)));
    }
  }
});

test('SE-2.8 as many as possible find somebody with as many points', () => {
  const contender = (id: string, points: number, met: readonly string[] = []): Contender => ({
    id,
    points,
    seats: [0, 0, 0, 0],
    lastSeat: null,
    met: new Map(met.map((other) => [other, 1])),
    walkovers: 0,
  });
  const pairs = (...list: readonly Contender[]): readonly string[] =>
    paired(list).tables.map(([one, other]) => one.id + other.id);
  const low = ['e', 'f', 'g', 'h'].map((id) => contender(id, 0));
  // a would meet c, but b and d have met already
  const high = [contender('a', 4), contender('b', 4, ['d']), contender('c', 4), contender('d', 4, ['b'])];
  expect(pairs(...high, ...low)).toEqual(['ad', 'bc', 'eg', 'fh']);
  // three of them: one plays the first of those below
  expect(pairs(...high.slice(0, 3), ...low.slice(0, 3))).toEqual(['ab', 'ce', 'fg']);
});

test('SE-2.10 first and second are balanced', () => {
  for (let i = 0; i < volume({ daily: 30, long: 500 }); i++) {
    const { encounters, lots } = played(16 + 2 * (i % 20), 7, i);
    for (const id of lots) {
      const mine = encounters.filter(({ entrants }) => entrants.includes(id));
      const firsts = mine.filter(({ entrants }) => entrants[0] === id).length;
      expect(Math.abs(2 * firsts - mine.length)).toBeLessThanOrEqual(2);
    }
  }
});

test('SE-2.10 nearly everybody is first in exactly half of the games, where their number is even', () => {
  let uneven = 0;
  for (let i = 0; i < 10; i++) {
    const { encounters, lots } = played(64, 8, i);
    for (const id of lots) if (encounters.filter(({ entrants }) => entrants[0] === id).length !== 4) uneven++;
  }
  expect(uneven).toBeLessThan(0.15 * 640);
});

test('SE-2.8 SE-2.10 at first the upper half of the lots meets the lower, and begins at every other table', () => {
  const club = new Club(game, { format: 'swiss' }, names(8)).close();
  const tables = club.tournament.encounters.map(({ entrants }) => letters(club.tournament, entrants));
  expect(tables).toEqual(['AE', 'FB', 'CG', 'HD']);
  // A, B, C and D win: A would meet C, but both have begun
  club.playRound((sitters) => (letters(club.tournament, sitters) < 'D' ? ranked(1, 2) : ranked(2, 1)));
  const next = club.tournament.encounters.slice(4).map(({ entrants }) => letters(club.tournament, entrants));
  expect(next).toEqual(['DA', 'BC', 'EH', 'GF']);
});

test('SE-2.10 at larger tables nobody sits in a seat much more often than in another', () => {
  const { encounters, lots } = played(24, 8, 3, { tableSeats: 4 });
  for (const id of lots) {
    const counts = [0, 1, 2, 3].map(
      (seat) => encounters.filter(({ entrants }) => entrants[seat] === id).length,
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  }
});

test('SE-2.11 tables of three and four, as many of the wanted size as can be', () => {
  expect([6, 7, 8, 9, 10, 11, 12].map((n) => sizesFor(n, 4).join(''))).toEqual([
    '33',
    '43',
    '44',
    '333',
    '433',
    '443',
    '444',
  ]);
  expect([6, 7, 8, 9, 10, 11, 12].map((n) => sizesFor(n, 3).join(''))).toEqual([
    '33',
    '43',
    '44',
    '333',
    '433',
    '443',
    '3333',
  ]);
  expect([1, 2, 3, 4, 5].map((n) => sizesFor(n, 4).join(''))).toEqual(['', '', '3', '4', '4']);
});

test('SE-2.11 few meet again at larger tables', () => {
  for (let i = 0; i < volume({ daily: 10, long: 100 }); i++) {
    const three = played(36, 5, i, { tableSeats: 3 });
    expect(meetings(three.encounters)).toBe(0);
    const four = played(64, 5, i, { tableSeats: 4 });
    expect(meetings(four.encounters)).toBe(0);
  }
});

test('SE-4.9 byes go round, from the bottom of the list', () => {
  for (let i = 0; i < volume({ daily: 20, long: 300 }); i++) {
    const { byes } = played(9 + 2 * (i % 5), 6, i, { leaving: i % 2 === 0 ? 0 : 10 });
    const all = byes.flat();
    expect(new Set(all).size).toBe(all.length);
  }
  const five = played(5, 4, 1, { tableSeats: 4 });
  expect(five.byes.map((round) => round.length)).toEqual([1, 1, 1, 1]);
  expect(new Set(five.byes.flat()).size).toBe(4);
});

test('Swiss ends early where too few are left', () => {
  const club = new Club(game, { format: 'swiss', rounds: 8 }, names(4)).close();
  for (const id of names(3)) club.do(withdraw(club.tournament, id, asHost));
  club.settle();
  expect(club.tournament.status).toBe('over');
  expect(standingsOf(club.tournament)[0]).toMatchObject({ entrant: 'p3', points: 2 });
});

test('a matching is as large as any', () => {
  for (let i = 0; i < volume({ daily: 200, long: 5000 }); i++) {
    const chance = new FastChance(i);
    const order = 2 + chance.die(8);
    const joined = new Uint8Array(order * order);
    for (let one = 0; one < order; one++)
      for (let other = 0; other < one; other++)
        if (chance.die(10) <= 4) joined[one * order + other] = joined[other * order + one] = 1;
    const all = Array.from({ length: order }, (_, vertex) => vertex);
    expect([i, new Matching(order, joined).left.length]).toEqual([
      i,
      order - 2 * largest(joined, order, all),
    ]);
    // what is taken out leaves a largest matching of the rest, or is refused
    const [one, other] = [chance.die(order) - 1, chance.die(order) - 1];
    if (one === other || joined[one * order + other] === 0) continue;
    const rest = all.filter((vertex) => vertex !== one && vertex !== other);
    const fits = 1 + largest(joined, order, rest) === largest(joined, order, all);
    const matching = new Matching(order, joined);
    expect(matching.canTakePair(one, other)).toBe(fits);
    expect(matching.takePair(one, other)).toBe(fits);
    const now = fits ? rest : all;
    expect(matching.left.length).toBe(now.length - 2 * largest(joined, order, now));
  }
});

/** By trying all. */
function largest(joined: Uint8Array, order: number, [first, ...rest]: readonly number[]): number {
  if (first === undefined) return 0;
  return rest.reduce(
    (best, other) =>
      joined[first * order + other] === 0
        ? best
        : Math.max(
            best,
            1 +
              largest(
                joined,
                order,
                rest.filter((vertex) => vertex !== other),
              ),
          ),
    largest(joined, order, rest),
  );
}
