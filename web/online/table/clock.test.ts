import { expect, test } from 'vitest';
import { words } from '../../words/online-en.ts';
import { clockText } from './clock-text.ts';

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [9_999, '0:10'],
  [60_000, '1:00'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [86_399_000, '23:59:59'],
  [2 * 86_400_000 + 3 * 3_600_000, '2 d 3 h'],
])('%i ms are shown as %s', (rest, text) => {
  expect(clockText(words, rest)).toBe(text);
});
