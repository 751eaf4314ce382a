import type { State } from '@starboard/engine';
import { expect, test } from 'vitest';
import type { LessonStep } from './game-ui.ts';
import { movedOn } from './lesson.ts';

type Day = State & { readonly chosen: boolean; readonly sent: boolean; readonly day: boolean };
const day = (chosen: boolean, sent: boolean, light = true): State =>
  ({ chosen, sent, day: light }) as unknown as Day;
const steps = [
  { id: 'choose', shown: (state: Day) => state.day && !state.chosen, done: (state: Day) => state.chosen },
  { id: 'send', shown: (state: Day) => state.day && state.chosen, done: (state: Day) => state.sent },
] as readonly LessonStep<Day>[] as unknown as readonly LessonStep[];

test('a lesson goes on past what is done, and stays where something is left to do', () => {
  expect(movedOn(steps, 0, day(false, false))).toBe(0);
  expect(movedOn(steps, 0, day(true, false))).toBe(1);
  expect(movedOn(steps, 1, day(true, false))).toBe(1);
  expect(movedOn(steps, 1, day(true, true))).toBe(2);
});

test('what was undone is asked for again, unless its time has not come either', () => {
  expect(movedOn(steps, 1, day(false, false))).toBe(0);
  expect(movedOn(steps, 1, day(false, false, false))).toBe(1);
});

test('what is only to be read waits for its reader, until its time is over', () => {
  const read = { id: 'read', shown: (state: Day) => state.day, over: (state: Day) => !state.day };
  const all = [read, ...steps] as unknown as readonly LessonStep[];
  expect(movedOn(all, 0, day(false, false))).toBe(0);
  expect(movedOn(all, 0, day(false, false, false))).toBe(1);
});
