import { expect, test } from 'vitest';
import { layoutOf, R } from './geometry.ts';
import { arrange, type Stack } from './hexes.ts';

function crowd(...owners: number[]): Stack[] {
  return owners.flatMap((kinds, seat) =>
    Array.from({ length: kinds }, (_, unit) => ({ seat, unit, number: 1 })),
  );
}

test.each([[[1]], [[2, 1]], [[6]], [[3, 3]], [[6, 6]], [[2, 2, 2]], [[6, 6, 6, 6]]])(
  'stacks of owners with %j kinds stand apart, inside their hex',
  (owners) => {
    const stacks = crowd(...owners);
    const places = arrange(stacks);
    expect(places.length).toBe(stacks.length);
    for (const [i, { x, y, scale }] of places.entries()) {
      expect(Math.abs(x) + 20 * scale).toBeLessThan(0.9 * R);
      expect(Math.abs(y) + 20 * scale).toBeLessThan(0.75 * R);
      for (const other of places.slice(i + 1)) {
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(40 * scale);
      }
    }
  },
);

test('those of one owner stand in rows of their own', () => {
  const places = arrange(crowd(2, 3));
  expect(new Set(places.slice(0, 2).map(({ y }) => y)).size).toBe(1);
  expect(places[0].y).toBeLessThan(places[2].y);
});

test.each(['wide', 'tall'] as const)(
  'hexes of a board that lies %s do not overlap and are in its box',
  (lie) => {
    for (const seats of [2, 3, 4]) {
      const { places, box } = layoutOf('standard', seats, lie);
      const there = places.filter((place) => place !== null);
      expect(there.length).toBe(19 + 3 * seats);
      for (const [i, a] of there.entries()) {
        expect(a.x - R).toBeGreaterThan(box.x - R);
        expect(a.x).toBeLessThan(box.x + box.width);
        for (const b of there.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(1.7 * R);
      }
    }
  },
);
