// Units on the board: the only place where they come, go and die, so that what is counted along stays right.
// NO-3.4: who controls a hex and who contests it.

import { hasSeat } from '@starboard/engine';
import type { Tell } from './events.ts';
import { SEATS, TYPES, type Nexus } from './state.ts';

export function unitsAt(state: Nexus, hex: number, seat: number, unit: number): number {
  return state.units[(hex * SEATS + seat) * TYPES + unit];
}

export function allUnitsAt(state: Nexus, hex: number, seat: number): number {
  return state.here[hex * SEATS + seat];
}

/** From the supply onto the board. */
export function deploy(state: Nexus, seat: number, unit: number, hex: number): void {
  state.supply[seat * TYPES + unit]--;
  state.army[seat]++;
  add(state, hex, seat, unit, 1);
}

/** NO-2.4: what is destroyed goes back to the supply. */
export function destroy(
  state: Nexus,
  seat: number,
  unit: number,
  hex: number,
  number: number,
  tell?: Tell,
): void {
  remove(state, hex, seat, unit, number);
  state.supply[seat * TYPES + unit] += number;
  state.army[seat] -= number;
  tell?.({ event: 'destroyed', seat, unit, hex, number });
}

export function transfer(
  state: Nexus,
  seat: number,
  unit: number,
  number: number,
  from: number,
  to: number,
): void {
  remove(state, from, seat, unit, number);
  add(state, to, seat, unit, number);
}

function add(state: Nexus, hex: number, seat: number, unit: number, number: number): void {
  state.units[(hex * SEATS + seat) * TYPES + unit] += number;
  state.here[hex * SEATS + seat] += number;
  state.presence[seat] |= 1 << hex;
}

function remove(state: Nexus, hex: number, seat: number, unit: number, number: number): void {
  state.units[(hex * SEATS + seat) * TYPES + unit] -= number;
  state.here[hex * SEATS + seat] -= number;
  if (state.here[hex * SEATS + seat] === 0) state.presence[seat] &= ~(1 << hex);
}

/** NO-16.1 */
export function isEnemy(state: Nexus, seat: number, other: number): boolean {
  return !hasSeat(state.side[seat], other);
}

/** The hexes with units of any other seat. */
export function othersOf(state: Nexus, seat: number): number {
  const { presence } = state;
  let set = 0;
  for (let other = 0; other < SEATS; other++) if (other !== seat) set |= presence[other];
  return set;
}

/** The hexes with units of enemies. */
export function enemiesOf(state: Nexus, seat: number): number {
  const { presence } = state;
  const friends = state.side[seat];
  let set = 0;
  for (let other = 0; other < SEATS; other++) if (!hasSeat(friends, other)) set |= presence[other];
  return set;
}

export function controlledBy(state: Nexus, seat: number): number {
  return state.presence[seat] & ~othersOf(state, seat);
}

export function isContested(state: Nexus, hex: number): boolean {
  const { here } = state;
  let players = 0;
  for (let seat = 0; seat < SEATS; seat++) if (here[hex * SEATS + seat] > 0) players++;
  return players > 1;
}

/** NO-1.1: how many seats are before that one in a round. */
export function placeInRound(state: Nexus, seat: number): number {
  return (seat - state.first + state.seats) % state.seats;
}

/** The next seat to the left that is still in the game. */
export function seatAfter(state: Nexus, seat: number): number {
  let next = seat;
  do next = (next + 1) % state.seats;
  while (hasSeat(state.out, next));
  return next;
}
