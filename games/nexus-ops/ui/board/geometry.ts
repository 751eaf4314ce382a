// Where things lie on the screen. The board lies wide on wide screens and stands tall on narrow ones; text and figures stay
// upright either way.

import type { OptionValues } from '@starboard/engine';
import { BOARDS, type BoardName } from '../../data/board.ts';
import { pointsOf } from '../../rules/board.ts';

/** From the middle of a hex to its corners. */
export const R = 100;

/** Wide: hexes with flat tops, the first home base at the left. Tall: turned so that it is at the bottom. */
export type Lie = 'wide' | 'tall';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly lie: Lie;
  /** By hex; null where the board has none. */
  readonly places: readonly (Place | null)[];
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const ROOT3 = Math.sqrt(3);

function placeOf([q, r]: readonly [number, number], lie: Lie): Place {
  const x = -1.5 * R * q;
  const y = -ROOT3 * R * (r + q / 2);
  return lie === 'wide' ? { x, y } : { x: y, y: -x };
}

/** The corners of a hex of that radius, clockwise. */
function corners(lie: Lie, radius: number): readonly Place[] {
  const first = lie === 'wide' ? 0 : 30;
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((first + 60 * i) * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** For `points` of a polygon. */
export function outline(lie: Lie, radius: number): string {
  return corners(lie, radius)
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(' ');
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
  const [wide, high] = lie === 'wide' ? [R, (R * ROOT3) / 2] : [(R * ROOT3) / 2, R];
  const left = Math.min(...there.map(({ x }) => x)) - wide - MARGIN;
  const right = Math.max(...there.map(({ x }) => x)) + wide + MARGIN;
  const top = Math.min(...there.map(({ y }) => y)) - high - MARGIN;
  const bottom = Math.max(...there.map(({ y }) => y)) + high + MARGIN;
  return { lie, places, box: { x: left, y: top, width: right - left, height: bottom - top } };
}

/** A number from 0 to 1 that is always the same for the same hex and purpose: each hex looks a little different. */
export function whim(hex: number, purpose: number): number {
  const mixed = Math.imul(hex * 37 + purpose * 101 + 11, 0x9e3779b1) >>> 8;
  return (mixed % 1000) / 1000;
}
