// Where things are on the paper: sectors as hexagons that stand on a corner, in a system with home at 0, 0.

import type { Offset } from '../../data/sheet.ts';
import { offsetOf } from '../../rules/hexes.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

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
export function cornersOf({ x, y }: Point, side: number = SIDE): readonly Point[] {
  const half = (Math.sqrt(3) * side) / 2;
  return [
    { x, y: y - side },
    { x: x + half, y: y - side / 2 },
    { x: x + half, y: y + side / 2 },
    { x, y: y + side },
    { x: x - half, y: y + side / 2 },
    { x: x - half, y: y - side / 2 },
  ];
}

/** A box around hexagons with these centres, with some paper around them. */
export function boxAround(centres: readonly Point[], margin: number): Box {
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const left = Math.min(...xs) - ACROSS / 2 - margin;
  const top = Math.min(...ys) - SIDE - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + ACROSS / 2 + margin - left,
    height: Math.max(...ys) + SIDE + margin - top,
  };
}

export function polygon(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
