import { expect, test } from 'vitest';
import { jumped, played, playing, replayOf } from './replaying.ts';

const moments = Array.from({ length: 4 }, () => ({ entry: null, events: [], view: '', actors: [] }));

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
