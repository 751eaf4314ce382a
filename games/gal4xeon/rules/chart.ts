// A chart is a printed sheet worked out for quick reading: sectors as bits, neighbours and exploration placements as
// sets, icons by square. It follows from the state's printed cells alone and is kept for the next question.

import { beside, distanceFromHome, HOME, offsetOf, placeOf } from './hexes.ts';
import { moves } from './moves.ts';
import { MOST_TURNS, turnsOf } from './shapes.ts';
import { RANGE1, unpacked } from './sheet.ts';
import {
  GREY,
  MOST_ICONS,
  MOST_IN_SHAPE,
  MOST_RANGES,
  MOST_SECTORS,
  MOST_SQUARES,
  RUIN,
  START,
  TECHNOLOGIES,
  TRACKS,
  WHITE,
  WORD_BITS,
  WORDS,
  type Gal4Xeon,
} from './state.ts';
import type { Offset } from '../data/sheet.ts';

/** By sector: which word of a set it is in, and as which bit. */
export const WORD = Int32Array.from({ length: MOST_SECTORS }, (_, sector) => Math.floor(sector / WORD_BITS));
export const BIT = Int32Array.from({ length: MOST_SECTORS }, (_, sector) => 1 << (sector % WORD_BITS));

/** Cells of a placement: the set it covers, then the move that asks for it. */
export const PLACEMENT = WORDS + 1;
/** Squares 0 to the most a track has. */
export const SQUARE_SPAN = MOST_SQUARES + 1;

export interface Chart {
  readonly key: Int32Array;
  /** Sectors in reading order are numbered from 0: the place of each, and the sector at each place or -1. */
  readonly placeAt: readonly number[];
  readonly sectorAt: Int32Array;
  readonly home: number;
  /** By sector: the set of sectors beside it. */
  readonly neighbours: Int32Array;
  /** Sets: where a die decides what is found, what is controlled when explored, ruins, and the rings around home. */
  readonly rolled: Int32Array;
  readonly grey: Int32Array;
  readonly ruins: Int32Array;
  readonly innerRing: Int32Array;
  readonly outerRing: Int32Array;
  /** By sector: points of a ruin. */
  readonly worth: Int32Array;
  /** By track and squares filled: the action of the icon there + 1; 0 none. */
  readonly iconAt: Int32Array;
  /** Technologies that there are, ascending. */
  readonly technologies: Int32Array;
  /** All placements, by range; `rangeStart[n]` is where those of range n (from 0) begin. */
  readonly placements: Int32Array;
  readonly rangeStart: Int32Array;
  /** By range and turn: the shape as it lies; null where the range has fewer turns or there is no such range. */
  readonly turns: readonly (readonly Offset[] | null)[];
}

const MOST_CHARTS = 32;
const charts = new Map<string, Chart>();
let latest: Chart | null = null;

export function chartOf(state: Gal4Xeon): Chart {
  if (latest !== null && isChartOf(latest.key, state.sheetKey)) return latest;
  latest = findChart(state);
  return latest;
}

function isChartOf(key: Int32Array, wanted: Int32Array): boolean {
  return key[0] === wanted[0] && key[1] === wanted[1] && key[2] === wanted[2] && key[3] === wanted[3];
}

function findChart(state: Gal4Xeon): Chart {
  const name = state.sheetKey.join(' ');
  const known = charts.get(name);
  if (known !== undefined) return known;
  const [oldest] = charts.keys();
  if (charts.size === MOST_CHARTS) charts.delete(oldest);
  const drawn = drawChart(state);
  charts.set(name, drawn);
  return drawn;
}

function drawChart(state: Gal4Xeon): Chart {
  const placeAt = [...state.ground.keys()].filter((place) => state.ground[place] !== 0);
  const sectorAt = new Int32Array(state.ground.length).fill(-1);
  placeAt.forEach((place, sector) => (sectorAt[place] = sector));
  const groundAt = placeAt.map((place) => state.ground[place]);
  const where = (wanted: (ground: number, place: number) => boolean): Int32Array =>
    setOf([...placeAt.keys()].filter((sector) => wanted(groundAt[sector], placeAt[sector])));
  const turns = turnsOfRanges(state);
  return {
    key: state.sheetKey.slice(),
    placeAt,
    sectorAt,
    home: sectorAt[HOME],
    neighbours: neighbourSets(placeAt, sectorAt),
    rolled: where((ground) => ground === START || ground === WHITE),
    grey: where((ground) => ground === GREY),
    ruins: where((ground) => ground > RUIN),
    innerRing: where((_, place) => distanceFromHome(place) === 1),
    outerRing: where((_, place) => distanceFromHome(place) === 2),
    worth: Int32Array.from(groundAt, (ground) => Math.max(0, ground - RUIN)),
    iconAt: iconsBySquare(state),
    technologies: Int32Array.from(
      [...Array(TECHNOLOGIES).keys()].filter((t) => ((state.technologies >> t) & 1) === 1),
    ),
    ...placementsOf(turns, placeAt, sectorAt),
    turns,
  };
}

function setOf(sectors: Iterable<number>): Int32Array {
  const set = new Int32Array(WORDS);
  for (const sector of sectors) set[WORD[sector]] |= BIT[sector];
  return set;
}

function neighbourSets(placeAt: readonly number[], sectorAt: Int32Array): Int32Array {
  const sets = new Int32Array(placeAt.length * WORDS);
  placeAt.forEach((place, sector) => {
    const near = beside[place].map((each) => sectorAt[each]).filter((each) => each >= 0);
    sets.set(setOf(near), sector * WORDS);
  });
  return sets;
}

function iconsBySquare(state: Gal4Xeon): Int32Array {
  const iconAt = new Int32Array(TRACKS * SQUARE_SPAN);
  state.icons.forEach((icon, i) => {
    if (icon > 0) iconAt[Math.floor(i / MOST_ICONS) * SQUARE_SPAN + (icon >> 3)] = (icon & 7) + 1;
  });
  return iconAt;
}

function turnsOfRanges(state: Gal4Xeon): (readonly Offset[] | null)[] {
  const turns: (readonly Offset[] | null)[] = Array.from({ length: MOST_RANGES * MOST_TURNS }, () => null);
  for (let range = 0; range < MOST_RANGES; range++) {
    if (((state.technologies >> (RANGE1 + range)) & 1) === 0) continue;
    const cells = state.shapes
      .subarray(range * MOST_IN_SHAPE, (range + 1) * MOST_IN_SHAPE)
      .filter((cell) => cell > 0);
    turnsOf([...cells].map(unpacked)).forEach((turned, turn) => (turns[range * MOST_TURNS + turn] = turned));
  }
  return turns;
}

/** GX-4.3: only what lies wholly on the map is a placement. */
function placementsOf(
  turns: readonly (readonly Offset[] | null)[],
  placeAt: readonly number[],
  sectorAt: Int32Array,
): Pick<Chart, 'placements' | 'rangeStart'> {
  const cells: number[] = [];
  const rangeStart = new Int32Array(MOST_RANGES + 1);
  turns.forEach((turned, i) => {
    const range = Math.floor(i / MOST_TURNS);
    for (const anchor of turned === null ? [] : placeAt) {
      const sectors = sectorsUnder(turned ?? [], anchor, sectorAt);
      if (sectors.includes(-1)) continue;
      cells.push(...setOf(sectors), moves.kinds.explore.make(range + 1, (i % MOST_TURNS) + 1, anchor));
    }
    rangeStart[range + 1] = cells.length;
  });
  return { placements: Int32Array.from(cells), rangeStart };
}

/** The sectors that a shape covers there, in reading order; -1 for a part that is not on the map. */
export function sectorsUnder(turned: readonly Offset[], anchor: number, sectorAt: Int32Array): number[] {
  const [q, r] = offsetOf(anchor);
  return turned.map(([stepQ, stepR]) => {
    const place = placeOf(q + stepQ, r + stepR);
    return place < 0 ? -1 : sectorAt[place];
  });
}
