// Where things lie on the screen. The board lies wide on wide screens and stands tall on narrow ones; text and figures stay
// upright either way.

import type { OptionValues } from '@starboard/engine';
import { boxAround, hexCorners, outlineOf, type Box, type Point } from '@starboard/kit';
import { BOARDS, type BoardName, type BoardPoint } from '../../data/board.ts';
import { pointsOf } from '../../rules/board.ts';

/** From the middle of a hex to its corners. */
export const R = 100;

/** Wide: hexes with flat tops, the first home base at the left. Tall: turned so that it is at the bottom. */
export type Lie = 'wide' | 'tall';

export type Place = Point;

export interface Layout {
  readonly lie: Lie;
  /** By hex; null where the board has none. */
  readonly places: readonly (Place | null)[];
  readonly box: Box;
}

const ROOT3 = Math.sqrt(3);

/** NO-1.1: sides are numbered in turn order, so their numbers go round clockwise, as players do to whom the next is at their left. */
export function placeOf([q, r]: BoardPoint, lie: Lie): Place {
  const x = -1.5 * R * q;
  const y = ROOT3 * R * (r + q / 2);
  return lie === 'wide' ? { x, y } : { x: y, y: -x };
}

/** For `points` of a polygon around a hex of that radius. */
export function outline(lie: Lie, radius: number): string {
  return outlineOf(hexCorners({ x: 0, y: 0 }, radius, lie === 'wide' ? 0 : 30), 1);
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const MARGIN = 34;
const layouts = new Map<string, Layout>();

export function boardOf(options: OptionValues): BoardName {
  return BOARDS.find((name) => name === options['board']) ?? 'standard';
}

export function layoutOf(board: BoardName, seats: number, lie: Lie): Layout {
  const key = `${board} ${seats} ${lie}`;
  const known = layouts.get(key) ?? layOut(board, seats, lie);
  layouts.set(key, known);
  return known;
}

function layOut(board: BoardName, seats: number, lie: Lie): Layout {
  const places = pointsOf(board, seats).map((point) => (point === null ? null : placeOf(point, lie)));
  const there = places.filter((place) => place !== null);
  const [x, y] = lie === 'wide' ? [R, (R * ROOT3) / 2] : [(R * ROOT3) / 2, R];
  return { lie, places, box: boxAround(there, { x, y }, MARGIN) };
}

/** A number from 0 to 1 that is always the same for the same hex and purpose: each hex looks a little different. */
export function whim(hex: number, purpose: number): number {
  const mixed = Math.imul(hex * 37 + purpose * 101 + 11, 0x9e3779b1) >>> 8;
  return (mixed % 1000) / 1000;
}
