// NO-18.3: after a battle won on the own turn the surviving Sporlings of that hex may move on at once.

import type { MoveList } from '@starboard/engine';
import { enemiesOf, transfer, unitsAt } from '../army.ts';
import { firstHex, hasHex } from '../board.ts';
import { SPREADS, UNIT_COLUMNS } from '../columns.ts';
import type { Tell } from '../events.ts';
import { moves } from '../moves.ts';
import { addOwnTurn } from '../own-turn.ts';
import { SEEK_BATTLE, SPORES } from '../phases.ts';
import { TYPES, type Nexus } from '../state.ts';
import { clearBattle } from '../battle.ts';

const { spread, done } = moves.kinds;

function spreader(state: Nexus): number {
  for (let unit = 0; unit < TYPES; unit++)
    if (state.unitRow[unit * UNIT_COLUMNS + SPREADS] === 1) return unit;
  return -1;
}

export function startSpores(state: Nexus): void {
  const unit = spreader(state);
  const spores = unit < 0 || state.won === 0 ? 0 : unitsAt(state, state.battle - 1, state.turn, unit);
  state.spores = spores;
  if (spores > 0) state.phase = SPORES;
  else endSpores(state);
}

export function legalSpores(state: Nexus, seat: number, into: MoveList): void {
  into.add(done.make());
  const targets = state.near[state.battle - 1] & state.ground[spreader(state)];
  for (let set = targets; set !== 0; set &= set - 1) {
    const to = firstHex(set);
    for (let number = 1; number <= state.spores; number++) into.add(spread.make(number, to));
  }
  addOwnTurn(state, seat, into);
}

/** Where enemies are, a battle is added to this Fight phase. */
export function spreadUnits(state: Nexus, seat: number, number: number, to: number, tell?: Tell): void {
  const from = state.battle - 1;
  const unit = spreader(state);
  transfer(state, seat, unit, number, from, to);
  tell?.({ event: 'moved', seat, unit, number, from, to });
  if (hasHex(enemiesOf(state, seat), to)) state.fought &= ~(1 << to);
  state.spores -= number;
  if (state.spores === 0) endSpores(state);
}

export function endSpores(state: Nexus): void {
  state.spores = 0;
  clearBattle(state);
  state.phase = SEEK_BATTLE;
}
