import type { Listed } from '@starboard/wire/schema';
import { expect, test } from 'vitest';
import { freeSeats, sorted } from './free-seats.ts';

const ANN = { id: 'ann0', name: 'Ann', kind: 'guest' as const };
const TAKEN = { person: ANN, bot: null, star: 0 };
const BOT = { person: null, bot: 'cadet', star: 1 };
const FREE = { person: null, bot: null, star: 2 };
const table = (id: string, ...seats: Listed['seats']): Listed => ({ id, seats }) as Listed;

test('a running game with a seat that was left is among those with free seats', () => {
  const open = [table('waits', TAKEN, FREE), table('full', TAKEN, BOT), table('mine', TAKEN, FREE)];
  const playing = [table('runs', TAKEN, BOT), table('left', FREE, TAKEN), table('mine too', TAKEN, FREE)];
  const found = sorted({ open, playing }, new Set(['mine', 'mine too']), new Set());
  const ids = [found.open, found.left, found.full, found.playing].map((tables) => tables.map(({ id }) => id));
  expect(ids).toEqual([['waits'], ['left'], ['full'], ['runs']]);
  expect([...open, ...playing].map(freeSeats)).toEqual([1, 0, 1, 0, 1, 1]);
});

test('who has seen a running game from a seat may watch it', () => {
  const playing = [table('left', FREE, TAKEN)];
  const found = sorted({ open: [], playing }, new Set(), new Set(['left']));
  expect([found.left.length, found.playing.length]).toEqual([0, 1]);
});
