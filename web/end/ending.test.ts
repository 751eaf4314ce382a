import { endedByPlayers } from '@starboard/engine/match';
import { expect, test } from 'vitest';
import { words as english } from '../words/en.ts';
import { winnersText } from './ending.tsx';

const text = (ranks: readonly number[], ...names: readonly string[]): string | null =>
  winnersText(english, 'en', names, { ranks });

test('a line tells who won, or that nobody did', () => {
  expect(text([2, 1, 3], 'Ana', 'Ben', 'Cleo')).toBe('Ben wins');
  expect(text([1, 3, 1], 'Ana', 'Ben', 'Cleo')).toBe('Ana and Cleo win');
  expect(text([1, 1], 'Ana', 'Ben')).toBe('A draw');
});

test('who plays alone beats nobody', () => {
  expect(text([1], 'Ana')).toBe(null);
});

test('of several who all gave up against the computer none has won', () => {
  const ended = endedByPlayers({ seats: 2, forfeits: [1, 0], drawn: false }, true);
  expect(ended && text(ended.ranks, 'Ana', 'Ben')).toBe('Nobody wins');
});

test('the computer wins, shares, or loses', () => {
  const against = (seats: readonly number[], unseated: readonly number[]): string | null =>
    winnersText(english, 'en', ['Ana', 'Ben'].slice(0, seats.length), { ranks: seats, unseated });
  expect(against([2], [1])).toBe('The computer wins');
  expect(against([1], [2])).toBe('Ana wins');
  expect(against([1], [1])).toBe('A draw');
  expect(against([3, 4], [1, 2])).toBe('Computer 1 wins');
  expect(against([1, 3], [1, 4])).toBe('Ana and Computer 1 win');
});
