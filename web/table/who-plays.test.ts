import type { Person } from '@starboard/kit';
import { expect, test } from 'vitest';
import { words } from '../words/en.ts';
import { meaning } from './who-plays.tsx';

const seated = (kinds: string): readonly Person[] =>
  Array.from(kinds, (kind, seat) => ({
    name: `${seat}`,
    colour: seat,
    bot: kind === 'p' ? null : 'captain',
  }));

test.each([
  ['ppb', 'ppb', null],
  ['ppb', 'ppp', words.table.whoAgrees],
  ['pbb', 'ppb', words.table.whoLater],
  ['pbb', 'bpb', words.table.whoLater],
  ['ppp', 'ppb', words.table.whoReturns],
  ['ppb', 'pbb', words.table.whoStaysAway],
  ['ppb', 'bbb', words.table.whoStaysAway],
  ['pbb', 'bbb', null],
])('whoever turns %s into %s is told what follows', (before, after, told) => {
  expect(meaning(words, seated(before), seated(after))).toBe(told);
});
