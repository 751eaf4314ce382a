// NO-6.1, NO-6.2: one battle in every contested hex, in the order and against the opponent that the player chooses.

import type { MoveList } from '@starboard/engine';
import { enemiesOf, isEnemy } from './army.ts';
import { firstHex, hasHex } from './board.ts';
import type { Tell } from './events.ts';
import { moves } from './moves.ts';
import { addOwnTurn } from './own-turn.ts';
import { FIGHT, INCOME, SHARDS } from './phases.ts';
import type { Nexus } from './state.ts';

const { fight } = moves.kinds;

/** Hexes where the player must still fight this turn. */
function battles(state: Nexus): number {
  return state.presence[state.turn] & enemiesOf(state, state.turn) & ~state.fought;
}

export function seekBattle(state: Nexus): void {
  state.asked = state.turn;
  state.phase = FIGHT;
  if (battles(state) !== 0) return;
  state.found.fill(0);
  state.phase = INCOME;
}

export function legalFights(state: Nexus, seat: number, into: MoveList): void {
  for (let set = battles(state); set !== 0; set &= set - 1) {
    const hex = firstHex(set);
    for (let other = 0; other < state.seats; other++) {
      if (isEnemy(state, seat, other) && hasHex(state.presence[other], hex)) into.add(fight.make(hex, other));
    }
  }
  addOwnTurn(state, seat, into);
}

export function startBattle(state: Nexus, hex: number, defender: number, tell?: Tell): void {
  state.battles++;
  state.battle = hex + 1;
  state.defender = defender;
  state.fought |= 1 << hex;
  tell?.({ event: 'battle', seat: state.turn, against: defender, hex });
  state.phase = SHARDS;
}
