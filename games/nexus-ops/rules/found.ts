// NO-5.7: a unit found in a contested hex stays out of this turn's battle there. Only the player whose turn it is finds units, and
// a hex has one token, so a hex has one such unit at most.

import { allUnitsAt, isContested, unitsAt } from './army.ts';
import type { Nexus } from './state.ts';
import { foundStayOut } from './versions.ts';

/** The player whose turn it is has found that unit there. */
export function noteFound(state: Nexus, hex: number, unit: number): void {
  if (foundStayOut(state) && isContested(state, hex)) state.found[hex] = unit + 1;
}

/** Of a kind of unit those that take part in a battle. */
export function fightersAt(state: Nexus, hex: number, seat: number, unit: number): number {
  const all = unitsAt(state, hex, seat, unit);
  return seat === state.turn && state.found[hex] === unit + 1 ? all - 1 : all;
}

/** Of all kinds. */
export function allFightersAt(state: Nexus, hex: number, seat: number): number {
  const all = allUnitsAt(state, hex, seat);
  return seat === state.turn && state.found[hex] > 0 ? all - 1 : all;
}
