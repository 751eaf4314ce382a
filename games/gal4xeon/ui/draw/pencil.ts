// Lines as a hand draws them: never quite straight, never quite closed, and the same every time for the same seed.

import { round, type Point } from './geometry.ts';

/** A number from -1 to 1 that looks random. */
function tremble(seed: number, step: number): number {
  let h = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h ^= h >>> 13;
  return (h & 0xffff) / 0x7fff - 1;
}

function shaken({ x, y }: Point, seed: number, step: number, amount: number): Point {
  return {
    x: x + tremble(seed, step * 2) * amount,
    y: y + tremble(seed, step * 2 + 1) * amount,
  };
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** From point to point, each stretch with a slight bow. */
export function lineThrough(points: readonly Point[], seed: number, amount = 0.7): string {
  return points
    .map((point, i) => {
      const end = shaken(point, seed, i, amount);
      if (i === 0) return `M${at(end)}`;
      const bow = shaken(middle(points[i - 1], point), seed, i + 40, amount * 1.4);
      return `Q${at(bow)} ${at(end)}`;
    })
    .join('');
}

/** Around a shape, and a little beyond the beginning. */
export function outlineOf(corners: readonly Point[], seed: number, amount = 0.7): string {
  const beyond = middle(corners[0], middle(corners[0], corners[1]));
  return lineThrough([...corners, corners[0], beyond], seed, amount);
}

/** To and fro across a convex shape, as one fills it in. */
export function scribbleIn(corners: readonly Point[], seed: number, gap: number, slope = -0.9): string {
  const along = (point: Point): number => point.y - slope * point.x;
  const heights = corners.map(along);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const turns: Point[] = [];
  let leftFirst = true;
  for (let height = low + gap / 2; height < high; height += gap) {
    const ends = crossings(corners, height, along);
    if (ends === null) continue;
    const inset = ends.map((end, i) => shaken(end, seed, turns.length * 2 + i, gap * 0.22));
    turns.push(...(leftFirst ? inset : inset.toReversed()));
    leftFirst = !leftFirst;
  }
  return turns.map((point, i) => `${i === 0 ? 'M' : 'L'}${at(point)}`).join('');
}

/** Where the line at that height enters and leaves, a little inside, from left to right. */
function crossings(
  corners: readonly Point[],
  height: number,
  along: (point: Point) => number,
): [Point, Point] | null {
  const found: Point[] = [];
  corners.forEach((from, i) => {
    const to = corners[(i + 1) % corners.length];
    const [a, b] = [along(from) - height, along(to) - height];
    if (a < 0 === b < 0) return;
    const share = a / (a - b);
    found.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  });
  if (found.length < 2) return null;
  const [one, other] = found.toSorted((p, q) => p.x - q.x);
  const inside = (from: Point, to: Point): Point => ({
    x: from.x + (to.x - from.x) * 0.06,
    y: from.y + (to.y - from.y) * 0.06,
  });
  return [inside(one, other), inside(other, one)];
}

/** A ring around something, drawn a bit more than once. */
export function ringAround({ x, y }: Point, width: number, height: number, seed: number): string {
  const steps = 11;
  const points = Array.from({ length: steps + 2 }, (_, i) => {
    const angle = ((i / steps) * 2 - 0.6) * Math.PI;
    return { x: x + (Math.cos(angle) * width) / 2, y: y + (Math.sin(angle) * height) / 2 };
  });
  const [first, ...rest] = points.map((point, i) => shaken(point, seed, i, Math.min(width, height) * 0.035));
  let path = `M${at(first)}`;
  rest.forEach((point, i) => {
    const next = rest[i + 1];
    path += next === undefined ? `T${at(point)}` : `Q${at(point)} ${at(middle(point, next))}`;
  });
  return path;
}

export function crossAt({ x, y }: Point, reach: number, seed: number): string {
  const corner = (dx: number, dy: number): Point => ({ x: x + dx * reach, y: y + dy * reach });
  return (
    lineThrough([corner(-1, -1), corner(1, 1)], seed, reach * 0.12) +
    lineThrough([corner(1, -1), corner(-1, 1)], seed + 1, reach * 0.12)
  );
}

export function tickAt({ x, y }: Point, size: number): string {
  return `M${at({ x: x - size * 0.5, y })}Q${at({ x: x - size * 0.25, y: y + size * 0.2 })} ${at({ x: x - size * 0.1, y: y + size * 0.45 })}Q${at({ x: x + size * 0.1, y: y - size * 0.2 })} ${at({ x: x + size * 0.6, y: y - size * 0.55 })}`;
}
