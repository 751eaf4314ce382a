import { expect, test } from 'vitest';
import { UNTIMED } from './clock.ts';
import type { Deed } from './deed.ts';
import type { StoredNote } from './note.ts';
import { newNote, noted } from './notes.ts';
import { stateAfter, UNOPENED, type MatchStatus, type FoldedTable } from './state.ts';

const STANDING: MatchStatus = { actors: 0, over: false, shown: false };

const after = (state: FoldedTable, at: number, deed: Deed): FoldedTable => {
  const dated = { at, deed };
  return noted(state, stateAfter(state, dated, UNTIMED, STANDING), dated);
};

const done = (...deeds: readonly Deed[]): FoldedTable =>
  deeds.reduce((state, deed, at) => after(state, at + 1, deed), UNOPENED);

const person = (name: string) => ({ person: name, bot: null });
const OPEN: Deed = { do: 'open', host: 'ann', seats: [person('ann'), person('bob')] };
const OFFER: Deed = { do: 'offer', seat: 0, offer: 'draw' };
const DECLINE: Deed = { do: 'decline', seat: 0 };

const told = ({ notes }: FoldedTable): Partial<StoredNote>[] =>
  notes.map(({ what, seat }) => ({ what, seat }));

test('what all have agreed to and cannot be done any more has lapsed; before that it is withdrawn', () => {
  expect(told(done(OPEN, OFFER, DECLINE)).at(-1)).toEqual({ what: 'withdrawn', seat: 0 });
  expect(told(done(OPEN, OFFER, { do: 'agree', seat: 1 }, DECLINE)).at(-1)).toEqual({
    what: 'lapsed',
    seat: 0,
  });
});

test('with the seat of a guest the account takes over what was noted about them', () => {
  const before = done(OPEN, OFFER, { do: 'decline', seat: 1 }, { do: 'rise', seat: 0 });
  const deed: Deed = { do: 'hand', seat: 1, person: 'bobby' };
  const now = after(before, 9, deed);
  expect(now.notes.map((note) => note.person)).toEqual(['ann', 'bobby', 'ann']);
  expect(newNote(before, now, { at: 9, deed })).toBe(null);
});

test('a deed has a new note, or none', () => {
  const before = done(OPEN);
  const offered = after(before, 5, OFFER);
  expect(newNote(before, offered, { at: 5, deed: OFFER })).toMatchObject({ at: 5, what: 'offered' });
  const agree: Deed = { do: 'agree', seat: 1 };
  expect(newNote(offered, after(offered, 6, agree), { at: 6, deed: agree })).toBe(null);
});

test('the time of the last deed is known, whatever it was', () => {
  expect(done(OPEN).lastAt).toBe(1);
  expect(done(OPEN, { do: 'ready', seat: 0, ready: true }).lastAt).toBe(2);
});
