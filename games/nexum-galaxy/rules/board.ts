// Where things lie: systems and their slots, how far apart they are, and who holds what.

import { FARAWAY, NEARBY, WITHIN } from '../data/numbers.ts';
import { FIRST_STAR, PLANET_SLOTS, SLOTS, STAR, SYSTEMS, type Nexum } from './state.ts';

/** More energy than anybody can have: there is no way. */
export const NO_WAY = 1000;

/** How many members a set of up to eight has. */
export const COUNT: Uint8Array = Uint8Array.from({ length: 256 }, (_, set) => members(set));

function members(set: number): number {
  return set === 0 ? 0 : (set & 1) + members(set >>> 1);
}

export function systemOf(place: number): number {
  return place >>> 3;
}

export function slotOf(place: number): number {
  return place & (SLOTS - 1);
}

export function placeAt(system: number, slot: number): number {
  return (system << 3) + slot;
}

export function isStar(state: Nexum, place: number): boolean {
  return state.size[place] === STAR;
}

/** The lowest member of a set that is not empty. */
export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** NG-6.1, NG-6.2: energy for a ship without relics to go from one system to another. */
export function distance(state: Nexum, from: number, to: number): number {
  if (from === to) return WITHIN;
  if (((state.links[from] >>> to) & 1) === 1) return NEARBY;
  return (((state.closed >>> from) | (state.closed >>> to)) & 1) === 1 ? NO_WAY : FARAWAY;
}

/** The places of that system that the seat holds, as a set of slots. */
export function heldBy(state: Nexum, seat: number, system: number): number {
  return state.held[seat * SYSTEMS + system];
}

/** NG-9.12: the planets of that system that the seat's side holds, as a set of slots. */
export function planetsOfSide(state: Nexum, seat: number, system: number): number {
  let slots = 0;
  for (let allies = state.allies[seat]; allies !== 0; allies &= allies - 1) {
    slots |= state.held[lowest(allies) * SYSTEMS + system];
  }
  return slots & PLANET_SLOTS;
}

export function areAllies(state: Nexum, seat: number, other: number): boolean {
  return ((state.allies[seat] >>> other) & 1) === 1;
}

/** Is that a planet that the seat could attack? */
export function isEnemy(state: Nexum, seat: number, place: number): boolean {
  const owner = state.owner[place];
  return owner !== 0 && !areAllies(state, seat, owner - 1);
}

/** Makes the seat the owner of an empty place. */
export function occupy(state: Nexum, seat: number, place: number): void {
  state.owner[place] = seat + 1;
  state.held[seat * SYSTEMS + systemOf(place)] |= 1 << slotOf(place);
}

/** NG-6.26: the ships there go back to their owner's reserve. Gives their number. */
export function clear(state: Nexum, place: number): number {
  const seat = state.owner[place] - 1;
  const ships = state.ships[place];
  state.fleet[seat] -= ships;
  state.ships[place] = 0;
  state.owner[place] = 0;
  state.held[seat * SYSTEMS + systemOf(place)] &= ~(1 << slotOf(place));
  return ships;
}

/** Ships that the owner of a planet has on the stars of its system. */
export function shipsOnStars(state: Nexum, owner: number, system: number): number {
  let ships = 0;
  for (let star = placeAt(system, FIRST_STAR); star < placeAt(system, SLOTS); star++) {
    if (state.owner[star] === owner) ships += state.ships[star];
  }
  return ships;
}
