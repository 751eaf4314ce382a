// Shapes of the exploration ranges, turned and mirrored.

import type { Offset } from '../data/sheet.ts';
import { byReading, distance } from './hexes.ts';

/** The most ways in which a shape can lie: six turns, each of them mirrored or not. */
export const MOST_TURNS = 12;

/** GX-4.2: every way in which the shape can lie, each once, counted from its first sector in reading order. */
export function turnsOf(shape: readonly Offset[]): readonly (readonly Offset[])[] {
  const found = new Map<string, readonly Offset[]>();
  for (const side of [shape, shape.map(mirrored)]) {
    let turned = side;
    for (let sixth = 0; sixth < 6; sixth++) {
      const anchored = fromFirst(turned);
      const key = anchored.join(' ');
      if (!found.has(key)) found.set(key, anchored);
      turned = turned.map(turnedOnce);
    }
  }
  return [...found.values()];
}

/** The same shape, however it lies. */
export function sameShape(one: readonly Offset[], other: readonly Offset[]): boolean {
  const key = fromFirst(one).join(' ');
  return turnsOf(other).some((turned) => turned.join(' ') === key);
}

/** Does one step lead from each part of the shape to another part, and so on to all of them? */
export function inOnePiece(shape: readonly Offset[]): boolean {
  const reached = [shape[0]];
  for (const at of reached) {
    for (const next of shape) if (!reached.includes(next) && distance(at, next) === 1) reached.push(next);
  }
  return reached.length === shape.length;
}

function turnedOnce([q, r]: Offset): Offset {
  // not -r, which would make -0 of 0
  return [0 - r, q + r];
}

function mirrored([q, r]: Offset): Offset {
  return [r, q];
}

function fromFirst(shape: readonly Offset[]): readonly Offset[] {
  const sorted = shape.toSorted(byReading);
  const [firstQ, firstR] = sorted[0];
  return sorted.map(([q, r]) => [q - firstQ, r - firstR]);
}
