// How a plan is drawn, and whether the drawing can be read.

import type { MapPoint } from '../../data/sector.ts';
import { cross, squaredDistance, squaredDistanceTo, type Segment } from './geometry.ts';
import { areLinked, type Plan, type RingName, type Spot } from './plan.ts';

const ROOT_HALF = Math.sqrt(1 / 2);
const HALF_ROOT_3 = Math.sqrt(3) / 2;

/** Directions from the middle, clockwise from the top, two for each civilization. */
const DIRECTIONS: Readonly<Record<number, readonly MapPoint[]>> = {
  2: [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ],
  3: [
    [0, 1],
    [HALF_ROOT_3, 0.5],
    [HALF_ROOT_3, -0.5],
    [0, -1],
    [-HALF_ROOT_3, -0.5],
    [-HALF_ROOT_3, 0.5],
  ],
  4: [
    [0, 1],
    [ROOT_HALF, ROOT_HALF],
    [1, 0],
    [ROOT_HALF, -ROOT_HALF],
    [0, -1],
    [-ROOT_HALF, -ROOT_HALF],
    [-1, 0],
    [-ROOT_HALF, ROOT_HALF],
  ],
};

/** Disks that are linked may touch; others keep a gap that nobody takes for a touch. */
const TOUCHING = 1;
const APART = 1.3;

/** Longer links are hard to follow with the eye. */
const LONGEST_LINK = 2.6;

/** A link that comes nearer than this to the centre of a disk seems to lead there. */
const CLEAR = 0.55;

/** A ring grows by so many steps to a disk until it fits. */
const STEPS = 20;

export interface PlacedSpot extends Spot {
  readonly place: MapPoint;
}

/** The plan drawn as narrow as it can be: from the inside out, each ring as near to the middle as it fits. */
export function drawPlan(plan: Plan): PlacedSpot[] {
  const placed: PlacedSpot[] = [];
  for (const ring of plan.rings) placed.push(...narrowestRing(plan, ring, placed));
  return placed;
}

function narrowestRing(plan: Plan, ring: RingName, inside: readonly PlacedSpot[]): readonly PlacedSpot[] {
  for (let steps = STEPS / 2; ; steps++) {
    const spots = ringOf(plan, ring, steps / STEPS);
    const [first, ...others] = spots;
    if ([...others, ...inside].every((other) => keepsDistance(plan, first, other))) return spots;
  }
}

function ringOf(plan: Plan, ring: RingName, radius: number): readonly PlacedSpot[] {
  const directions = DIRECTIONS[plan.civilizations];
  const twist = plan.twisted.includes(ring) ? 1 : 0;
  return Array.from({ length: plan.civilizations }, (_, number) => {
    const [x, y] = directions[2 * number + twist];
    return { ring, number, place: [x * radius, y * radius] };
  });
}

function keepsDistance(plan: Plan, one: PlacedSpot, other: PlacedSpot): boolean {
  const least = areLinked(plan, one, other) ? TOUCHING : APART;
  return squaredDistance(one.place, other.place) >= least ** 2;
}

/** Is every link short, clear of other disks and crossed by none? */
export function isReadable(plan: Plan): boolean {
  const spots = drawPlan(plan);
  const links = spots.flatMap((spot, i) =>
    spots
      .slice(i + 1)
      .filter((other) => areLinked(plan, spot, other))
      .map((other): Segment => [spot.place, other.place]),
  );
  return links.every(
    (link, i) =>
      isShort(link) && isClear(link, spots) && !links.slice(i + 1).some((other) => cross(link, other)),
  );
}

function isShort([from, to]: Segment): boolean {
  return squaredDistance(from, to) <= LONGEST_LINK ** 2;
}

function isClear(link: Segment, spots: readonly PlacedSpot[]): boolean {
  return spots.every(({ place }) => link.includes(place) || squaredDistanceTo(link, place) >= CLEAR ** 2);
}
