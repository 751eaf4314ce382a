import { expect, test } from 'vitest';
import { words as english } from '../words/en.ts';
import { winnersText } from './ending.tsx';

const text = (ranks: readonly number[], ...names: readonly string[]): string | null =>
  winnersText(english, 'en', names, { ranks });

test('a line tells who won, or that nobody did', () => {
  expect(text([2, 1, 3], 'Ana', 'Ben', 'Cleo')).toBe('Ben wins');
  expect(text([1, 3, 1], 'Ana', 'Ben', 'Cleo')).toBe('Ana and Cleo win');
  expect(text([1, 1], 'Ana', 'Ben')).toBe('A draw');
});

test('who plays alone beats nobody', () => {
  expect(text([1], 'Ana')).toBe(null);
});
