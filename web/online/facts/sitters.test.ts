import type { Note, TableInfo } from '@starboard/wire/schema';
import { expect, test } from 'vitest';
import { starName } from '../../setup/people.ts';
import { words as tell } from '../../words/online-en.ts';
import { nameThen, seatingsOf } from './sitters.ts';

const person = (name: string) => ({ id: `${name}0`, name, kind: 'guest' as const });

const seatOf = (name: string | null, bot: string | null = null): TableInfo['seats'][number] => ({
  person: name === null ? null : person(name),
  bot,
  star: 1,
  away: null,
  ready: false,
  forfeited: false,
});

const note = (at: number, what: Note['what'], name: string, why: string | null = null): Note => ({
  at,
  what,
  seat: 1,
  person: person(name),
  bot: what === 'standIn' ? 'captain' : null,
  why,
  offer: null,
  unready: [],
});

/** What seat 1 was called at these times. */
const called = (now: TableInfo['seats'][number], notes: readonly Note[], ...times: number[]): string[] => {
  const seatings = seatingsOf({ notes: [...notes], seats: [seatOf('Ann'), now] });
  return times.map((at) => nameThen(seatings, 1, at, tell));
};

const STAR = starName(1);

test('a seat that others took over is called by who had it then', () => {
  const notes = [note(10, 'standIn', 'Ben', 'vacant'), note(20, 'sat', 'Cy')];
  expect(called(seatOf('Cy'), notes, 5, 15, 25)).toEqual(['Ben', STAR, 'Cy']);
});

test('who is played for keeps the seat, and it is said that a bot moved', () => {
  const notes = [
    note(10, 'standIn', 'Ben', 'asked'),
    note(20, 'back', 'Ben'),
    note(30, 'standIn', 'Ben', 'time'),
  ];
  expect(called(seatOf('Ben', 'captain'), notes, 5, 15, 25, 35)).toEqual([
    'Ben',
    'Ben (bot)',
    'Ben',
    'Ben (bot)',
  ]);
});

test('who was replaced first, and lost the seat then, was played for until then', () => {
  const notes = [note(10, 'standIn', 'Ben', 'away'), note(20, 'standIn', 'Ben', 'vacant')];
  expect(called(seatOf(null, 'captain'), notes, 5, 15, 25)).toEqual(['Ben', 'Ben (bot)', STAR]);
});

test('what was done in the moment of a change was done before it, as it stands in the log', () => {
  const notes = [note(10, 'standIn', 'Ben', 'vacant')];
  expect(called(seatOf(null, 'captain'), notes, 10, 11)).toEqual(['Ben', STAR]);
});

test('where the oldest notes are gone, the first that is left tells who sat there', () => {
  expect(called(seatOf('Cy'), [note(20, 'sat', 'Cy')], 5)).toEqual([STAR]);
  expect(called(seatOf('Ben'), [note(20, 'back', 'Ben')], 5)).toEqual(['Ben (bot)']);
  expect(called(seatOf('Ben'), [], 5)).toEqual(['Ben']);
});

test('other notes change nobody, and two who are called alike are told apart as they sat then', () => {
  const notes = [note(10, 'standIn', 'Ann', 'vacant'), note(15, 'offered', 'Ann'), note(20, 'sat', 'Cy')];
  expect(called(seatOf('Cy'), notes, 5, 12, 25)).toEqual(['Ann (2)', STAR, 'Cy']);
});
