// The aliens table: a row is a species, with its face, its strength, and what became of it.

import { MOST_ROWS, type Gal4Xeon } from './state.ts';

export const FREE = 0;
export const TRADED = 1;
export const CONQUERED = 2;

/** Three bits of strength, two of demeanour, two of fate, eight of place. */
const DEMEANOUR_AT = 3;
const FATE_AT = 5;
const PLACE_AT = 7;

export function strengthOf(row: number): number {
  return row & 7;
}

export function demeanourOf(row: number): number {
  return (row >> DEMEANOUR_AT) & 3;
}

export function fateOf(row: number): number {
  return (row >> FATE_AT) & 3;
}

export function homeOf(row: number): number {
  return row >> PLACE_AT;
}

/** GX-4.6: the species takes the first empty row. */
export function meet(
  state: Gal4Xeon,
  page: number,
  place: number,
  demeanour: number,
  strength: number,
): void {
  const row = (place << PLACE_AT) | (demeanour << DEMEANOUR_AT) | strength;
  state.aliens[page * MOST_ROWS + state.met[page]] = row;
  state.met[page]++;
}

/** The number of the row whose letter stands at that place; -1 when none does. */
export function rowAt(state: Gal4Xeon, page: number, place: number): number {
  const first = page * MOST_ROWS;
  for (let row = 0; row < state.met[page]; row++) if (homeOf(state.aliens[first + row]) === place) return row;
  return -1;
}

export function settleFate(state: Gal4Xeon, page: number, row: number, fate: number): void {
  state.aliens[page * MOST_ROWS + row] |= fate << FATE_AT;
}
