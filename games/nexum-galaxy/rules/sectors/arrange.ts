// Where to draw the disks of a sector that says nothing about its looks: neighbours near, others apart, links clear of
// disks and of each other. The same sector is drawn the same everywhere: no chance, and only the arithmetic that every
// machine does alike (sums, products, roots).

import type { MapPoint } from '../../data/sector.ts';
import { cross, squaredDistance, squaredDistanceTo } from './geometry.ts';

/** Disks by number; `links` are pairs of them, `steps` tells for two disks how many links lead from one to the other. */
export interface Web {
  readonly disks: number;
  readonly links: readonly (readonly [number, number])[];
  readonly steps: (one: number, other: number) => number;
}

/** The lengths aimed at, in diameters of a disk: of a link, and between disks that are not linked. */
const LINK = 1.25;
const APART = 1.7;

/** A link that comes nearer than this to the centre of a disk seems to lead there. */
const CLEAR = 0.7;

/** What it costs when links cross, when one runs over a disk, and when disks come too near each other. */
const CROSSING = 10;
const OVER_A_DISK = 20;
const CROWDED = 30;

/** So many first drafts are made; the best ones are worked on. */
const DRAFTS = 12;
const WORKED_ON = 3;
const ROUNDS_OF_A_DRAFT = 200;

/** A disk is moved about by steps that get finer; while they are rough, two disks may also change places. */
const MOVES: readonly MapPoint[] = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y): MapPoint => [x, y]));
const ROUGH = 0.25;
const STEPS = [1, 0.5, 0.25, 0.12, 0.06, 0.03, 0.01];

export function arrange(web: Web): MapPoint[] {
  const drafts = Array.from({ length: DRAFTS }, (_, number) => draft(web, number));
  const best = drafts.toSorted((one, other) => cost(web, one) - cost(web, other)).slice(0, WORKED_ON);
  const worked = best.map((places) => improved(web, places));
  return upright(worked.toSorted((one, other) => cost(web, one) - cost(web, other))[0]);
}

/** Disks as far from each other as the links between them are many, from a start that differs by number. */
function draft(web: Web, number: number): MapPoint[] {
  let places = scattered(web.disks, number);
  for (let round = 0; round < ROUNDS_OF_A_DRAFT; round++) {
    places = places.map((place, disk) => pulled(web, places, place, disk));
  }
  return places;
}

/** Where a disk would go if each other disk wanted it at its own distance; near disks have more say. */
function pulled(web: Web, places: readonly MapPoint[], place: MapPoint, disk: number): MapPoint {
  let [x, y, weights] = [0, 0, 0];
  for (const [other, [ox, oy]] of places.entries()) {
    if (other === disk) continue;
    const wanted = LINK * web.steps(disk, other);
    const stretch = wanted / Math.max(0.01, Math.sqrt(squaredDistance(place, places[other])));
    const weight = 1 / (wanted * wanted);
    x += weight * (ox + (place[0] - ox) * stretch);
    y += weight * (oy + (place[1] - oy) * stretch);
    weights += weight;
  }
  return weights === 0 ? place : [x / weights, y / weights];
}

/** Places that look like chance and are not. */
function scattered(disks: number, number: number): MapPoint[] {
  let seed = number + 1;
  const next = (): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) / 2 ** 22;
  };
  return Array.from({ length: disks }, (): MapPoint => [next(), next()]);
}

/** The best that moving single disks and exchanging two of them leads to. */
function improved(web: Web, first: readonly MapPoint[]): MapPoint[] {
  const places = [...first];
  for (const step of STEPS) while (isBettered(web, places, step)) continue;
  return places;
}

function isBettered(web: Web, places: MapPoint[], step: number): boolean {
  return shiftAll(web, places, step) || (step >= ROUGH && exchangeAny(web, places));
}

/** Moves each disk to the best place a step away; false when all are best where they are. */
function shiftAll(web: Web, places: MapPoint[], step: number): boolean {
  let better = false;
  for (let disk = 0; disk < web.disks; disk++) {
    const [x, y] = places[disk];
    let least = costOf(web, places, disk);
    let best = places[disk];
    for (const [dx, dy] of MOVES) {
      places[disk] = [x + dx * step, y + dy * step];
      const now = costOf(web, places, disk);
      if (now < least - 1e-6) [least, best] = [now, places[disk]];
    }
    places[disk] = best;
    better ||= best[0] !== x || best[1] !== y;
  }
  return better;
}

function exchangeAny(web: Web, places: MapPoint[]): boolean {
  const before = cost(web, places);
  for (let one = 0; one < web.disks; one++) {
    for (let other = 0; other < one; other++) {
      [places[one], places[other]] = [places[other], places[one]];
      if (cost(web, places) < before - 1e-6) return true;
      [places[one], places[other]] = [places[other], places[one]];
    }
  }
  return false;
}

function cost(web: Web, places: readonly MapPoint[]): number {
  let sum = 0;
  for (let disk = 0; disk < web.disks; disk++) sum += costOf(web, places, disk);
  return sum;
}

/** What is wrong with the drawing as far as that disk and its links have part in it. */
function costOf(web: Web, places: readonly MapPoint[], disk: number): number {
  let sum = 0;
  for (let other = 0; other < web.disks; other++) {
    if (other !== disk) sum += costOfPair(places[disk], places[other], web.steps(disk, other));
  }
  for (const [one, other] of web.links) {
    if (one === disk || other === disk) sum += costOfLink(web, places, one, other);
    else sum += nearness(squaredDistanceTo([places[one], places[other]], places[disk]), CLEAR) * OVER_A_DISK;
  }
  return sum;
}

function costOfPair(one: MapPoint, other: MapPoint, steps: number): number {
  const far = squaredDistance(one, other);
  const off = Math.sqrt(far) - LINK * steps;
  const linked = steps === 1;
  return (
    (linked ? off * off : (off * off) / (8 * steps * steps)) + nearness(far, linked ? LINK : APART) * CROWDED
  );
}

function costOfLink(web: Web, places: readonly MapPoint[], one: number, other: number): number {
  const link = [places[one], places[other]] as const;
  let sum = 0;
  for (const [from, to] of web.links) {
    if (
      from !== one &&
      from !== other &&
      to !== one &&
      to !== other &&
      cross(link, [places[from], places[to]])
    )
      sum += CROSSING;
  }
  for (let disk = 0; disk < web.disks; disk++) {
    if (disk !== one && disk !== other)
      sum += nearness(squaredDistanceTo(link, places[disk]), CLEAR) * OVER_A_DISK;
  }
  return sum;
}

/** Nothing beyond the distance that is wanted; the nearer, the more. */
function nearness(squared: number, wanted: number): number {
  if (squared >= wanted * wanted) return 0;
  const lack = wanted - Math.sqrt(squared);
  return lack * lack;
}

/** Turned so that it is widest from left to right, the first disk on the left, the middle of the drawing at zero. */
function upright(places: readonly MapPoint[]): MapPoint[] {
  const centred = aboutZero(places);
  const [ax, ay] = widestDirection(centred);
  const turned = centred.map(([x, y]): MapPoint => [x * ax + y * ay, y * ax - x * ay]);
  const sign = turned[0][0] > 0 ? -1 : 1;
  return aboutZero(turned.map(([x, y]): MapPoint => [x * sign, y * sign]));
}

/** The direction along which the places scatter most; the one to the first disk where all are alike. */
function widestDirection(places: readonly MapPoint[]): MapPoint {
  let [xx, yy, xy] = [0, 0, 0];
  for (const [x, y] of places) {
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  const most = (xx + yy) / 2 + Math.sqrt(((xx - yy) / 2) * ((xx - yy) / 2) + xy * xy);
  const candidates: readonly MapPoint[] = [[most - yy, xy], [xy, most - xx], places[0], [1, 0]];
  const [x, y] = candidates.find((each) => lengthOf(each) > 1e-6) ?? [1, 0];
  return [x / lengthOf([x, y]), y / lengthOf([x, y])];
}

function lengthOf([x, y]: MapPoint): number {
  return Math.sqrt(x * x + y * y);
}

function aboutZero(places: readonly MapPoint[]): MapPoint[] {
  const [mx, my] = [middle(places.map(([x]) => x)), middle(places.map(([, y]) => y))];
  return places.map(([x, y]): MapPoint => [x - mx, y - my]);
}

function middle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}
