import { isRefusal, type Game } from '@starboard/engine';
import { expect, test } from 'vitest';
import { skirmish } from '../../games/skirmish/rules/game.ts';
import { withdraw, type TournamentDecided } from './entering.ts';
import { callOff, noShow, openTable, report, unfinished } from './playing.ts';
import { standingsOf } from './standings.ts';
import { nextDeed } from './steps.ts';
import { Club, HOST, letters, names, ranked, scored, SEED } from './testing.ts';

const game = skirmish as unknown as Game;
const asHost = { asker: HOST, now: 1000 };

function refused(decided: TournamentDecided): string {
  if (!isRefusal(decided)) throw new Error(`It was not refused: ${JSON.stringify(decided)}`);
  return `${decided.key.replace('series.', '')} ${decided.rule}`;
}

test('SE-4.8 a result counts once, and only of a table of the tournament', () => {
  const club = new Club(game, { format: 'freeForAll' }, names(4));
  expect(refused(openTable(club.tournament, 0, 't0'))).toBe('notBegun SE-4.8');
  club.close();
  club.do(openTable(club.tournament, 0, 't0'));
  expect(refused(openTable(club.tournament, 0, 't9'))).toBe('hasTable SE-4.8');
  expect(refused(openTable(club.tournament, 1, 't0'))).toBe('tableTwice SE-4.8');
  expect(refused(openTable(club.tournament, 7, 't7'))).toBe('noSuchEncounter SE-4.8');
  expect(refused(report(club.tournament, 'elsewhere', ranked(1, 2)))).toBe('otherSeries SE-4.8');
  expect(refused(report(club.tournament, 't0', ranked(1, 2, 3)))).toBe('otherSeats SE-4.8');
  club.do(report(club.tournament, 't0', ranked(1, 2)));
  const before = JSON.stringify(club.tournament);
  expect(refused(report(club.tournament, 't0', ranked(2, 1)))).toBe('resultTwice SE-4.8');
  expect(refused(unfinished(club.tournament, 0))).toBe('resultTwice SE-4.8');
  expect(refused(noShow(club.tournament, 0, ['p0']))).toBe('resultTwice SE-4.8');
  expect(JSON.stringify(club.tournament)).toBe(before);
  club.playAll(() => ranked(1, 2));
  expect(refused(report(club.tournament, 't0', ranked(1, 2)))).toBe('hasEnded SE-4.8');
});

test('SE-4.3 a draw in sudden death is played again with the other first player, then scores count, then the lot', () => {
  const play = (first: readonly number[], second: readonly number[]): Club => {
    const club = new Club(game, { format: 'suddenDeath' }, names(2)).close();
    club.playRound(() => scored(first, [1, 1]));
    const { encounters, lots } = club.tournament;
    expect(encounters[1]).toMatchObject({ entrants: lots.toReversed(), replayOf: 0, round: 0 });
    club.playRound(() => scored(second, [1, 1]));
    expect(club.tournament.status).toBe('over');
    return club;
  };
  // the second game names the scores from the other side
  const bySum = play([5, 5], [3, 7]);
  expect(standingsOf(bySum.tournament)[0].entrant).toBe(bySum.tournament.lots[0]);
  const byOther = play([5, 9], [3, 2]);
  expect(standingsOf(byOther.tournament)[0].entrant).toBe(byOther.tournament.lots[1]);
  const byLot = play([5, 7], [5, 7]);
  const lot = byLot.deeds.find(({ deed }) => deed.do === 'lot')?.deed;
  expect(lot).toMatchObject({ encounter: 0 });
  expect(standingsOf(byLot.tournament)[0].entrant).toBe(lot?.do === 'lot' ? lot.winner : '');
});

test('SE-4.3 the second game decides where somebody wins it', () => {
  const club = new Club(game, { format: 'suddenDeath' }, names(2)).close();
  club.playRound(() => scored([50, 5], [1, 1]));
  club.playRound(() => scored([6, 5]));
  expect(standingsOf(club.tournament).map(({ entrant, place }) => [entrant, place])).toEqual([
    [club.tournament.lots[1], 1],
    [club.tournament.lots[0], 2],
  ]);
});

test('SE-4.5 a game that was never finished counts 0 for all, and is a draw in sudden death', () => {
  const club = new Club(game, { format: 'matchAndRematch' }, names(2)).close();
  club.do(openTable(club.tournament, 0, 't0'));
  club.do(unfinished(club.tournament, 0));
  club.settle().playAll(() => scored([8, 3]));
  expect(standingsOf(club.tournament).map(({ points, played }) => [points, played])).toEqual([
    [8, 1],
    [3, 1],
  ]);
  const duel = new Club(game, { format: 'suddenDeath' }, names(2)).close();
  duel.do(unfinished(duel.tournament, 0));
  expect(nextDeed(duel.tournament, SEED, 1000)).toEqual({ do: 'replay', encounter: 0 });
});

test('SE-4.7 who came goes on in sudden death, and where nobody came nobody does', () => {
  const club = new Club(game, { format: 'suddenDeath' }, names(4)).close();
  const { lots } = club.tournament;
  club.do(noShow(club.tournament, 0, [lots[0]]));
  club.do(noShow(club.tournament, 1, [lots[2], lots[3]]));
  club.settle();
  expect(club.tournament.status).toBe('over');
  expect(standingsOf(club.tournament).map(({ entrant, place }) => [entrant, place])).toEqual([
    [lots[1], 1],
    [lots[0], 2],
    [lots[2], 2],
    [lots[3], 2],
  ]);
});

test('SE-4.7 where scores count a missed game counts 0 for both, where places count who came has won', () => {
  const points = (format: 'freeForAll' | 'roundRobin'): readonly (readonly number[])[] => {
    const club = new Club(game, { format }, names(3)).close();
    const [first, second] = club.tournament.encounters[0].entrants;
    club.do(noShow(club.tournament, 0, [second]));
    club.settle();
    const standings = standingsOf(club.tournament);
    return [first, second].map((id) => {
      const { points: sum = -1, played = -1 } = standings.find(({ entrant }) => entrant === id) ?? {};
      return [sum, played];
    });
  };
  expect(points('freeForAll')).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(points('roundRobin')).toEqual([
    [2, 0],
    [0, 0],
  ]);
});

test('SE-4.7 in match and rematch the others play without, at another table', () => {
  const club = new Club(game, { format: 'matchAndRematch' }, names(4)).close();
  const [a, b, c, d] = club.tournament.lots;
  expect(refused(noShow(club.tournament, 0, []))).toBe('notAtTable SE-4.7');
  expect(refused(noShow(club.tournament, 0, ['stranger']))).toBe('notAtTable SE-4.7');
  club.do(openTable(club.tournament, 0, 't0'));
  club.do(noShow(club.tournament, 0, [b]));
  expect(club.tournament.encounters[0]).toMatchObject({ table: null, end: null, absent: [b] });
  expect(refused(report(club.tournament, 't0', ranked(1, 2, 3, 4)))).toBe('otherSeries SE-4.8');
  const seen: string[] = [];
  club.playAll((sitters) => {
    seen.push(letters(club.tournament, sitters));
    return ranked(...sitters.map((_, seat) => seat + 1));
  });
  expect(seen).toEqual(['ACD', 'DCBA']);
  expect(standingsOf(club.tournament).map(({ entrant }) => entrant)).toEqual([d, c, a, b]);
});

test('SE-4.6 nobody waits for who has left, but a game at an open table is still played', () => {
  const club = new Club(game, { format: 'roundRobin' }, names(4)).close();
  const leaver = club.tournament.encounters[0].entrants[0];
  club.do(openTable(club.tournament, 0, 't0'));
  club.do(withdraw(club.tournament, leaver, asHost));
  expect(refused(withdraw(club.tournament, leaver, asHost))).toBe('hasLeft SE-4.6');
  club.settle();
  expect(club.tournament.encounters[0].end).toBeNull();
  club.playAll(() => ranked(1, 2));
  const others = club.tournament.encounters.filter(({ entrants }, i) => i > 0 && entrants.includes(leaver));
  expect(others.map(({ end }) => end?.end)).toEqual(['noShow', 'noShow']);
});

test('SE-4.6 games of somebody who left too soon count for nobody', () => {
  const leaveAfter = (format: 'freeForAll' | 'roundRobin', rounds: number): Club => {
    const club = new Club(game, { format }, names(6)).close();
    for (let i = 0; i < rounds; i++) club.playRound(() => scored([7, 4]));
    club.do(withdraw(club.tournament, club.tournament.lots[0], asHost));
    return club.settle().playAll(() => scored([7, 4]));
  };
  const last = (club: Club): unknown => standingsOf(club.tournament).at(-1);
  const countsFor = (club: Club, id: string): number =>
    standingsOf(club.tournament).find(({ entrant }) => entrant === id)?.played ?? -1;
  const [leaver, other] = ['A', 'B'].map((letter) => letter.charCodeAt(0) - 65);
  for (const [format, rounds] of [
    ['freeForAll', 4],
    ['roundRobin', 2],
  ] as const) {
    const club = leaveAfter(format, rounds);
    expect(last(club)).toMatchObject({
      entrant: club.tournament.lots[leaver],
      place: 6,
      played: 0,
      left: true,
    });
    expect(countsFor(club, club.tournament.lots[other])).toBe(4);
  }
  // three of five games are more than half
  const late = leaveAfter('roundRobin', 3);
  expect(countsFor(late, late.tournament.lots[leaver])).toBe(3);
});

test('SE-4.5 the organizer calls off a game that has a table and no end', () => {
  const club = new Club(game, { format: 'parallel' }, names(4));
  const why = (number: number, asker = HOST): string => {
    const decided = callOff(club.tournament, number, asker);
    return isRefusal(decided) ? `${decided.key.replace('series.', '')} ${decided.rule}` : decided;
  };
  expect(why(0)).toBe('notBegun SE-4.8');
  club.close();
  expect(why(0)).toBe('noTableYet SE-4.5');
  club.do(openTable(club.tournament, 0, 't0'));
  expect(why(0, 'p0')).toBe('onlyOrganizer SE-4.5');
  expect(why(0)).toBe('t0');
  club.do(unfinished(club.tournament, 0));
  expect(why(0)).toBe('resultTwice SE-4.8');
  expect(why(9)).toBe('noSuchEncounter SE-4.8');
});
