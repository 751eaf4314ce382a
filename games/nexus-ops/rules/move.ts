// NO-3: Move. Every unit moves once: one hex, or as far as its ability takes it.

import type { MoveList } from '@starboard/engine';
import { enemiesOf, isContested, othersOf, transfer } from './army.ts';
import { firstHex } from './board.ts';
import { DIVE, FLY, GAIT, LEAP, STRIDE, UNIT_COLUMNS } from './columns.ts';
import type { Tell } from './events.ts';
import { moves } from './moves.ts';
import { addOwnTurn } from './own-turn.ts';
import { SEEK_BREATH } from './phases.ts';
import { MAGMA, MONOLITH_HEX, PLAINS, SEATS, TYPES, type Nexus } from './state.ts';

const { move, march, done } = moves.kinds;

/** All units are ready; those in a contested hex are bound by the retreat rule. */
export function readyUnits(state: Nexus, seat: number): void {
  state.ready.fill(0);
  state.bound.fill(0);
  for (let set = state.presence[seat]; set !== 0; set &= set - 1) {
    const hex = firstHex(set);
    const contested = isContested(state, hex);
    for (let unit = 0; unit < TYPES; unit++) {
      const number = state.units[(hex * SEATS + seat) * TYPES + unit];
      state.ready[hex * TYPES + unit] = number;
      if (contested) state.bound[hex * TYPES + unit] = number;
    }
  }
}

export function legalMoves(state: Nexus, seat: number, into: MoveList): void {
  into.add(done.make());
  const { ready, bound, marches } = state;
  const enemies = enemiesOf(state, seat);
  const others = othersOf(state, seat);
  for (let set = state.presence[seat]; set !== 0; set &= set - 1) {
    const from = firstHex(set);
    for (let unit = 0; unit < TYPES; unit++) {
      const most = ready[from * TYPES + unit];
      if (most === 0) continue;
      const free = most - bound[from * TYPES + unit];
      const reached = reach(state, unit, from, from, enemies);
      addMoves(unit, most, from, reached & ~others, into);
      addMoves(unit, free, from, reached & others, into);
      if (marches > 0) addMarches(state, unit, free, from, reached, enemies, others, into);
    }
  }
  addOwnTurn(state, seat, into);
}

function addMoves(unit: number, most: number, from: number, targets: number, into: MoveList): void {
  if (most === 0) return;
  for (let set = targets; set !== 0; set &= set - 1) {
    const to = firstHex(set);
    for (let number = 1; number <= most; number++) into.add(move.make(unit, number, from, to));
  }
}

/** NO-13.6: only hexes that the unit does not reach without it. */
function addMarches(
  state: Nexus,
  unit: number,
  free: number,
  from: number,
  reached: number,
  enemies: number,
  others: number,
  into: MoveList,
): void {
  const beyond = marchReach(state, unit, from, reached, enemies);
  for (let set = free > 0 ? beyond : beyond & ~others; set !== 0; set &= set - 1) {
    into.add(march.make(unit, from, firstHex(set)));
  }
}

/** NO-3.1 to NO-3.3, NO-12: the hexes that a unit reaches with its own move, from where it began the phase or from a hex
 *  to which a march has taken it. */
function reach(state: Nexus, unit: number, start: number, from: number, enemies: number): number {
  const ground = state.ground[unit];
  let set = state.near[from];
  switch (state.unitRow[unit * UNIT_COLUMNS + GAIT]) {
    case STRIDE:
      set |= strides(state, from, ground & ~enemies);
      break;
    case LEAP:
      if (state.terrain[start] === MAGMA) set |= besideAny(state, state.near[from]);
      break;
    case FLY:
      if (start === MONOLITH_HEX) set = state.hexes;
      break;
    case DIVE:
      if (state.terrain[start] === MAGMA) set = state.lands[MAGMA] | besideAny(state, state.lands[MAGMA]);
      break;
  }
  return set & ground & ~(1 << start);
}

/** NO-12.3: two hexes, one of them Rock Plains, the first free of enemies. */
function strides(state: Nexus, from: number, passable: number): number {
  let set = 0;
  for (let passed = state.near[from] & passable; passed !== 0; passed &= passed - 1) {
    const hex = firstHex(passed);
    set |= state.terrain[hex] === PLAINS ? state.near[hex] : state.near[hex] & state.lands[PLAINS];
  }
  return set;
}

/** The hexes beside any of a set. */
function besideAny(state: Nexus, hexes: number): number {
  let set = 0;
  for (let rest = hexes; rest !== 0; rest &= rest - 1) set |= state.near[firstHex(rest)];
  return set;
}

/** One hex more, after the unit's own move or before it, past hexes without enemies. */
function marchReach(state: Nexus, unit: number, from: number, reached: number, enemies: number): number {
  let set = besideAny(state, reached & ~enemies);
  for (let first = state.near[from] & reached & ~enemies; first !== 0; first &= first - 1) {
    set |= reach(state, unit, from, firstHex(first), enemies);
  }
  return set & state.ground[unit] & ~reached & ~(1 << from);
}

/** NO-3.5, NO-3.6: where other players are, only units go that did not begin the turn in a contested hex. Elsewhere those that
 *  did go first, since the rest may still attack. */
export function moveUnits(
  state: Nexus,
  seat: number,
  unit: number,
  number: number,
  from: number,
  to: number,
  tell?: Tell,
): void {
  const at = from * TYPES + unit;
  const retreat = (othersOf(state, seat) & (1 << to)) === 0;
  state.ready[at] -= number;
  if (retreat) state.bound[at] -= Math.min(number, state.bound[at]);
  if (from === MONOLITH_HEX && state.unitRow[unit * UNIT_COLUMNS + GAIT] === FLY) state.flew[to] += number;
  transfer(state, seat, unit, number, from, to);
  tell?.({ event: 'moved', seat, unit, number, from, to });
}

/** NO-13.6 */
export function marchUnit(
  state: Nexus,
  seat: number,
  unit: number,
  from: number,
  to: number,
  tell?: Tell,
): void {
  state.marches--;
  moveUnits(state, seat, unit, 1, from, to, tell);
}

export function endMove(state: Nexus): void {
  state.ready.fill(0);
  state.bound.fill(0);
  state.marches = 0;
  state.phase = SEEK_BREATH;
}
