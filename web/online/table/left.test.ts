import type { Note, TableInfo } from '@starboard/wire/schema';
import { expect, test } from 'vitest';
import { hasLeft, seatLeft, vacancy } from './left.ts';

const person = (name: string) => ({ id: `${name}0`, name, kind: 'guest' as const });
const seatOf = (name: string | null, more: Partial<TableInfo['seats'][number]> = {}) => ({
  person: name === null ? null : person(name),
  bot: null,
  star: 0,
  away: null,
  ready: false,
  forfeited: false,
  ...more,
});
const note = (what: Note['what'], seat: number, name: string, why: string | null = null): Note => ({
  at: 10,
  what,
  seat,
  person: person(name),
  bot: null,
  why,
  offer: null,
  unready: [],
});

const VACANT = seatOf(null, { bot: 'captain', away: 'vacant' });

test('a seat that was left is offered by the name of who left it, but not to them', () => {
  const info = {
    seats: [seatOf('Ann'), VACANT],
    notes: [note('standIn', 1, 'Ben', 'vacant'), note('sat', 1, 'Cy'), note('standIn', 1, 'Cy', 'vacant')],
  };
  expect(vacancy(info)).toEqual({ seat: 1, left: 'Cy' });
  expect(['Ben0', 'Cy0', 'Dan0', null].map((each) => hasLeft(info, each))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(vacancy({ seats: [seatOf('Ann'), seatOf('Dan')], notes: info.notes })).toBe(null);
  expect(vacancy({ seats: [VACANT], notes: [] })).toEqual({ seat: 0, left: null });
});

test('whoever lets a bot play has not left', () => {
  const info = {
    seats: [seatOf('Ann', { bot: 'captain', away: 'asked' })],
    notes: [note('standIn', 0, 'Ann', 'asked')],
  };
  expect([hasLeft(info, 'Ann0'), vacancy(info)]).toEqual([false, null]);
});

test('before the game, who rose can take the seat back while it is free', () => {
  const notes = [note('sat', 1, 'Ben'), note('rose', 1, 'Ben')];
  const free = [seatOf('Ann'), seatOf(null)];
  expect(seatLeft({ seats: free, notes }, 'Ben0')).toBe(1);
  expect(seatLeft({ seats: free, notes }, 'Ann0')).toBe(null);
  expect(seatLeft({ seats: free, notes }, null)).toBe(null);
  expect(seatLeft({ seats: [seatOf('Ann'), seatOf('Cy')], notes }, 'Ben0')).toBe(null);
  // who was sent away sits down anew
  expect(seatLeft({ seats: free, notes: [...notes, note('removed', 1, 'Ben')] }, 'Ben0')).toBe(null);
});
