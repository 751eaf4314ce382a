import { expect, test } from 'vitest';
import { printable } from './text.ts';

test('words of others do not steer the terminal', () => {
  expect(printable('rude\n\tand \u001B[2J\u0007 \u202Eloud')).toBe('rude and \uFFFD[2J\uFFFD \uFFFDloud');
  expect(printable('Ána ❤ 王')).toBe('Ána ❤ 王');
});
