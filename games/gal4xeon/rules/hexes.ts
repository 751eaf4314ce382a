// The paper that maps are drawn on: all places up to eight steps from home, numbered in reading order. A map uses some
// of them; names in notation are the same on every map.

import { directions, type Direction, type Offset } from '../data/sheet.ts';

/** No sector lies farther from home than this. */
export const RADIUS = 8;

/** The steps to the six neighbours: east first, then against the clock. */
const STEPS: Readonly<Record<Direction, Offset>> = {
  east: [1, 0],
  northeast: [1, -1],
  northwest: [0, -1],
  west: [-1, 0],
  southwest: [-1, 1],
  southeast: [0, 1],
};

const ROWS = 'ABCDEFGHIJKLMNOPQ';
const SPAN = 2 * RADIUS + 1;
const ON_PAPER = readingOrder();
const NUMBERS = numbersOf(ON_PAPER);

export const PLACES = ON_PAPER.length;

/** Row letter and number of the diagonal: home is I9, its neighbours to the right I10 and H10. */
export const placeNames: readonly string[] = ON_PAPER.map(([q, r]) => `${ROWS[r + RADIUS]}${q + RADIUS + 1}`);

export const HOME = placeOf(0, 0);

/** By place: the places beside it. */
export const beside: readonly (readonly number[])[] = ON_PAPER.map(([q, r]) =>
  directions
    .map((direction) => placeOf(q + STEPS[direction][0], r + STEPS[direction][1]))
    .filter((place) => place >= 0),
);

/** The neighbour of home in that direction. */
export function nextToHome(direction: Direction): number {
  const [q, r] = STEPS[direction];
  return placeOf(q, r);
}

/** The place at these coordinates, home being 0, 0; -1 when it is not on the paper. */
export function placeOf(q: number, r: number): number {
  if (Math.abs(q) > RADIUS || Math.abs(r) > RADIUS) return -1;
  return NUMBERS[(r + RADIUS) * SPAN + q + RADIUS];
}

export function offsetOf(place: number): Offset {
  return ON_PAPER[place];
}

export function distance([q, r]: Offset, [otherQ, otherR]: Offset): number {
  const dq = q - otherQ;
  const dr = r - otherR;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

export function distanceFromHome(place: number): number {
  return distance(ON_PAPER[place], [0, 0]);
}

/** GX-4.8: top to bottom, left to right. */
export function byReading([q, r]: Offset, [otherQ, otherR]: Offset): number {
  return r - otherR || q - otherQ;
}

function readingOrder(): readonly Offset[] {
  const offsets: Offset[] = [];
  for (let r = -RADIUS; r <= RADIUS; r++) {
    for (let q = -RADIUS; q <= RADIUS; q++) if (Math.abs(q + r) <= RADIUS) offsets.push([q, r]);
  }
  return offsets;
}

function numbersOf(offsets: readonly Offset[]): Int32Array {
  const numbers = new Int32Array(SPAN * SPAN).fill(-1);
  offsets.forEach(([q, r], place) => (numbers[(r + RADIUS) * SPAN + q + RADIUS] = place));
  return numbers;
}
