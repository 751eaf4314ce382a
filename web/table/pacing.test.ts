import { expect, test } from 'vitest';
import { pauseBefore } from './pacing.ts';

test('where nobody waits, everything is shown at the pace that was chosen', () => {
  expect(pauseBefore(900, 12, null)).toBe(900);
});

test('whoever is waited for has been shown all when the time is over', () => {
  let left = 1000;
  let shown = 0;
  for (; shown < 8; shown++) left -= pauseBefore(900, 8 - shown, left);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(pauseBefore(900, 1, 5000)).toBe(900);
});

test('more than can be followed is not shown piece by piece, and with a clock nothing is', () => {
  expect(pauseBefore(900, 40, 1000)).toBe(0);
  expect(pauseBefore(900, 1, 0)).toBe(0);
});
