// Where spots lie in the frame of the map, in pixels of the screen.

import type { Stroke } from './strokes.ts';

export interface SpotCircle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

type Lie = ReadonlyMap<string, SpotCircle>;

/** By sheet and spot. What is not on the board has no place. */
export function lieOf(frame: Element, strokes: readonly Stroke[]): Lie {
  const origin = frame.getBoundingClientRect();
  const found = new Map<string, SpotCircle>();
  for (const stroke of strokes)
    for (const spot of stroke.kind === 'way' ? [stroke.from, stroke.to] : [stroke.to]) {
      const key = placeKey(stroke, spot);
      if (found.has(key)) continue;
      const at = spotted(frame, stroke.sheet, spot, origin);
      if (at !== null) found.set(key, at);
    }
  return found;
}

export function placeKey({ sheet }: Stroke, spot: string): string {
  return `${sheet} ${spot}`;
}

function spotted(frame: Element, sheet: number | null, spot: string, origin: DOMRect): SpotCircle | null {
  if (sheet !== null && frame.closest(`[data-sheet="${sheet}"]`) === null) return null;
  const element = frame.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
  if (element === null) return null;
  // signs beside a place are no part of its outline
  const box = (element.querySelector('.spot-outline') ?? element).getBoundingClientRect();
  if (box.width === 0) return null;
  return {
    x: box.x + box.width / 2 - origin.x,
    y: box.y + box.height / 2 - origin.y,
    r: Math.min(box.width, box.height) / 2,
  };
}

export interface Arrow {
  readonly line: string;
  readonly head: string;
}

const BEND = 0.14;
const GAP = 5;
/** Between neighbours whose rims touch, an arrow begins and ends inside them. */
const NEAR = 0.3;
const HEAD = 10;

/** From rim to rim in a light bend, so that ways to and fro lie beside each other. */
export function arrowBetween(from: SpotCircle, to: SpotCircle): Arrow {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [leaves, comes] = [from, to].map(({ r }) => Math.min(r + GAP, length * NEAR));
  const mid = { x: (from.x + to.x) / 2 - dy * BEND, y: (from.y + to.y) / 2 + dx * BEND };
  const start = towards(from, mid, leaves);
  const tip = towards(to, mid, comes);
  const neck = towards(to, mid, comes + HEAD * 0.8);
  const angle = Math.atan2(tip.y - neck.y, tip.x - neck.x);
  const wing = (turn: number): string =>
    `${at(tip.x - Math.cos(angle + turn) * HEAD)} ${at(tip.y - Math.sin(angle + turn) * HEAD)}`;
  return {
    line: `M${at(start.x)} ${at(start.y)}Q${at(mid.x)} ${at(mid.y)} ${at(neck.x)} ${at(neck.y)}`,
    head: `M${wing(0.5)}L${at(tip.x)} ${at(tip.y)}L${wing(-0.5)}Z`,
  };
}

function towards(from: SpotCircle, to: { readonly x: number; readonly y: number }, far: number) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) * far) / length,
    y: from.y + ((to.y - from.y) * far) / length,
  };
}

/** The four strokes of a crosshair. */
export function crosshair({ x, y, r }: SpotCircle): string {
  const [near, far] = [r - 3, r + 8];
  return [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]
    .map(([i, j]) => `M${at(x + i * near)} ${at(y + j * near)}L${at(x + i * far)} ${at(y + j * far)}`)
    .join('');
}

const at = (value: number): string => value.toFixed(1);
