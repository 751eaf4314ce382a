import type { Moment } from '@starboard/engine/view';
import { expect, test } from 'vitest';
import { withNotes } from './noted-log.ts';
import type { Teller } from './telling.ts';

const momentAt = (at: number | null): Moment =>
  ({ entry: at === null ? null : { seat: 0, at }, events: [] }) as unknown as Moment;
const teller: Teller = (moment, at) =>
  moment.entry === null ? [] : [{ id: String(at), at, seat: 0, told: { text: `move ${moment.entry.at}` } }];
const note = (at: number) => ({ at, seat: 1, text: `note ${at}` });

const told = (moments: readonly (number | null)[], notes: readonly number[], end = moments.length) =>
  withNotes(moments.map(momentAt), end, teller, notes.map(note)).map(
    ({ told: { text }, at }) => `${at}: ${text}`,
  );

test('notes stand in the log where the game was when they were made', () => {
  expect(told([null, 10, 20, 30], [5, 15, 16, 40])).toEqual([
    '0: note 5',
    '1: move 10',
    '1: note 15',
    '1: note 16',
    '2: move 20',
    '3: move 30',
    '3: note 40',
  ]);
});

test('a note of the same moment as a move comes after it, and without notes nothing changes', () => {
  expect(told([null, 10, 20], [10])).toEqual(['1: move 10', '1: note 10', '2: move 20']);
  expect(told([null, 10], [])).toEqual(['1: move 10']);
  // a moment without an entry does not draw later notes before it
  expect(told([null, 10, null, 20], [15, 25])).toEqual([
    '1: move 10',
    '1: note 15',
    '3: move 20',
    '3: note 25',
  ]);
  // what is not shown yet keeps its notes back
  expect(told([null, 10, 20], [15, 25], 2)).toEqual(['1: move 10', '1: note 15']);
});

test('what was taken back is marked as soon as that is told, and no note with it', () => {
  const given = (at: number, entry: Partial<Moment['entry']>): Moment => ({
    ...momentAt(at),
    entry: { seat: 0, at, ...entry },
  });
  const moments = [momentAt(null), given(10, { order: ['go'] }), given(20, { undo: true })];
  const undone = (end: number): (boolean | undefined)[] =>
    withNotes(moments, end, teller, [note(15)]).map((line) => line.undone);
  expect(undone(2)).toEqual([undefined, undefined]);
  expect(undone(3)).toEqual([true, undefined, undefined]);
});
