// Where things are on the paper: sectors as hexagons that stand on a corner, in a system with home at 0, 0.

import { boxAround as boxAroundAll, hexCorners, outlineOf, type Box, type Point } from '@starboard/kit';
import type { Offset } from '../../data/sheet.ts';
import { offsetOf } from '../../rules/hexes.ts';

export type { Box, Point };

/** The side of a sector. */
export const SIDE = 20;
const ACROSS = Math.sqrt(3) * SIDE;

export function centreOf(place: number): Point {
  return centreAt(offsetOf(place));
}

export function centreAt([q, r]: Offset): Point {
  return { x: (q + r / 2) * ACROSS, y: r * 1.5 * SIDE };
}

/** The six corners, from the top clockwise. */
export function cornersOf(centre: Point, side: number = SIDE): readonly Point[] {
  return hexCorners(centre, side, -90);
}

/** A box around hexagons with these centres, with some paper around them. */
export function boxAround(centres: readonly Point[], margin: number): Box {
  return boxAroundAll(centres, { x: ACROSS / 2, y: SIDE }, margin);
}

export function polygon(points: readonly Point[]): string {
  return outlineOf(points, 2);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
