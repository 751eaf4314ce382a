// NO-9: Income. A controlled mine pays when somebody there can work it.

import { controlledBy, unitsAt } from './army.ts';
import { firstHex } from './board.ts';
import { MINES, UNIT_COLUMNS } from './columns.ts';
import type { Tell } from './events.ts';
import { DRAW } from './phases.ts';
import { gainRubium } from './rubium.ts';
import { TYPES, type Nexus } from './state.ts';

export function collectIncome(state: Nexus, tell?: Tell): void {
  gainRubium(state, state.turn, incomeOf(state, state.turn), 'mines', tell);
  state.phase = DRAW;
}

/** What the seat's mines would pay as things stand. */
export function incomeOf(state: Nexus, seat: number): number {
  let income = 0;
  for (let set = controlledBy(state, seat); set !== 0; set &= set - 1) {
    const hex = firstHex(set);
    if (state.mine[hex] > 0 && isWorked(state, hex, seat)) income += state.mine[hex];
  }
  return income;
}

function isWorked(state: Nexus, hex: number, seat: number): boolean {
  for (let unit = 0; unit < TYPES; unit++) {
    if (state.unitRow[unit * UNIT_COLUMNS + MINES] === 1 && unitsAt(state, hex, seat, unit) > 0) return true;
  }
  return false;
}
