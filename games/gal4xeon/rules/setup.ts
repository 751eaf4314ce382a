// Set-up: everybody gets the same sheet, with the same six neighbours.

import type { Chance } from '@starboard/engine';
import { SIDES } from '../data/numbers.ts';
import { demeanours, type StartSystem } from '../data/sheet.ts';
import { chartOf, type Chart } from './chart.ts';
import { inhabitants, record } from './explore.ts';
import { nextToHome } from './hexes.ts';
import { sheetOf, type Options } from './options.ts';
import { rollPossibilities } from './round.ts';
import { control, has, put } from './sectors.ts';
import { inscribe } from './sheet.ts';
import { copyPage, openedPage, pageOf, shape, type Gal4Xeon } from './state.ts';

/** GX-1.1 */
export function setup(options: Options, seats: number, chance: Chance): Gal4Xeon {
  const sheet = sheetOf(options);
  const state = shape.create();
  inscribe(state, sheet);
  state.seats = seats;
  state.open = options.openSheets ? 1 : 0;
  state.round = 1;
  const first = pageOf(state, 0);
  writeFirstPage(state, first, sheet.map.start, chance);
  copyPage(state, first, openedPage(state, 0));
  for (let seat = 1; seat < seats; seat++) {
    copyPage(state, first, pageOf(state, seat));
    copyPage(state, first, openedPage(state, seat));
  }
  rollPossibilities(state, chance);
  return state;
}

/** GX-1.2, GX-1.6 */
function writeFirstPage(
  state: Gal4Xeon,
  page: number,
  start: readonly StartSystem[] | null,
  chance: Chance,
): void {
  const chart = chartOf(state);
  state.technology[page] = state.startTechnologies;
  put(state.outlined, page, chart.home);
  control(state, chart, page, chart.home);
  if (start === null) rollNeighbours(state, chart, page, chance);
  else printNeighbours(state, chart, page, start);
}

/** GX-1.3 */
function printNeighbours(state: Gal4Xeon, chart: Chart, page: number, start: readonly StartSystem[]): void {
  for (const { at, aliens } of start) {
    const sector = chart.sectorAt[nextToHome(at)];
    if (aliens === null) record(state, chart, page, sector, -1, 0);
    else record(state, chart, page, sector, demeanours.indexOf(aliens.demeanour), aliens.strength);
  }
}

/** GX-1.4, GX-1.5 */
function rollNeighbours(state: Gal4Xeon, chart: Chart, page: number, chance: Chance): void {
  for (let sector = 0; sector < chart.placeAt.length; sector++) {
    if (!has(chart.innerRing, 0, sector)) continue;
    const demeanour = inhabitants(state, page, chance.die(SIDES));
    const strength = demeanour < 0 ? 0 : chance.die(SIDES);
    record(state, chart, page, sector, demeanour, strength);
  }
}
