import type { State } from '@starboard/engine';
import type { LessonStep } from '@starboard/kit';
import { expect, test } from 'vitest';
import { followed, keptProgress, stepped, stepsOf, type LessonProgress } from './lesson-step.ts';

type Purse = State & { readonly bought: number };
const bought = (number: number): State => ({ bought: number }) as unknown as Purse;
const buy = (id: string, wanted: number): LessonStep => ({
  id,
  done: (state: State) => (state as Purse).bought >= wanted,
});
// a step that is shown whatever was bought, as most are
const steps = [{ id: 'welcome' }, buy('first', 1), { id: 'read' }, buy('second', 2), { id: 'end' }];

const begun: LessonProgress = { at: 0, orders: 0, trail: [] };
const idOf = ({ at }: LessonProgress): string | undefined => steps[at]?.id;

function reach(): LessonProgress {
  const reading = stepped(begun, 1, 0);
  const first = followed(steps, reading, bought(1), 1);
  return followed(steps, stepped(first, 3, 1), bought(2), 2);
}

test('an order that is undone is asked for again, and what was read since is read no second time', () => {
  const done = reach();
  expect(idOf(done)).toBe('end');
  const undone = followed(steps, done, bought(1), 1);
  expect(idOf(undone)).toBe('second');
  const both = followed(steps, undone, bought(0), 0);
  expect(idOf(both)).toBe('first');
  const again = followed(steps, both, bought(1), 1);
  expect(idOf(again)).toBe('read');
});

test('several orders that are taken back at once lead back to the step of that time', () => {
  const othersPlayed = followed(steps, reach(), bought(2), 7);
  expect(idOf(othersPlayed)).toBe('end');
  expect(idOf(followed(steps, othersPlayed, bought(2), 5))).toBe('end');
  expect(idOf(followed(steps, othersPlayed, bought(0), 0))).toBe('first');
});

test('nothing changes where nothing was done', () => {
  const done = reach();
  expect(followed(steps, done, bought(2), 2)).toBe(done);
});

test('where nothing can be kept a lesson begins at its beginning', () => {
  expect(keptProgress('t', 4)).toEqual({ at: 0, orders: 4, trail: [] });
});

test('a table is guided by the lesson it names; one that was kept before there were several, by the first', () => {
  const lessonCalled = (id: string) => ({
    id,
    seats: 2,
    options: {},
    seed: id,
    steps: [{ id: `${id} step` }],
  });
  const ui = { lessons: [lessonCalled('first'), lessonCalled('events')] };
  const idsBy = (guidedBy: string | boolean): readonly string[] => stepsOf(ui, guidedBy).map(({ id }) => id);
  expect(idsBy('events')).toEqual(['events step']);
  expect(idsBy('first')).toEqual(['first step']);
  expect(idsBy(true)).toEqual(['first step']);
  expect(idsBy(false)).toEqual([]);
  expect(idsBy('gone')).toEqual([]);
  expect(stepsOf({ lessons: [] }, true)).toEqual([]);
});
