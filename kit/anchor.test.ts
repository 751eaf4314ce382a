import { expect, test } from 'vitest';
import { placeBeside } from './anchor.ts';

const field = { left: 100, top: 50, width: 800, height: 600 };
const card = { left: 0, top: 0, width: 280, height: 300 };

test('a card stands to the right of its spot where there is room', () => {
  expect(placeBeside({ left: 300, top: 300, width: 40, height: 40 }, card, field)).toEqual({
    x: 354,
    y: 170,
  });
});

test('and to the left where there is none', () => {
  expect(placeBeside({ left: 800, top: 300, width: 40, height: 40 }, card, field)).toEqual({
    x: 506,
    y: 170,
  });
});

test('and where it would hide what should stay in view', () => {
  const source = { left: 420, top: 200, width: 40, height: 40 };
  const spot = { left: 400, top: 300, width: 40, height: 40 };
  expect(placeBeside(spot, card, field).x).toBe(454);
  expect(placeBeside(spot, card, field, [{ ...source, left: 500 }]).x).toBe(108);
});

test('it never leaves the field', () => {
  for (const [left, top] of [
    [-500, -500],
    [3000, 3000],
    [500, 3000],
  ]) {
    const { x, y } = placeBeside({ left, top, width: 40, height: 40 }, card, field);
    expect(x).toBeGreaterThanOrEqual(108);
    expect(x).toBeLessThanOrEqual(612);
    expect(y).toBeGreaterThanOrEqual(58);
    expect(y).toBeLessThanOrEqual(342);
  }
});
