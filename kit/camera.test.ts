import { expect, test } from 'vitest';
import { moved, viewBoxOf, zoomed } from './camera.ts';

const board = { x: -100, y: -50, width: 200, height: 100 };

test('zooming keeps the point under the pointer where it is', () => {
  const near = zoomed(board, board, 2, { x: 50, y: 0 });
  expect(near).toEqual({ x: -25, y: -25, width: 100, height: 50 });
  expect(zoomed(board, near, 0.5, { x: 50, y: 0 })).toEqual(board);
});

test('one gets neither farther away than the whole board nor lost beside it', () => {
  expect(zoomed(board, board, 0.1, { x: 0, y: 0 })).toEqual(board);
  expect(zoomed(board, board, 1000, { x: 0, y: 0 }).width).toBe(25);
  expect(moved(board, board, 9999, -9999)).toMatchObject({ x: 0, y: -100 });
  expect(viewBoxOf(board)).toBe('-100 -50 200 100');
});
