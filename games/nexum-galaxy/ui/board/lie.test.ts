import { expect, test } from 'vitest';
import { lieIn } from './lie.ts';

const UPRIGHT = { upright: true, large: false };
const ACROSS = { upright: false, large: false };

test('a map is laid along an area that is clearly longer one way', () => {
  expect(lieIn({ width: 390, height: 700 }, ACROSS)).toMatchObject({ upright: true });
  expect(lieIn({ width: 1200, height: 700 }, UPRIGHT)).toMatchObject({ upright: false });
});

test('in an area that is about square it stays as it lies, whatever else takes room there', () => {
  for (const height of [560, 620, 664, 700, 760])
    for (const lie of [UPRIGHT, ACROSS]) expect(lieIn({ width: 664, height }, lie)).toBe(lie);
});

test('where nothing lies yet it is laid along the longer side', () => {
  expect(lieIn({ width: 664, height: 700 }, null)).toEqual({ upright: true, large: false });
  expect(lieIn({ width: 900, height: 800 }, null)).toEqual({ upright: false, large: true });
});
