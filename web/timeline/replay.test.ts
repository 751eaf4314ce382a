import type { State } from '@starboard/engine';
import { expect, test } from 'vitest';
import { jumped, played, playing, replayOf, sameMoment } from './replay.ts';

const NONE: State = { cells: new Int32Array() };
const moments = Array.from({ length: 4 }, () => ({ entry: null, events: [], state: NONE, actors: [] }));

test('one stays within what happened', () => {
  expect(replayOf(moments, 9).at).toBe(3);
  expect(jumped(replayOf(moments, 1), -3)).toMatchObject({ at: 0, playing: false });
});

test('playing stops at the end, and begins anew from there', () => {
  const on = playing(replayOf(moments, 1), true);
  expect(played(on)).toMatchObject({ at: 2, playing: true });
  expect(played(played(on))).toMatchObject({ at: 3, playing: false });
  expect(playing(replayOf(moments, 3), true)).toMatchObject({ at: 0, playing: true });
});

const entered = (...entries: readonly (readonly [seat: number, at: number] | null)[]) =>
  entries.map((each) => ({
    entry: each && { seat: each[0], at: each[1], order: [] },
    events: [],
    state: NONE,
    actors: [],
  }));

test('other eyes see the same moment, or what happened last before it', () => {
  const all = entered(null, [0, 10], [1, 11], [1, 12], [0, 20], [1, 30]);
  // the second seat's orders of 11 and 12 were secret: only an effect could be seen
  const first = entered(null, [0, 10], null, [0, 20], [1, 30]);
  expect(all.map((_, at) => sameMoment(all, at, first))).toEqual([0, 1, 1, 1, 3, 4]);
  expect(first.map((_, at) => sameMoment(first, at, all))).toEqual([0, 1, 1, 4, 5]);
});

test('orders of the same time are told apart by their order', () => {
  const all = entered(null, [0, 10], [1, 10], [1, 10], [0, 10]);
  expect(all.map((_, at) => sameMoment(all, at, all))).toEqual([0, 1, 2, 3, 4]);
  expect(sameMoment(all, 4, entered(null, [0, 10], [0, 10]))).toBe(2);
});
