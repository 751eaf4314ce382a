import { expect, test } from 'vitest';
import { isLarge, isUpright } from './lie.ts';

test('a map stands in an area that is clearly higher than wide, and lies in all others', () => {
  expect(isUpright({ width: 390, height: 700 })).toBe(true);
  for (const width of [664, 700, 1200]) expect(isUpright({ width, height: 700 })).toBe(false);
});

test('an area is large both ways or not at all', () => {
  expect(isLarge({ width: 900, height: 700 })).toBe(true);
  expect(isLarge({ width: 900, height: 600 })).toBe(false);
  expect(isLarge({ width: 700, height: 900 })).toBe(false);
});
