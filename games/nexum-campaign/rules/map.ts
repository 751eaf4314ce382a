// Cells of the map: which are there, which touch, which can be chosen (NC-2.2, NC-2.3).

import { CELLS, kinds, SIDE } from '../data/map.ts';
import type { Campaign } from './state.ts';

const column = (cell: number): number => cell % SIDE;
const row = (cell: number): number => Math.trunc(cell / SIDE);

export function onMap({ side }: Campaign, cell: number): boolean {
  return column(cell) < side && row(cell) < side;
}

/** In king's moves. */
export function distance(a: number, b: number): number {
  return Math.max(Math.abs(column(a) - column(b)), Math.abs(row(a) - row(b)));
}

/** Do they lie on opposite sides of the middle one? */
export function isLine(a: number, middle: number, b: number): boolean {
  return column(a) + column(b) === 2 * column(middle) && row(a) + row(b) === 2 * row(middle);
}

export const isCorner = ({ side }: Campaign, cell: number): boolean =>
  column(cell) % (side - 1) === 0 && row(cell) % (side - 1) === 0;

function isFair(state: Campaign, civ: number, cell: number): boolean {
  return onMap(state, cell) && state.kind[cell] !== DESTROYED && state.owner[cell] !== civ + 1;
}

const DESTROYED = kinds.indexOf('destroyed');

function touchesOwn(state: Campaign, civ: number, cell: number): boolean {
  for (let own = 0; own < CELLS.length; own++)
    if (state.owner[own] === civ + 1 && distance(own, cell) === 1) return true;
  return false;
}

/** NC-2.2 */
export function choosable(state: Campaign, civ: number): number[] {
  const fair = CELLS.map((_, cell) => cell).filter((cell) => isFair(state, civ, cell));
  const near = fair.filter((cell) => touchesOwn(state, civ, cell));
  return near.length > 0 ? near : fair;
}

/** NC-2.3: the first of the best. */
export function computersChoice(state: Campaign, civ: number): number {
  const worth = (cell: number): number => {
    let far = 0;
    for (let held = 0; held < CELLS.length; held++)
      if (state.owner[held] > 0 && state.owner[held] <= state.seats) far += distance(held, cell);
    return far + (FAVOURED.includes(kinds[state.kind[cell]]) ? AHEAD : 0);
  };
  return choosable(state, civ).reduce((best, cell) => (worth(cell) > worth(best) ? cell : best));
}

const FAVOURED: readonly string[] = ['ice', 'scorching', 'energetic'];
/** More than any sum of distances. */
const AHEAD = 1000;
