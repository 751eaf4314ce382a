// Explore: outline unknown sectors in a shape, and see what is there.

import { demeanours } from '../data/sheet.ts';
import { explorationDie, SIDES } from '../data/numbers.ts';
import { meet } from './aliens.ts';
import { sectorsUnder, type Chart } from './chart.ts';
import type { Desk } from './desk.ts';
import { control, has, put } from './sectors.ts';
import { MOST_TURNS } from './shapes.ts';
import { WORDS, type Gal4Xeon } from './state.ts';

/** By die: the number of the demeanour, -1 where nobody lives. */
const FOUND = explorationDie.map((face) => (face === null ? -1 : demeanours.indexOf(face)));

/** GX-4.1: everybody can explore a single sector, so one unexplored neighbour is enough. */
export function canExplore({ state, page }: Pick<Desk, 'state' | 'page'>): boolean {
  for (let at = page * WORDS; at < (page + 1) * WORDS; at++)
    if ((state.reach[at] & ~state.outlined[at]) !== 0) return true;
  return false;
}

/** GX-4.4, GX-4.7, GX-4.8: nothing more happens to a ruin. */
export function explore(desk: Desk, range: number, turn: number, place: number): void {
  const { state, chart, page } = desk;
  const shape = chart.turns[(range - 1) * MOST_TURNS + turn - 1] ?? [];
  const sectors = sectorsUnder(shape, place, chart.sectorAt);
  for (const sector of sectors) put(state.outlined, page, sector);
  desk.tell?.({ event: 'explored', places: sectors.map((sector) => chart.placeAt[sector]) });
  for (const sector of sectors) {
    if (has(chart.grey, 0, sector)) control(state, chart, page, sector);
    else if (has(chart.rolled, 0, sector)) survey(desk, sector);
  }
}

/** GX-4.5, GX-4.6, GX-12.2: the seat's own dice say who lives there. */
function survey({ state, chart, seat, page, chance, tell }: Desk, sector: number): void {
  const place = chart.placeAt[sector];
  const own = chance.of(seat);
  const die = own.die(SIDES);
  const demeanour = inhabitants(state, page, die);
  if (demeanour < 0) {
    put(state.crossed, page, sector);
    tell?.({ event: 'empty', place, die });
    return;
  }
  const strength = own.die(SIDES);
  tell?.({ event: 'met', place, die, row: state.met[page], strength });
  meet(state, page, place, demeanour, strength);
}

/** GX-4.5, GX-4.9: the demeanour of those who live there; -1 when nobody does or the table has no row for them. */
export function inhabitants(state: Gal4Xeon, page: number, die: number): number {
  return state.met[page] < state.alienRows ? FOUND[die - 1] : -1;
}

/** Writes down what everybody knows of a sector from the start. */
export function record(
  state: Gal4Xeon,
  chart: Chart,
  page: number,
  sector: number,
  demeanour: number,
  strength: number,
): void {
  put(state.outlined, page, sector);
  if (demeanour < 0) put(state.crossed, page, sector);
  else meet(state, page, chart.placeAt[sector], demeanour, strength);
}
