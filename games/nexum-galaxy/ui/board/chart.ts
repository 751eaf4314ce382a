// The star map in the units of the drawing, turned as it lies in the window.

import { systemIds } from '../../data/disks.ts';
import { starMap, type MapDisk, type MapPlace, type StarMap } from '../../rules/starmap.ts';
import type { Options } from '../../rules/options.ts';
import type { Nexum } from '../../rules/state.ts';
import type { Lie } from './lie.ts';

/** One diameter of a disk. */
const UNIT = 100;
/** Planets are drawn a little larger than the map says: they are what people point at. */
const SWELL = 1.22;
/** Room around the disks for ships in orbit and for labels. */
const MARGIN = 26;
/** A small sector is not blown up to fill a large screen. */
const LEAST = 330;

export interface Spotted {
  readonly place: number;
  readonly name: string;
  readonly size: MapPlace['size'];
  readonly gate: number | null;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Away from the middle of its disk, as an angle; a star in the middle looks between planets. */
  readonly outward: number;
  /** What its disk is, where explorers found it. */
  readonly exotic: MapDisk['exotic'];
}

export interface ChartDisk {
  readonly system: number;
  readonly name: string;
  readonly kind: MapDisk['kind'];
  readonly exotic: MapDisk['exotic'];
  readonly closed: boolean;
  readonly noExit: boolean;
  readonly bridge: MapDisk['bridge'];
  readonly tunnel: boolean;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly orbit: number;
  /** Where planets were, from the middle of the disk. */
  readonly ruins: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
  /** The letter that events go by, where it is not its own. */
  readonly shows: string | null;
  /** The seat at home here. */
  readonly home: number | null;
  readonly places: readonly Spotted[];
}

export interface ChartBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Chart {
  readonly name: string;
  readonly disks: readonly ChartDisk[];
  readonly links: readonly (readonly [ChartDisk, ChartDisk])[];
  /** The ends of a wormhole. */
  readonly tunnel: readonly [ChartDisk, ChartDisk] | null;
  readonly byPlace: ReadonlyMap<number, Spotted>;
  readonly box: ChartBox;
}

export function chartOf(options: Options, state: Nexum, { upright, large }: Lie): Chart {
  const map = starMap(options, state);
  const { box, startBox } = map;
  const turns =
    upright !== startBox.height > startBox.width && Math.abs(startBox.height / startBox.width - 1) > 0.15;
  const disks = map.disks.map((disk) => ({
    ...drawnDisk(disk, turns, shownBy(state, disk)),
    tunnel: map.wormhole?.includes(disk.system) === true,
  }));
  const bySystem = new Map(disks.map((disk) => [disk.system, disk]));
  return {
    name: map.name,
    disks,
    links: linksOf(map.links, bySystem),
    tunnel: map.wormhole === null ? null : (linksOf([map.wormhole], bySystem)[0] ?? null),
    byPlace: new Map(disks.flatMap(({ places }) => places.map((each) => [each.place, each] as const))),
    box: boxOf(box, turns, large ? LEAST : 0),
  };
}

function linksOf(links: StarMap['links'], bySystem: ReadonlyMap<number, ChartDisk>): Chart['links'] {
  return links.flatMap(([one, other]) => {
    const [from, to] = [bySystem.get(one), bySystem.get(other)];
    return from && to ? [[from, to] as const] : [];
  });
}

/** A map that is turned has its middle elsewhere; its disks stay upright. */
function drawnDisk(disk: MapDisk, turns: boolean, shows: string | null): Omit<ChartDisk, 'tunnel'> {
  const [x, y] = turns ? [-disk.y * UNIT, disk.x * UNIT] : [disk.x * UNIT, disk.y * UNIT];
  const at = (place: MapPlace): Spotted => {
    const [dx, dy] = [(place.x - disk.x) * UNIT, (place.y - disk.y) * UNIT];
    const { name, size, gate } = place;
    const outward = dx === 0 && dy === 0 ? widestGap(disk) : Math.atan2(dy, dx);
    return {
      place: place.place,
      name,
      size,
      gate,
      x: x + dx,
      y: y + dy,
      radius: place.radius * UNIT * SWELL,
      outward,
      exotic: disk.exotic,
    };
  };
  // stars last: their ships come near the planets around them
  const places = [...disk.planets, ...disk.stars].map(at);
  const home = places.find(({ gate }) => gate !== null)?.gate ?? null;
  const { system, name, kind, exotic, closed, noExit, bridge } = disk;
  const ruins = disk.ruins.map((ruin) => ({
    x: (ruin.x - disk.x) * UNIT,
    y: (ruin.y - disk.y) * UNIT,
    radius: ruin.radius * UNIT,
  }));
  const [radius, orbit] = [disk.radius * UNIT, disk.orbit * UNIT];
  return {
    system,
    name,
    kind,
    exotic,
    closed,
    noExit,
    bridge,
    x,
    y,
    radius,
    orbit,
    ruins,
    shows,
    home,
    places,
  };
}

/** Without events nobody asks for it. */
function shownBy(state: Nexum, { system, name }: MapDisk): string | null {
  const letter = systemIds[state.letter[system] - 1];
  return state.aggressiveness === 0 || letter === undefined || letter === name ? null : letter;
}

/** The direction from the middle of a disk that is farthest from any planet. */
function widestGap({ x, y, planets }: MapDisk): number {
  const angles = planets.map((each) => Math.atan2(each.y - y, each.x - x)).toSorted((a, b) => a - b);
  const gaps = angles.map((angle, i) => {
    const next = angles[i + 1] ?? angles[0] + 2 * Math.PI;
    return { middle: (angle + next) / 2, wide: next - angle };
  });
  return gaps.toSorted((a, b) => b.wide - a.wide)[0]?.middle ?? -Math.PI / 2;
}

function boxOf({ x, y, width, height }: ChartBox, turns: boolean, least: number): ChartBox {
  const [left, top] = turns ? [-(y + height), x] : [x, y];
  const [wide, high] = turns ? [height, width] : [width, height];
  const across = Math.max(least, wide * UNIT + 2 * MARGIN);
  const down = Math.max(least, high * UNIT + 2 * MARGIN);
  return {
    x: (left + wide / 2) * UNIT - across / 2,
    y: (top + high / 2) * UNIT - down / 2,
    width: across,
    height: down,
  };
}

/** A point so far from a place, in that direction. */
export function beside({ x, y }: { x: number; y: number }, angle: number, distance: number) {
  return { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance };
}

/** The middle of a curve between two places that bends a little to its right. */
export function bend(from: { x: number; y: number }, to: { x: number; y: number }, share = 0.16) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: (from.x + to.x) / 2 - dy * share, y: (from.y + to.y) / 2 + dx * share };
}
