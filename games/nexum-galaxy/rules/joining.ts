// Where a disk is laid that joins a map: near its neighbours, where its links pass over no other disk, on no link that is there,
// and so that the map grows little. What lies there stays where it is.

import type { MapPoint } from '../data/sector.ts';
import { cross, squaredDistance, squaredDistanceTo, type Segment } from './sectors/geometry.ts';

/** Disks that touch on a table are drawn with a gap, so that a line can show the link. */
export const NEAREST = 1.35;

/** Places that are tried lie in rows, so far from each other. */
const STEP = NEAREST / 3;
const ROW = (STEP * Math.sqrt(3)) / 2;

/** A link that comes so near the middle of a disk passes over it. */
const OVER = 0.62;

/** What a fault of a place is worth in diameters of a disk: a link over a disk, two links that cross, growth of the map. */
const OVER_COST = 3;
const CROSS_COST = 0.8;
const GROWTH_COST = 1.2;

/** Where disks lie, and the links between them. */
export interface Ground {
  readonly disks: readonly MapPoint[];
  readonly links: readonly Segment[];
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The best place beside these neighbours; one without neighbours lies at the edge. */
export function joinAt(ground: Ground, neighbours: readonly MapPoint[]): MapPoint {
  const box = boxOf(ground.disks);
  const places = [...(neighbours.length > 1 ? [middleOf(neighbours)] : []), ...placesAround(box)];
  const free = places.filter((place) =>
    ground.disks.every((disk) => squaredDistance(place, disk) >= NEAREST ** 2),
  );
  const costs = free.map((place) => costOf(place, ground, neighbours, box));
  return free[costs.indexOf(Math.min(...costs))];
}

/** How much a map is blown up so that a disk fits amid its neighbours, where it belongs and nearly fits: 1 where it is not. */
export function roomAmid(disks: readonly MapPoint[], neighbours: readonly MapPoint[]): number {
  if (neighbours.length < 3) return 1;
  const middle = middleOf(neighbours);
  const near = Math.sqrt(Math.min(...disks.map((disk) => squaredDistance(disk, middle))));
  const isAmid = neighbours.every((each) => !disks.some((disk) => isUnder(disk, [middle, each])));
  return isAmid && near < NEAREST && near * MOST_BLOWN >= NEAREST ? NEAREST / near + 1e-9 : 1;
}

const MOST_BLOWN = 1.25;

function middleOf(points: readonly MapPoint[]): MapPoint {
  const sum = points.reduce<MapPoint>(([x, y], [u, v]) => [x + u, y + v], [0, 0]);
  return [sum[0] / Math.max(1, points.length), sum[1] / Math.max(1, points.length)];
}

function boxOf(disks: readonly MapPoint[]): Box {
  const [xs, ys] = [disks.map(([x]) => x), disks.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Rows of places, each shifted by half a step against the one before, from a disk's width beyond the box on all sides. */
function placesAround({ left, right, top, bottom }: Box): MapPoint[] {
  const rows = Math.ceil((bottom - top + 2 * NEAREST) / ROW);
  const across = Math.ceil((right - left + 2 * NEAREST) / STEP);
  return Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: across + 1 }, (__, i): MapPoint => [
      left - NEAREST + (i + (row % 2) / 2) * STEP,
      top - NEAREST + row * ROW,
    ]),
  ).flat();
}

function costOf(place: MapPoint, ground: Ground, neighbours: readonly MapPoint[], box: Box): number {
  const links = neighbours.map((neighbour): Segment => [place, neighbour]);
  const far = links.reduce((sum, [from, to]) => sum + Math.sqrt(squaredDistance(from, to)), 0);
  const over =
    links.reduce((sum, link) => sum + ground.disks.filter((disk) => isUnder(disk, link)).length, 0) +
    ground.links.filter((link) => isUnder(place, link)).length;
  const crossed = links.reduce(
    (sum, link) => sum + ground.links.filter((other) => cross(link, other)).length,
    0,
  );
  return far + OVER_COST * over + CROSS_COST * crossed + GROWTH_COST * growth(place, box);
}

/** Does the link pass over that disk, which is at neither of its ends? */
function isUnder(disk: MapPoint, link: Segment): boolean {
  if (link.some((end) => squaredDistance(disk, end) === 0)) return false;
  return squaredDistanceTo(link, disk) < OVER ** 2;
}

function growth([x, y]: MapPoint, { left, right, top, bottom }: Box): number {
  return Math.max(0, left - x, x - right) + Math.max(0, top - y, y - bottom);
}
