// Hexagons and what lies around them, for boards that are drawn as SVG.

import type { Box } from './camera.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a hexagon, clockwise from the one in that direction: 0 degrees is to the right, -90 up. */
export function hexCorners({ x, y }: Point, radius: number, first: number): readonly Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((first + 60 * i) * Math.PI) / 180;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** For `points` of a polygon, with so many digits behind the point. */
export function outlineOf(points: readonly Point[], digits: number): string {
  const round = (value: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
}

/** A box around things at these points that reach so far to each side, with a margin. */
export function boxAround(points: readonly Point[], reach: Point, margin: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs) - reach.x - margin;
  const top = Math.min(...ys) - reach.y - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + reach.x + margin - left,
    height: Math.max(...ys) + reach.y + margin - top,
  };
}
