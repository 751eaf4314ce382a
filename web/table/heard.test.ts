import type { GameEvent, Outcome } from '@starboard/engine';
import { expect, test } from 'vitest';
import type { TableState } from './table-state.ts';
import { heard } from './heard.ts';

const CUES = { built: 'build', sent: 'launch', battle: 'hit', drew: 'card' } as const;

type Told = Parameters<typeof heard>[0];

/** A table that has told these events, moment by moment, and shows the last; the first moment is the set-up. */
function told(moments: readonly (readonly string[])[], more: object = {}): Told {
  const events = (names: readonly string[]): GameEvent[] => names.map((event) => ({ event }));
  return {
    refusal: null,
    draft: null,
    replay: null,
    shown: moments.length,
    moments: [[], ...moments].map((names) => ({ events: events(names) })),
    view: { outcome: null },
    facts: { here: [0] },
    ...more,
  } as unknown as TableState;
}

const DRAFT = { draft: {} };
const over = (ranks: readonly number[], unseated?: readonly number[]) => ({
  view: { outcome: { ranks, ...(unseated && { unseated }) } as Outcome },
});

test('what happened is heard, each kind once and no more than three', () => {
  const before = told([]);
  expect(heard(before, told([['built', 'built', 'sent', 'points']]), CUES)).toEqual(['build', 'launch']);
  const all = heard(before, told([['drew', 'built', 'sent', 'battle']]), CUES);
  expect(all).toEqual(['card', 'build', 'launch']);
});

test('of moments that are skipped only the last is heard, and nothing where nothing new is shown', () => {
  expect(heard(told([]), told([['built'], ['battle']]), CUES)).toEqual(['hit']);
  const now = told([['built']]);
  expect(heard(now, now, CUES)).toEqual([]);
});

test('the own turn is heard when it comes, after what led to it', () => {
  const mine = told([['sent']], DRAFT);
  expect(heard(told([]), mine, CUES)).toEqual(['launch', 'turn']);
  expect(heard(mine, told([['sent'], ['built']], DRAFT), CUES)).toEqual(['build']);
});

test('a refusal is heard alone, and once', () => {
  const refused = told([], { refusal: { reason: 'No.' } });
  expect(heard(told([]), refused, CUES)).toEqual(['refused']);
  expect(heard(refused, refused, CUES)).toEqual([]);
});

test('a replay is silent', () => {
  expect(heard(told([]), told([['battle']], { replay: { at: 0 } }), CUES)).toEqual([]);
});

test.each([
  ['win', over([1, 2]), [0]],
  ['lose', over([2, 1]), [0]],
  ['win', over([2, 1]), [0, 1]],
  ['win', over([1], [2]), [0]],
  ['lose', over([2], [1]), [0]],
  ['end', over([1]), [0]],
  ['end', over([1, 1]), [0]],
  ['end', over([1, 2]), []],
])('an end is heard as what it is for those who sit here: %s', (sound, outcome, here) => {
  const now = told([['battle']], { ...outcome, facts: { here } });
  expect(heard(told([]), now, CUES)).toEqual(['hit', sound]);
  expect(heard(now, now, CUES)).toEqual([]);
});
