// The table as a star map: where a board draws disks, planets, stars and areas of clouds. Which disks there are, how they are linked and
// what is closed comes from the state; the sector that was agreed on says only where its disks lie and what it is called.
// What lies on the places is in reading.ts. One unit is the diameter of a disk; x goes right and y goes down, as on a
// screen.

import { disks, faceOf, systemIds, type Colour, type Kind, type SystemId } from '../data/disks.ts';
import { exoticFaces, type ExoticKind } from '../data/exotic.ts';
import type { MapPoint } from '../data/sector.ts';
import { isExotic, placeAt, slotOf, systemOf } from './board.ts';
import { centresOf, systemsOf } from './centres.ts';
import { placeNames, systemNames } from './moves.ts';
import { sectorOf, type Options } from './options.ts';
import { AREA, HEAP_SLOT, NO_GATE, SLOTS, STAR, type Nexum } from './state.ts';

interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A planet, a star or an area of a cloud. `place` is the number that moves, events and the state's fields use. */
export interface MapPlace extends Drawn {
  readonly place: number;
  /** `C2` is planet 2 of system C, `C*` its star. */
  readonly name: string;
  readonly size: (typeof SIZES)[number];
  /** The civilization that starts here: a seat, or after those one of the computer. */
  readonly gate: number | null;
}

export interface MapDisk extends Drawn {
  readonly system: number;
  readonly name: string;
  readonly kind: Kind | 'cloud' | 'exotic';
  /** What an exotic disk is; null for others. */
  readonly exotic: ExoticKind | null;
  /** The colour of a Tann disk, whoever starts there; null for a disk without a gate or turned over. */
  readonly colour: Colour | null;
  /** Is hyperspace closed here? */
  readonly closed: boolean;
  readonly neighbours: readonly number[];
  /** Of a cloud: the areas of the seats; and in its middle, where relics lie. */
  readonly planets: readonly MapPlace[];
  readonly stars: readonly MapPlace[];
  /** From its middle to its planets. */
  readonly orbit: number;
  /** Where planets were that are destroyed. */
  readonly ruins: readonly Drawn[];
  /** Of one that makes a bridge: is it open? Null for others. */
  readonly bridge: 'open' | 'barred' | null;
  /** Does no ship leave it for another disk? */
  readonly noExit: boolean;
}

export interface StarMap {
  readonly name: string;
  readonly description: string;
  readonly disks: readonly MapDisk[];
  /** Systems that are linked, each pair once. */
  readonly links: readonly (readonly [number, number])[];
  /** The two ends of a wormhole, if there is one. */
  readonly wormhole: readonly [number, number] | null;
  /** The smallest box around all disks, and around those that lie there from the start: who turns a map goes by that one, so that
   *  it does not turn when a disk joins. */
  readonly box: MapBox;
  readonly startBox: MapBox;
}

export interface MapBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const DISK_RADIUS = 0.5;
/** From the middle of a disk to two stars side by side. */
const PAIR = 0.11;

/** From the middle of a disk to its planets, and how large planets and stars are there compared with those of other disks. */
interface Measures {
  readonly orbit: number;
  readonly planets: number;
  readonly stars: number;
}

const USUAL: Measures = { orbit: 0.31, planets: 1, stars: 1 };
const UNUSUAL: Readonly<Partial<Record<ExoticKind, Measures>>> = {
  binary: { orbit: 0.34, planets: 1, stars: 0.75 },
  giant: { orbit: 0.36, planets: 1, stars: 1.5 },
  archipelago: { orbit: 0.36, planets: 0.85, stars: 1 },
};
const RADII = { small: 0.085, medium: 0.105, large: 0.125, star: 0.1, area: 0.115, hole: 0.16 };
const SIZES = ['small', 'medium', 'large', 'star', 'area', 'hole'] as const;

const SIN_60 = Math.sqrt(3) / 2;
const SIN_45 = Math.sqrt(1 / 2);

/** Directions to so many planets, clockwise, with the first one at the top or as near to it as can be. */
const ORBITS: Readonly<Record<number, readonly MapPoint[]>> = {
  1: [[0, -1]],
  2: [
    [-SIN_45, -SIN_45],
    [SIN_45, SIN_45],
  ],
  3: [
    [0, -1],
    [SIN_60, 0.5],
    [-SIN_60, 0.5],
  ],
  4: [
    [-SIN_45, -SIN_45],
    [SIN_45, -SIN_45],
    [SIN_45, SIN_45],
    [-SIN_45, SIN_45],
  ],
  5: [
    [0, -1],
    [0.951, -0.309],
    [0.588, 0.809],
    [-0.588, 0.809],
    [-0.951, -0.309],
  ],
  6: [
    [-0.5, -SIN_60],
    [0.5, -SIN_60],
    [1, 0],
    [0.5, SIN_60],
    [-0.5, SIN_60],
    [-1, 0],
  ],
};
const STARS: Readonly<Record<number, readonly MapPoint[]>> = {
  1: [[0, 0]],
  2: [
    [-1, 0],
    [1, 0],
  ],
};

export function starMap(options: Options, state: Nexum): StarMap {
  const sector = sectorOf(options);
  const centres = centresOf(state, sector);
  const drawn = [...centres].map(([system, centre]) => diskOf(state, system, centre));
  return {
    name: sector.name,
    description: sector.description,
    disks: drawn,
    links: drawn.flatMap(({ system, neighbours }) =>
      neighbours.filter((other) => other > system).map((other) => [system, other] as const),
    ),
    wormhole: wormholeOf(state),
    box: boxAround(drawn),
    startBox: boxAround(drawn.filter(({ system }) => !isExotic(state, system))),
  };
}

function wormholeOf(state: Nexum): StarMap['wormhole'] {
  const [one, other] = systemsOf(state.wormholes);
  return one === undefined || other === undefined ? null : [one, other];
}

function diskOf(state: Nexum, system: number, [x, y]: MapPoint): MapDisk {
  const slots = Array.from({ length: SLOTS }, (_, slot) => placeAt(system, slot));
  const isThere = (place: number): boolean => state.size[place] > 0;
  // a planet that was destroyed leaves its place in the orbit empty
  const orbit = slots.filter((place) => isInOrbit(state, place));
  const middle = slots.filter((place) => isThere(place) && !orbit.includes(place));
  const at = (directions: readonly MapPoint[] | undefined, reach: number) => (place: number, i: number) => {
    const [dx, dy] = directions?.[i] ?? [0, 0];
    return { place, x: x + dx * reach, y: y + dy * reach };
  };
  const kind = kindOf(state, system);
  const measures = (kind.exotic === null ? undefined : UNUSUAL[kind.exotic]) ?? USUAL;
  const drawn = (spots: readonly { place: number; x: number; y: number }[], scale: number): MapPlace[] =>
    spots
      .filter(({ place }) => isThere(place))
      .map((spot) => placeOf(state, spot.place, spot.x, spot.y, scale));
  const around = orbit.map(at(ORBITS[orbit.length], measures.orbit));
  return {
    system,
    name: systemNames[system],
    ...kind,
    closed: ((state.closed >>> system) & 1) === 1,
    neighbours: systemsOf(state.links[system]),
    planets: drawn(around, measures.planets),
    stars: drawn(middle.map(at(STARS[middle.length], PAIR)), measures.stars),
    orbit: measures.orbit,
    ruins: around
      .filter(({ place }) => !isThere(place))
      .map((spot) => ({ x: spot.x, y: spot.y, radius: RADII.medium * measures.planets })),
    bridge: bridgeOf(state, system),
    noExit: ((state.noExit >>> system) & 1) === 1,
    x,
    y,
    radius: DISK_RADIUS,
  };
}

/** Planets, also those that were, and areas of seats. */
function isInOrbit(state: Nexum, place: number): boolean {
  const size = state.size[place];
  const isRuined = ((state.ruined[systemOf(place)] >>> slotOf(place)) & 1) === 1;
  return isRuined || (size > 0 && size < STAR) || (size === AREA && slotOf(place) !== HEAP_SLOT);
}

function kindOf(state: Nexum, system: number): Pick<MapDisk, 'kind' | 'exotic' | 'colour'> {
  const exotic = isExotic(state, system) ? exoticFaces[state.letter[system] - 1].kind : null;
  const cloud = ((state.clouds >>> system) & 1) === 1;
  if (exotic !== null || cloud) return { kind: cloud ? 'cloud' : 'exotic', exotic, colour: null };
  const id = systemIds[system];
  const { kind } = faceOf(id, homesOf(state));
  return { kind, exotic: null, colour: kind === 'tann' ? disks[id].colour : null };
}

/** NG-15.15: whatever is linked to it is, where it is open, beside a bridge. */
function bridgeOf(state: Nexum, system: number): MapDisk['bridge'] {
  if (((state.bridges >>> system) & 1) === 0) return null;
  return state.barred[system] === 0 ? 'open' : 'barred';
}

function placeOf(state: Nexum, place: number, x: number, y: number, scale: number): MapPlace {
  const size = SIZES[state.size[place] - 1];
  const gate = state.tann.indexOf(place);
  return {
    place,
    name: placeNames[place],
    size,
    gate: gate >= 0 && gate < state.civs ? gate : null,
    x,
    y,
    radius: RADII[size] * scale,
  };
}

/** The systems in which somebody starts, by civ. */
function homesOf(state: Nexum): readonly SystemId[] {
  const gates = state.tann.subarray(0, state.civs).filter((place) => place !== NO_GATE);
  return Array.from(gates, (place) => systemIds[systemOf(place)]);
}

function boxAround(drawn: readonly MapDisk[]): MapBox {
  const left = Math.min(...drawn.map(({ x }) => x)) - DISK_RADIUS;
  const top = Math.min(...drawn.map(({ y }) => y)) - DISK_RADIUS;
  const right = Math.max(...drawn.map(({ x }) => x)) + DISK_RADIUS;
  const bottom = Math.max(...drawn.map(({ y }) => y)) + DISK_RADIUS;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
