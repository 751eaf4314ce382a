import { expect, test } from 'vitest';
import { gameTallies, tallies, type Place } from './tallies.ts';

const place = (person: string | null, rank: number, more: Partial<Place> = {}): Place => ({
  person,
  bot: null,
  isAccount: person !== null,
  rank,
  playedAs: null,
  dice: 0,
  pips: 0,
  ...more,
});

const told = (rows: readonly { kind: string; key: string; games: number; wins: number; losses: number }[]) =>
  rows.map(({ kind, key, games, wins, losses }) => [kind, key, games, wins, losses]);

test('SE-6.8: a game counts by seat, board, what was played and each opponent', () => {
  const places = [
    place('anna', 1, { playedAs: 'psycon' }),
    place('bert', 2),
    place(null, 3),
    place(null, 1, { bot: 'captain' }),
  ];
  const rows = tallies('nexum-galaxy', places, { board: 'LAUBURIA' });
  expect(told(rows.filter(({ person }) => person === 'anna'))).toEqual([
    ['all', '', 1, 1, 0],
    ['as', 'psycon', 1, 1, 0],
    ['board', 'LAUBURIA', 1, 1, 0],
    ['opponent', 'bert', 1, 1, 0],
    ['opponent', 'bot:captain', 1, 0, 0],
    ['seat', '4.0', 1, 1, 0],
  ]);
  expect(told(rows.filter(({ person }) => person === 'bert'))).toEqual([
    ['all', '', 1, 0, 1],
    ['board', 'LAUBURIA', 1, 0, 1],
    ['opponent', 'anna', 1, 0, 1],
    ['opponent', 'bot:captain', 1, 0, 1],
    ['seat', '4.1', 1, 0, 1],
  ]);
  expect(new Set(rows.map(({ person }) => person)).size).toBe(2);
});

test('two bots of a level are met twice, and written once', () => {
  const places = [place('anna', 2), place(null, 1, { bot: 'cadet' }), place(null, 3, { bot: 'cadet' })];
  const rows = tallies('nexus-ops', places, { board: null });
  expect(told(rows.filter(({ kind }) => kind === 'opponent'))).toEqual([['opponent', 'bot:cadet', 2, 1, 1]]);
});

test('programs and guests are counted as opponents at most', () => {
  const places = [place('anna', 1), place('robo', 2, { isAccount: false })];
  const rows = tallies('nexus-ops', places, { board: null });
  expect(rows.every(({ person }) => person === 'anna')).toBe(true);
  expect(rows.some(({ key }) => key === 'robo')).toBe(true);
});

test('SE-6.8: of everybody together it counts who won from which seat, how long it was, and what was chosen', () => {
  const places = [place('anna', 2), place(null, 1)];
  const rows = gameTallies('nexus-ops', places, { orders: 70, options: { vortex: 'true' } }, 9000);
  expect(rows.map(({ kind, key, wins, orders, took }) => [kind, key, wins, orders, took])).toEqual([
    ['all', '2', 0, 70, 9000],
    ['option', 'vortex=true', 0, 0, 0],
    ['seat', '2.0', 0, 0, 0],
    ['seat', '2.1', 1, 0, 0],
  ]);
});
