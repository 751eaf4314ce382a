// NO-18.3: after a battle won on the own turn the surviving Sporlings of that hex may move on, before the next battle.

import type { MoveList } from '@starboard/engine';
import { enemiesOf, transfer } from '../army.ts';
import { firstHex, hasHex } from '../board.ts';
import { SPREADS, UNIT_COLUMNS } from '../columns.ts';
import type { Tell } from '../events.ts';
import { fightersAt } from '../found.ts';
import { moves } from '../moves.ts';
import { CLAIM } from '../phases.ts';
import { TYPES, type Nexus } from '../state.ts';
import { somebodyIsLost } from '../winning.ts';

const { spread } = moves.kinds;

function spreader(state: Nexus): number {
  for (let unit = 0; unit < TYPES; unit++)
    if (state.unitRow[unit * UNIT_COLUMNS + SPREADS] === 1) return unit;
  return -1;
}

/** NO-11.6: none moves on where the battle has eliminated somebody. */
export function countSpores(state: Nexus): void {
  const unit = spreader(state);
  state.phase = CLAIM;
  if (unit >= 0 && !somebodyIsLost(state))
    state.spores = fightersAt(state, state.battle - 1, state.turn, unit);
}

export function addSpreads(state: Nexus, into: MoveList): void {
  if (state.spores === 0) return;
  const targets = state.near[state.battle - 1] & state.ground[spreader(state)];
  for (let set = targets; set !== 0; set &= set - 1) {
    const to = firstHex(set);
    for (let number = 1; number <= state.spores; number++) into.add(spread.make(number, to));
  }
}

/** Where enemies are, a battle is added to this Fight phase. */
export function spreadUnits(state: Nexus, seat: number, number: number, to: number, tell?: Tell): void {
  const from = state.battle - 1;
  const unit = spreader(state);
  transfer(state, seat, unit, number, from, to);
  tell?.({ event: 'moved', seat, unit, number, from, to });
  if (hasHex(enemiesOf(state, seat), to)) state.fought &= ~(1 << to);
  state.spores -= number;
  state.phase = CLAIM;
}
