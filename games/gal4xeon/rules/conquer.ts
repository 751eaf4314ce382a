// Conquer: take a sector from aliens who are weaker.

import { CONQUERED, fateOf, FREE, homeOf, rowAt, settleFate, strengthOf } from './aliens.ts';
import type { Chart } from './chart.ts';
import type { Desk } from './desk.ts';
import { control, has } from './sectors.ts';
import { MILITARY1 } from './sheet.ts';
import { MOST_ROWS, TOP_STRENGTH, type Gal4Xeon } from './state.ts';

const ALL_MILITARY = (2 ** TOP_STRENGTH - 1) << MILITARY1;

/** GX-9.1: the highest military technology is the strength. */
export function militaryStrength(technology: number): number {
  return 32 - Math.clz32((technology & ALL_MILITARY) >> MILITARY1);
}

export function canConquer({ state, chart, page }: Pick<Desk, 'state' | 'chart' | 'page'>): boolean {
  for (let row = 0; row < state.met[page]; row++) if (isConquerable(state, chart, page, row)) return true;
  return false;
}

/** GX-5.1, GX-5.2 */
export function isConquerable(state: Gal4Xeon, chart: Chart, page: number, row: number): boolean {
  const species = state.aliens[page * MOST_ROWS + row];
  if (fateOf(species) !== FREE) return false;
  if (strengthOf(species) >= militaryStrength(state.technology[page])) return false;
  return has(state.reach, page, chart.sectorAt[homeOf(species)]);
}

/** GX-5.3 */
export function conquer({ state, chart, page, tell }: Desk, place: number): void {
  const row = rowAt(state, page, place);
  settleFate(state, page, row, CONQUERED);
  control(state, chart, page, chart.sectorAt[place]);
  tell?.({ event: 'conquered', place, row });
}
