// The little geometry that drawings need. Distances are squared: comparing them needs no root.

import type { MapPoint } from '../../data/sector.ts';

export type Segment = readonly [from: MapPoint, to: MapPoint];

export function squaredDistance(one: MapPoint, other: MapPoint): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2;
}

export function squaredDistanceTo([from, to]: Segment, place: MapPoint): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((place[0] - from[0]) * dx + (place[1] - from[1]) * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, along));
  return squaredDistance(place, [from[0] + part * dx, from[1] + part * dy]);
}

/** Do the segments cross, each between the ends of the other? */
export function cross(one: Segment, other: Segment): boolean {
  return separates(one, other) && separates(other, one);
}

/** Do the ends of the second segment lie on different sides of the line through the first? */
function separates([from, to]: Segment, [one, other]: Segment): boolean {
  return side(from, to, one) * side(from, to, other) < -1e-9;
}

function side(from: MapPoint, to: MapPoint, place: MapPoint): number {
  return (to[0] - from[0]) * (place[1] - from[1]) - (to[1] - from[1]) * (place[0] - from[0]);
}
