import type { Area } from '@starboard/kit';
import { expect, test } from 'vitest';
import { isTall } from './lie.ts';

const PHONE: Area = { width: 390, height: 464 };
const DESK: Area = { width: 768, height: 600 };

test('the board of two, which is longer one way, stands on a phone and lies on a desk', () => {
  expect(isTall(PHONE, 'standard', 2)).toBe(true);
  expect(isTall(DESK, 'standard', 2)).toBe(false);
});

test('where both ways are about as good it lies', () => {
  for (const height of [600, 640, 659]) expect(isTall({ width: 600, height }, 'standard', 2)).toBe(false);
});
