import { expect, test } from 'vitest';
import { layoutOf, R } from './geometry.ts';
import { NAME_END } from './hex-names.tsx';
import { UNDER_UNITS } from './hex.tsx';
import { arrange, type Stack } from './hexes.ts';

function crowd(...owners: number[]): Stack[] {
  return owners.flatMap((kinds, seat) =>
    Array.from({ length: kinds }, (_, unit) => ({ seat, unit, number: 1 })),
  );
}

const CROWDS = [[[1]], [[2, 1]], [[6]], [[3, 3]], [[6, 6]], [[2, 2, 2]], [[6, 6, 6, 6]]];

test.each(CROWDS)('stacks of owners with %j kinds stand apart, inside their hex', (owners) => {
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
});

/** How far the plate under a figure reaches down, and a name up. */
const PLATE = 30;
const NAME = 9;

test.each(CROWDS)('no name lies on the plates of owners with %j kinds', (owners) => {
  for (const { y, scale } of arrange(crowd(...owners)))
    for (const name of Object.values(NAME_END)) expect(y + PLATE * scale).toBeLessThan(name.y - NAME);
});

/** A name of three letters, half of a mine, half of the sign of a battle at the top of a hex. */
const LONGEST_NAME = 43;
const MINE = 24;
const SWORDS = { y: -64, r: 17 };

test.each(['wide', 'tall'] as const)(
  'on a board that lies %s no name lies on a mine, nor on what stands in another hex',
  (lie) => {
    const { x: end, y } = NAME_END[lie];
    expect(end).toBeLessThan(UNDER_UNITS.x - MINE);
    const there = layoutOf('standard', 4, lie).places.filter((place) => place !== null);
    for (const one of there)
      for (const other of there) {
        if (one === other) continue;
        const [dx, dy] = [other.x - one.x, other.y - one.y + SWORDS.y - y];
        const across = Math.max(0, end - LONGEST_NAME - dx, dx - end);
        const down = Math.max(0, Math.abs(dy) - NAME);
        expect(Math.hypot(across, down)).toBeGreaterThan(SWORDS.r);
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
