// Where signs lie around a planet, from its middle, so that none covers another: its number, the gate of a home, the price of a
// ship.

import type { Point } from '@starboard/kit';
import type { Nexum } from '../../rules/state.ts';
import { beside, type ChartDisk, type Spotted } from './chart.ts';

export interface Sign {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const MIDDLE = { x: 0, y: 0 };

/** The letter of a system, from the middle of its disk: outside of one that is full of planets or areas. */
export function letterPlace({ radius, kind }: Pick<ChartDisk, 'radius' | 'kind'>): Point {
  return isFull(kind) ? { x: -radius * 0.86, y: -radius * 0.84 } : { x: -radius * 0.68, y: -radius * 0.52 };
}

/** The letter that events go by, below it. */
export function shownPlace({ radius, kind }: Pick<ChartDisk, 'radius' | 'kind'>): Point {
  return isFull(kind) ? { x: -radius * 1.06, y: -radius * 0.6 } : { x: -radius * 0.68, y: -radius * 0.3 };
}

function isFull(kind: ChartDisk['kind']): boolean {
  return kind === 'exotic' || kind === 'cloud';
}

/** Six planets leave little room between them: numbers lie farther out, markers farther in. */
const CROWDED = { number: 1.25, marker: 2.4 };
const USUAL = { number: 1.75, marker: 1.78 };

function anglesOf({ exotic }: Spotted): typeof USUAL {
  return exotic === 'archipelago' ? CROWDED : USUAL;
}

/** At the rim, where no glow covers it. */
export function numberPlace(spot: Spotted): Sign {
  return { ...beside(MIDDLE, spot.outward + anglesOf(spot).number, spot.radius + 4.5), r: 6.4 };
}

export function gatePlace({ outward, radius }: Spotted): Sign {
  return { ...beside(MIDDLE, outward - 2, radius + 6), r: 8.6 };
}

/** Markers of events stand side by side where neither ships nor the number are. */
export function markerPlace(spot: Spotted, kind: 0 | 1): Sign {
  return { ...beside(MIDDLE, spot.outward - anglesOf(spot).marker - kind * 0.7, spot.radius + 6), r: 7 };
}

/** An asteroid lies on the far side of the number. */
export function rockPlace({ outward, radius }: Spotted): Sign {
  return { ...beside(MIDDLE, outward + 2.5, radius + 5), r: 6.6 };
}

/** One's own cloaked ships, outside of what everybody sees there. */
export function hiddenPlace({ outward, radius }: Spotted, isTaken: boolean, turn: number): Point {
  return beside(MIDDLE, outward + turn, radius + (isTaken ? 25 : 11));
}

/** Half of a price as it is drawn. */
const PRICE = { width: 16, height: 7.5 };

/** Below the planet, or to a side or above where something else lies there. */
export function pricePlace(
  spot: Spotted,
  { home, barred, rock }: Readonly<Record<'home' | 'barred' | 'rock', boolean>>,
): Point {
  const taken = [
    numberPlace(spot),
    ...(home ? [gatePlace(spot)] : []),
    ...(barred ? [markerPlace(spot, 0)] : []),
    ...(rock ? [rockPlace(spot)] : []),
  ];
  const edge = spot.radius + 3;
  const places = [...[0, -9, 9, -18, 18].map((x) => ({ x, y: edge })), { x: 0, y: -edge }];
  return places.find((at) => taken.every((sign) => !covers(at, sign))) ?? places[0];
}

export function covers(price: Point, sign: Sign, { width, height } = PRICE): boolean {
  const dx = Math.max(0, Math.abs(sign.x - price.x) - width);
  const dy = Math.max(0, Math.abs(sign.y - price.y) - height);
  return Math.hypot(dx, dy) < sign.r;
}

/** Half of a number of ships as it is drawn on their way. */
export const SHIPS = { width: 7, height: 7 };

/** A letter, and a number of ships, as far as their strokes reach. */
const LETTER = 8;
const COUNT = 7;

/** Planets have a number; a star, an area or a hole is there once. */
export function isNumbered({ size }: Spotted): boolean {
  return size === 'small' || size === 'medium' || size === 'large';
}

/** What is written on a map wherever ships go: the letters of systems, the numbers of planets, of ships and of markers. */
export function writtenOn(
  disks: readonly ChartDisk[],
  { noMove, noManage }: Pick<Nexum, 'noMove' | 'noManage'>,
): readonly Sign[] {
  return disks.flatMap((disk) => {
    const letter = letterPlace(disk);
    return [
      { x: disk.x + letter.x, y: disk.y + letter.y, r: LETTER },
      ...disk.places.map(({ x, y }) => ({ x, y, r: COUNT })),
      ...disk.places.flatMap((spot) =>
        [
          ...(isNumbered(spot) ? [numberPlace(spot)] : []),
          ...(noMove[spot.place] === 0 ? [] : [markerPlace(spot, 0)]),
          ...(noManage[spot.place] === 0 ? [] : [markerPlace(spot, 1)]),
        ].map(({ x, y, r }) => ({ x: spot.x + x, y: spot.y + y, r })),
      ),
    ];
  });
}

/** In the middle of a way, or else as near to that as nothing written lies under it: along it, then beside it. */
export function shipsPlace(way: (share: number) => Point, written: readonly Sign[]): Point {
  const isFree = (point: Point): boolean => !written.some((sign) => covers(point, sign, SHIPS));
  for (const aside of ASIDE) {
    const found = ALONG.map((share) => besideWay(way, share, aside)).find(isFree);
    if (found !== undefined) return found;
  }
  return way(0.5);
}

const ASIDE = [0, 10, -10, 16, -16, 22, -22, 28, -28, 34, -34, 40, -40, 46, -46, 52, -52];
const ALONG = [0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66, 0.3, 0.7, 0.26, 0.74, 0.2, 0.8];

function besideWay(way: (share: number) => Point, share: number, aside: number): Point {
  const [before, at, after] = [share - 0.01, share, share + 0.01].map(way);
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: at.x - (dy / length) * aside, y: at.y + (dx / length) * aside };
}
