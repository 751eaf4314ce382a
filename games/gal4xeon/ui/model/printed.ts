// What is printed on a sheet never changes in a game, so it is worked out once for each chart.

import { tracks } from '../../data/sheet.ts';
import { chartOf, type Chart } from '../../rules/chart.ts';
import { distanceFromHome } from '../../rules/hexes.ts';
import type { Gal4Xeon } from '../../rules/state.ts';
import { boxAround, centreOf, cornersOf, polygon, SIDE, type Box } from '../draw/geometry.ts';
import { groundOf, type Ground } from './page.ts';
import { iconsOf, segmentsOf, type Segment } from './segments.ts';
import { treeOf, type TreeLayout } from './tree.ts';

export interface PrintedSector {
  readonly place: number;
  readonly ground: Ground;
  /** Points of a ruin. */
  readonly worth: number;
  /** Steps from home. */
  readonly ring: number;
  /** The corners of what is pointed at. */
  readonly hit: string;
}

export interface Printed {
  readonly sectors: readonly PrintedSector[];
  /** The paper around the map. */
  readonly box: Box;
  readonly tree: TreeLayout;
  /** By track. */
  readonly segments: readonly (readonly Segment[])[];
}

const known = new WeakMap<Chart, Printed>();

export function printedOf(state: Gal4Xeon): Printed {
  const chart = chartOf(state);
  const found = known.get(chart) ?? readPrint(state, chart);
  known.set(chart, found);
  return found;
}

function readPrint(state: Gal4Xeon, { placeAt, worth }: Chart): Printed {
  return {
    sectors: placeAt.map((place, sector) => ({
      place,
      ground: groundOf(state.ground[place]),
      worth: worth[sector],
      ring: distanceFromHome(place),
      hit: polygon(cornersOf(centreOf(place), SIDE - 1.4)),
    })),
    box: boxAround(placeAt.map(centreOf), 14),
    tree: treeOf(state),
    segments: tracks.map((_, track) => segmentsOf(state.squares[track], iconsOf(state, track))),
  };
}
