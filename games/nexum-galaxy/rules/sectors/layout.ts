// Where disks lie in a drawing. One unit is the diameter of a disk.

import type { SystemId } from '../../data/disks.ts';
import type { Point, Sector } from '../../data/sector.ts';

/** Twelve places on a circle, clockwise from the top, wide enough that neighbouring disks do not overlap. */
const CLOCK: readonly Point[] = [
  [0, 2],
  [1, 1.73],
  [1.73, 1],
  [2, 0],
  [1.73, -1],
  [1, -1.73],
  [0, -2],
  [-1, -1.73],
  [-1.73, -1],
  [-2, 0],
  [-1.73, 1],
  [-1, 1.73],
];

/** For a sector that says nothing about its looks: all disks in a circle. */
export function plainLayout(systems: readonly SystemId[]): Sector['layout'] {
  const step = CLOCK.length / systems.length;
  return Object.fromEntries(systems.map((id, i) => [id, CLOCK[Math.floor(i * step)]]));
}

/** Coordinates are rounded to hundredths, so disks that touch may come out a little nearer than one diameter. */
const TOUCHING = 0.98;

/** The first two disks that lie on top of each other, or null. */
export function overlap(sector: Sector): readonly [SystemId, SystemId] | null {
  const { systems, layout } = sector;
  for (const [i, one] of systems.entries()) {
    for (const other of systems.slice(i + 1)) {
      if (distance(layout[one], layout[other]) < TOUCHING) return [one, other];
    }
  }
  return null;
}

function distance(one: Point | undefined, other: Point | undefined): number {
  if (!one || !other) return Infinity;
  return Math.sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2);
}
