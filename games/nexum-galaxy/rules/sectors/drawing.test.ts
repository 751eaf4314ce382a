import { describe, expect, test } from 'vitest';
import { drawPlan, isReadable } from './drawing.ts';
import { cross, squaredDistance, squaredDistanceTo, type Segment } from './geometry.ts';
import type { Plan } from './plan.ts';

/** Four arms, from a closed ring of majors over minors to Tanns. */
const arms: Plan = {
  civilizations: 4,
  rings: ['majors', 'minors', 'tanns'],
  twisted: [],
  closed: ['majors'],
  home: [0],
  road: [0],
};

function placesOf(plan: Plan, ring: string): readonly (readonly [number, number])[] {
  return drawPlan(plan)
    .filter((spot) => spot.ring === ring)
    .map(({ place: [x, y] }) => [Math.round(x * 100) / 100 + 0, Math.round(y * 100) / 100 + 0]);
}

describe('geometry', () => {
  const level: Segment = [
    [0, 0],
    [4, 0],
  ];

  test('distances between points, and to the nearest point of a segment', () => {
    expect(squaredDistance([1, 2], [4, -2])).toBe(25);
    expect(squaredDistanceTo(level, [1, 2])).toBe(4);
    expect(squaredDistanceTo(level, [-3, 4])).toBe(25);
    expect(squaredDistanceTo(level, [7, 4])).toBe(25);
    expect(
      squaredDistanceTo(
        [
          [1, 1],
          [1, 5],
        ],
        [3, 3],
      ),
    ).toBe(4);
  });

  test('segments cross between their ends, not at them and not beyond them', () => {
    const upright = (x: number, from: number, to: number): Segment => [
      [x, from],
      [x, to],
    ];
    expect(cross(level, upright(2, -1, 1))).toBe(true);
    expect(cross(level, upright(2, 1, 3))).toBe(false);
    expect(cross(level, upright(5, -1, 1))).toBe(false);
    expect(cross(level, upright(4, 0, 3))).toBe(false);
    expect(cross(level, level)).toBe(false);
  });
});

describe('NG-8.18 drawing a plan', () => {
  test('rings are as narrow as they fit, clockwise from the top', () => {
    expect(placesOf(arms, 'majors')).toEqual([
      [0, 0.75],
      [0.75, 0],
      [0, -0.75],
      [-0.75, 0],
    ]);
    expect(placesOf(arms, 'minors')[0]).toEqual([0, 1.75]);
    expect(placesOf(arms, 'tanns')[0]).toEqual([0, 2.75]);
  });

  test('disks that are not linked are drawn further apart', () => {
    const open: Plan = { ...arms, closed: [] };
    expect(placesOf(open, 'majors')[0]).toEqual([0, 0.95]);
    expect(placesOf({ ...open, road: [] }, 'minors')[0]).toEqual([0, 2.25]);
  });

  test('a twisted ring is turned on by half a step', () => {
    const [first] = placesOf({ ...arms, twisted: ['minors'] }, 'minors');
    expect(first[0]).toBe(first[1]);
    expect(first[0]).toBeGreaterThan(0);
  });

  test('a drawing can be read when its links are short, clear of other disks and do not cross', () => {
    expect(isReadable(arms)).toBe(true);
    // neighbouring Tanns at the ends of the arms are far from each other
    expect(isReadable({ ...arms, closed: ['tanns'] })).toBe(false);
    // a link from the outer to the inner ring along an arm runs over the disk between
    expect(isReadable({ ...arms, rings: ['majors', 'tanns', 'minors'], closed: [] })).toBe(false);
    // two links of each minor to a ring that is not turned by half a step are long or cross others
    expect(isReadable({ ...arms, road: [0, 1], closed: [] })).toBe(false);
  });
});
