// NO-18.2: before the first roll Shardians may be destroyed by their owner, for a hit each.

import type { MoveList } from '@starboard/engine';
import { destroy } from '../army.ts';
import { seatOf } from '../casualties.ts';
import { SHATTERS, UNIT_COLUMNS } from '../columns.ts';
import type { Tell } from '../events.ts';
import { fightersAt } from '../found.ts';
import { moves } from '../moves.ts';
import { addDiscards } from '../own-turn.ts';
import { SHARDS, SHATTER, TOLL } from '../phases.ts';
import { ATTACKER, DEFENDER, TYPES, type Nexus } from '../state.ts';

const { shatter } = moves.kinds;

/** The unit of this table that shatters, or -1. */
function shatterer(state: Nexus): number {
  for (let unit = 0; unit < TYPES; unit++)
    if (state.unitRow[unit * UNIT_COLUMNS + SHATTERS] === 1) return unit;
  return -1;
}

function shardsOf(state: Nexus, side: number): number {
  const unit = shatterer(state);
  return unit < 0 ? 0 : fightersAt(state, state.battle - 1, seatOf(state, side), unit);
}

/** Asks the attacker, then the defender; then the hits are taken. */
export function askForShards(state: Nexus): void {
  for (let side = ATTACKER; side <= DEFENDER; side++) {
    if (((state.decided >>> side) & 1) === 1 || shardsOf(state, side) === 0) continue;
    state.asked = seatOf(state, side);
    state.phase = SHATTER;
    return;
  }
  state.losses[DEFENDER] = state.shattered[ATTACKER];
  state.losses[ATTACKER] = state.shattered[DEFENDER];
  state.shattered.fill(0);
  state.phase = TOLL;
}

function sideOf(state: Nexus, seat: number): number {
  return seat === state.turn ? ATTACKER : DEFENDER;
}

export function legalShards(state: Nexus, seat: number, into: MoveList): void {
  for (let number = shardsOf(state, sideOf(state, seat)); number >= 0; number--)
    into.add(shatter.make(number));
  addDiscards(state, seat, into);
}

export function shatterUnits(state: Nexus, seat: number, number: number, tell?: Tell): void {
  const side = sideOf(state, seat);
  state.decided |= 1 << side;
  state.shattered[side] = number;
  if (number > 0) {
    tell?.({ event: 'shattered', seat, number });
    destroy(state, seat, shatterer(state), state.battle - 1, number, tell);
  }
  state.phase = SHARDS;
}
