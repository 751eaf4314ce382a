// Trade: come to terms with aliens, for a better minimum or a technology.

import { demeanourOf, fateOf, FREE, homeOf, rowAt, settleFate, TRADED } from './aliens.ts';
import type { Chart } from './chart.ts';
import type { Desk } from './desk.ts';
import { canResearch, owns } from './research.ts';
import { control, has } from './sectors.ts';
import { FRIENDLY_RELATIONS } from './sheet.ts';
import { MOST_ROWS, type Gal4Xeon } from './state.ts';

export function canTrade({ state, chart, page }: Pick<Desk, 'state' | 'chart' | 'page'>): boolean {
  for (let row = 0; row < state.met[page]; row++) if (isTradable(state, chart, page, row)) return true;
  return false;
}

/** GX-8.1, GX-9.5 */
export function isTradable(state: Gal4Xeon, chart: Chart, page: number, row: number): boolean {
  const species = state.aliens[page * MOST_ROWS + row];
  if (fateOf(species) !== FREE) return false;
  if (!owns(state.technology[page], FRIENDLY_RELATIONS + demeanourOf(species))) return false;
  return has(state.reach, page, chart.sectorAt[homeOf(species)]);
}

/** GX-8.2, GX-8.4: what it brings is owed where there is something to choose from. */
export function trade(desk: Desk, place: number): void {
  const { state, chart, page, tell } = desk;
  const row = rowAt(state, page, place);
  settleFate(state, page, row, TRADED);
  control(state, chart, page, chart.sectorAt[place]);
  tell?.({ event: 'traded', place, row });
  state.owed[page] = canRaise(desk) || canResearch(desk) ? 1 : 0;
}

function canRaise({ state, page }: Pick<Desk, 'state' | 'page'>): boolean {
  return state.trades[page] < state.tradeDice;
}

/** GX-8.3 */
export function raiseMinimum({ state, page, tell }: Desk): void {
  state.trades[page]++;
  tell?.({ event: 'modifier', dice: 'trade', filled: state.trades[page] });
}
