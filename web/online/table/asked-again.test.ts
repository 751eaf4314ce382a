import type { Note } from '@starboard/wire/schema';
import { expect, test } from 'vitest';
import { askedAgain, sentAway } from './asked-again.ts';

const note = (at: number, what: Note['what'], seat: number, name: string, unready: number[] = []): Note => ({
  at,
  what,
  seat,
  person: { id: name, name, kind: 'guest' },
  bot: null,
  why: null,
  offer: null,
  unready,
});

const NOTES = [note(10, 'sat', 1, 'ben0'), note(20, 'sat', 2, 'cy00', [0, 1])];

test('who was ready is told who came, until they answer again', () => {
  expect(askedAgain(NOTES, { seat: 1, person: 'ben0', answered: 10 })?.at).toBe(20);
  expect(askedAgain(NOTES, { seat: 1, person: 'ben0', answered: 20 })).toBe(null);
  expect(askedAgain(NOTES, { seat: 2, person: 'cy00', answered: 0 })).toBe(null);
});

test('what happened to who sat there before is nobody else’s business', () => {
  const later = [...NOTES, note(30, 'rose', 1, 'ben0'), note(40, 'sat', 1, 'dan0')];
  expect(askedAgain(later, { seat: 1, person: 'dan0', answered: 0 })).toBe(null);
});

test('who was sent away is told, until they sit again', () => {
  const away = [...NOTES, note(30, 'removed', 1, 'ben0')];
  expect(sentAway(away, { seat: null, person: 'ben0', answered: 0 })?.at).toBe(30);
  expect(sentAway(away, { seat: null, person: 'eve0', answered: 0 })).toBe(null);
  expect(sentAway([...away, note(40, 'sat', 1, 'ben0')], { seat: 1, person: 'ben0', answered: 0 })).toBe(
    null,
  );
});
