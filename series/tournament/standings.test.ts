import { verbatim, type Game } from '@starboard/engine';
import { expect, test } from 'vitest';
import { skirmish } from '../../games/skirmish/rules/game.ts';
import type { GameResult } from '../result.ts';
import { cancel } from './entering.ts';
import { noShow } from './playing.ts';
import { explained, standingsOf } from './standings.ts';
import { Club, letters, names, ranked, scored } from './testing.ts';
import type { Tournament } from './tournament.ts';

const game = skirmish as unknown as Game;

/** Letters by place, as in `1 A, 2 B C`, and the sentences that explain it. */
function table(tournament: Tournament): { places: string; why: readonly string[] } {
  const standings = standingsOf(tournament);
  const nameOf = (id: string): string => letters(tournament, [id]);
  const places = [...new Set(standings.map(({ place }) => place))].map((place) => {
    const there = standings.filter((each) => each.place === place).map(({ entrant }) => nameOf(entrant));
    return `${place} ${there.toSorted().join(' ')}`;
  });
  return { places: places.join(', '), why: explained(standings, nameOf).map(({ text }) => text) };
}

/** A result that depends on letters: scores, and victory points and relics beside. */
function byLetter(
  club: Club,
  sheet: (letter: string, at: string) => readonly [score: number, points?: number, relics?: number],
): (sitters: readonly string[]) => GameResult {
  return (sitters) => {
    const at = letters(club.tournament, sitters);
    const lines = at.split('').map((letter) => sheet(letter, at));
    return scored(
      lines.map(([score]) => score),
      undefined,
      [
        { label: verbatim('Victory points'), points: lines.map(([, points = 0]) => points) },
        { label: verbatim('Relics'), points: lines.map(([, , relics = 0]) => relics) },
      ],
    );
  };
}

test('SE-5.1 the highest sum of scores wins match and rematch, free-for-all and trios', () => {
  for (const format of ['matchAndRematch', 'freeForAll', 'trios'] as const) {
    const club = new Club(game, { format }, names(4)).close();
    club.playAll(byLetter(club, (letter) => [{ A: 1, B: 4, C: 3, D: 2 }[letter] ?? 0]));
    expect(table(club.tournament)).toEqual({ places: '1 B, 2 C, 3 D, 4 A', why: [] });
  }
});

test('SE-5.2 the highest single score wins parallel games', () => {
  const club = new Club(game, { format: 'parallel' }, names(4)).close();
  club.playAll(byLetter(club, (letter) => [{ A: 43, B: 37, C: 15, D: 12 }[letter] ?? 0]));
  expect(table(club.tournament).places).toBe('1 A, 2 B, 3 C, 4 D');
});

test('SE-5.3 the losers of the semi-finals share the third place, those of a round before share theirs', () => {
  const club = new Club(game, { format: 'suddenDeath' }, names(8)).close();
  club.playAll((sitters) => (letters(club.tournament, sitters) < 'B' ? ranked(1, 2) : ranked(2, 1)));
  expect(table(club.tournament).places).toMatch(/^1 [A-H], 2 [A-H], 3 [A-H] [A-H], 5( [A-H]){4}$/);
});

test('SE-5.3 whoever still plays stands before whoever is out', () => {
  const club = new Club(game, { format: 'suddenDeath' }, names(4)).close();
  club.playRound((_, number) => (number === 0 ? ranked(1, 2) : null));
  expect(table(club.tournament).places).toBe('1 A, 2 C D, 4 B');
});

test('SE-1.7 nobody is ranked in a tournament that was cancelled', () => {
  const club = new Club(game, { format: 'freeForAll' }, names(3)).close();
  club.playRound(() => ranked(1, 2));
  club.do(cancel(club.tournament, club.asking));
  expect(standingsOf(club.tournament)).toEqual([]);
});

test('SE-5.4 trios with equal sums: more games won, and the sentence says so', () => {
  const club = new Club(game, { format: 'trios' }, names(4)).close();
  // A wins two of three games, B one of three, with the same sum
  const scores: Readonly<Record<string, readonly number[]>> = {
    ABC: [10, 2, 1],
    DAB: [1, 10, 8],
    CDA: [3, 2, 0],
    BCD: [10, 3, 2],
  };
  club.playAll(byLetter(club, (letter, at) => [scores[at][at.indexOf(letter)]]));
  const { places, why } = table(club.tournament);
  expect(places).toBe('1 A, 2 B, 3 C, 4 D');
  expect(why).toEqual(['A is ahead of B by games won: 2 to 1.']);
});

test('SE-5.4 then victory points, then relics, then the game between them, else the place is shared', () => {
  const play = (
    points: Readonly<Record<string, number>>,
    relics: Readonly<Record<string, number>> = {},
  ): ReturnType<typeof table> => {
    const club = new Club(game, { format: 'freeForAll' }, names(4)).close();
    // everybody wins once or twice against the next, so that sums and wins of A and B are equal
    const winners: Readonly<Record<string, string>> = {
      AB: 'A',
      CD: 'D',
      CA: 'A',
      DB: 'B',
      AD: 'D',
      BC: 'B',
    };
    club.playAll(
      byLetter(club, (letter, at) => [winners[at] === letter ? 5 : 1, points[letter], relics[letter]]),
    );
    return table(club.tournament);
  };
  const all = 'the line “Victory points” of the score sheet';
  expect(play({ A: 1, B: 3, D: 2 }).why).toEqual([
    `B is ahead of D by ${all}: 9 to 6.`,
    `D is ahead of A by ${all}: 6 to 3.`,
  ]);
  expect(play({}, { D: 1 }).why).toEqual([
    'D is ahead of A by the line “Relics” of the score sheet: 3 to 0.',
    'A is ahead of B by the games between those who are level: 2 to 0.',
  ]);
  // A beat B, B beat D, D beat A: nothing parts them
  expect(play({})).toEqual({
    places: '1 A B D, 4 C',
    why: ['A, B and D share the place: nothing separates them.'],
  });
});

test('SE-4.2 places bring 2 and 1 at tables of two, even parts of 12 at larger ones', () => {
  const points = (tableSeats: number, entrants: number, ...ranks: number[]): readonly number[] => {
    const club = new Club(game, { format: 'swiss', tableSeats, rounds: 1 }, names(entrants)).close();
    club.playRound((sitters) => ranked(...ranks.slice(0, sitters.length)));
    const { encounters, tournament } = {
      encounters: club.tournament.encounters,
      tournament: club.tournament,
    };
    const standings = standingsOf(tournament);
    return encounters[0].entrants.map((id) => standings.find(({ entrant }) => entrant === id)?.points ?? -1);
  };
  expect(points(2, 4, 1, 2)).toEqual([2, 0]);
  expect(points(2, 4, 1, 1)).toEqual([1, 1]);
  expect(points(3, 6, 2, 1, 3)).toEqual([6, 12, 0]);
  expect(points(4, 8, 1, 2, 3, 4)).toEqual([12, 8, 4, 0]);
  expect(points(4, 8, 1, 2, 2, 4)).toEqual([12, 6, 6, 0]);
});

test('SE-4.9 a bye counts like a win', () => {
  const club = new Club(game, { format: 'swiss', rounds: 1 }, names(5)).close();
  const [[bye]] = club.tournament.byes;
  club.playAll(() => ranked(1, 2));
  expect(standingsOf(club.tournament).find(({ entrant }) => entrant === bye)).toMatchObject({
    points: 2,
    played: 0,
  });
});

test('SE-5.5 equal points in Swiss: the opponents’ points, with the numbers', () => {
  const club = new Club(game, { format: 'swiss', rounds: 2 }, names(4)).close();
  // AC, DB, then the winners and the losers meet
  const seen: string[] = [];
  club.playAll((sitters) => {
    seen.push(letters(club.tournament, sitters));
    return sitters[0] < sitters[1] ? ranked(1, 2) : ranked(2, 1);
  });
  const standings = standingsOf(club.tournament);
  expect(seen).toHaveLength(4);
  expect(standings.map(({ points }) => points)).toEqual([4, 2, 2, 0]);
  // of the two with 2 points one lost to the winner, the other to somebody weaker
  const { why } = table(club.tournament);
  expect(why).toEqual([
    expect.stringMatching(/^[A-D] is ahead of [A-D] by the points of all opponents: 6 to 2\.$/),
  ]);
});

test('SE-5.5 a round without a game counts like one against somebody with as many points', () => {
  const club = new Club(game, { format: 'swiss', rounds: 1 }, names(4)).close();
  const [, second] = club.tournament.encounters[0].entrants;
  club.do(noShow(club.tournament, 0, [second]));
  club.playRound(() => ranked(1, 2));
  // 2 points without a game count 2; 2 points against somebody with 0 count 0
  expect(table(club.tournament).why[0]).toMatch(/by the points of all opponents: 2 to 0\.$/);
});

test('SE-5.5 equal points in round robin: those beaten, then the games between them', () => {
  const club = new Club(game, { format: 'roundRobin' }, names(4)).close();
  // A beats B, C, D; B beats C; C beats D; D beats B
  const winners: Readonly<Record<string, string>> = { AB: 'A', AC: 'A', AD: 'A', BC: 'B', CD: 'C', BD: 'D' };
  club.playAll((sitters) => {
    const at = letters(club.tournament, sitters);
    return winners[at.split('').sort().join('')] === at[0] ? ranked(1, 2) : ranked(2, 1);
  });
  expect(table(club.tournament)).toEqual({
    places: '1 A, 2 B C D',
    why: ['B, C and D share the place: nothing separates them.'],
  });
});
