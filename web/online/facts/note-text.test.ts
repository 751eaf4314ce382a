import type { Note, TableInfo } from '@starboard/wire/schema';
import { expect, test } from 'vitest';
import { words as say } from '../../words/en.ts';
import { words as tell } from '../../words/online-en.ts';
import { words as esTell } from '../../../languages/es/online/words.ts';
import { logNotes, noteText } from './note-text.ts';

const bea = { id: 'bea0', name: 'Bea', kind: 'guest' as const };
const seatOf = (person: typeof bea | null): TableInfo['seats'][number] => ({
  person,
  bot: null,
  star: 1,
  away: null,
  ready: false,
  forfeited: false,
});
const seats = [seatOf({ ...bea, id: 'ann0', name: 'Ann' }), seatOf(bea)];
const note = (what: Note['what'], more: Partial<Note> = {}): Note => ({
  at: 10,
  what,
  seat: 1,
  person: bea,
  bot: null,
  why: null,
  offer: null,
  unready: [],
  ...more,
});
const told = (each: Note): string => noteText(each, { seats }, tell, say);

test('what happened at the table is a sentence that names who and what', () => {
  expect(told(note('standIn', { why: 'time', bot: 'captain' }))).toMatch(
    /^Bea ran out of time: \w+ \(Captain\) takes over\.$/,
  );
  expect(told(note('declined', { offer: 'draw' }))).toBe('Bea declines the draw.');
  expect(told(note('lapsed', { offer: 'pause' }))).toContain('Bea’s request');
  expect(told(note('rose', { person: null, bot: 'cadet' }))).toContain('(Cadet) stood up.');
});

test('who has left is still named in what they did', () => {
  const gone = { ...bea, id: 'cy00', name: 'Cy' };
  expect(told(note('standIn', { why: 'vacant', bot: 'cadet', person: gone }))).toContain('Cy has left');
});

test('every kind of note has words, in both languages', () => {
  const offers = ['takeBack', 'draw', 'pause'] as const;
  const notes = [
    ...(['sat', 'rose', 'removed', 'bot', 'back', 'paused', 'resumed', 'rematch'] as const).map((what) =>
      note(what),
    ),
    ...['asked', 'away', 'time', 'vacant', 'resigned'].map((why) => note('standIn', { why, bot: 'cadet' })),
    ...(['offered', 'declined', 'withdrawn', 'lapsed'] as const).flatMap((what) =>
      offers.map((offer) => note(what, { offer })),
    ),
  ];
  for (const words of [tell, esTell]) {
    const texts = notes.map((each) => noteText(each, { seats }, words, say));
    expect(new Set(texts).size).toBe(notes.length);
  }
});

test('the log of the game has what happened from its beginning on', () => {
  const info = { seats, startedAt: 5, notes: [note('sat', { at: 4 }), note('back', { at: 6 })] };
  expect(logNotes(info, tell, say)).toEqual([{ at: 6, seat: 1, text: 'Bea is back.' }]);
  expect(logNotes({ ...info, startedAt: null }, tell, say)).toEqual([]);
});
