import { expect, test } from 'vitest';
import { boxAround, hexCorners, outlineOf } from './hexes.ts';

test('a hexagon stands on a corner or lies on a side, by where its corners begin', () => {
  expect(outlineOf(hexCorners({ x: 0, y: 0 }, 10, -90), 1)).toBe('0,-10 8.7,-5 8.7,5 0,10 -8.7,5 -8.7,-5');
  expect(outlineOf(hexCorners({ x: 1, y: 2 }, 10, 0), 0)).toBe('11,2 6,11 -4,11 -9,2 -4,-7 6,-7');
});

test('a box holds all that reaches out of its points, with a margin', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: -5 },
  ];
  expect(boxAround(points, { x: 2, y: 3 }, 1)).toEqual({ x: -3, y: -9, width: 16, height: 13 });
});
