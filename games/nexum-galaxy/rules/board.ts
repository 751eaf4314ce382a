// Where things lie: systems and their slots, and who holds what.

import { AREA, FIRST_STAR, HEAP_SLOT, SLOTS, STAR, SYSTEMS, type Nexum } from './state.ts';

/** How many members a set of up to eight has. */
export const COUNT: Uint8Array = Uint8Array.from({ length: 256 }, (_, set) => members(set));

function members(set: number): number {
  return set === 0 ? 0 : (set & 1) + members(set >>> 1);
}

/** The lowest member of a set that is not empty. */
export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
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

/** NG-15.1: was that system found by explorers? */
export function isExotic(state: Nexum, system: number): boolean {
  return ((state.exotic >>> system) & 1) === 1;
}

/** NG-12.4: is that somebody's area of a cloud? */
export function isArea(state: Nexum, place: number): boolean {
  return state.size[place] === AREA;
}

/** NG-12.7: where relics lie in a cloud that nobody carries. */
export function heapOf(cloud: number): number {
  return placeAt(cloud, HEAP_SLOT);
}

/** The places of that system that the civ holds, as a set of slots. */
export function heldBy(state: Nexum, civ: number, system: number): number {
  return state.held[civ * SYSTEMS + system];
}

/** The systems in which the civ holds something, as a set. */
export function systemsOf(state: Nexum, civ: number): number {
  return state.heldIn[civ];
}

/** NG-9.12: the planets of that system that the civ's side holds, as a set of slots. */
export function planetsOfSide(state: Nexum, civ: number, system: number): number {
  let slots = 0;
  for (let allies = state.allies[civ]; allies !== 0; allies &= allies - 1) {
    slots |= state.held[lowest(allies) * SYSTEMS + system];
  }
  return slots & state.planets[system];
}

export function areAllies(state: Nexum, civ: number, other: number): boolean {
  return ((state.allies[civ] >>> other) & 1) === 1;
}

/** Is that a planet that the civ could attack? */
export function isEnemy(state: Nexum, civ: number, place: number): boolean {
  const owner = state.owner[place];
  return owner !== 0 && !areAllies(state, civ, owner - 1);
}

/** Makes the civ the owner of an empty place. */
export function occupy(state: Nexum, civ: number, place: number): void {
  const system = systemOf(place);
  state.owner[place] = civ + 1;
  state.held[civ * SYSTEMS + system] |= 1 << slotOf(place);
  state.heldIn[civ] |= 1 << system;
}

/** NG-6.26: the ships there go back to their owner's reserve. Gives their number. */
export function clear(state: Nexum, place: number): number {
  const ships = state.ships[place];
  state.fleet[state.owner[place] - 1] -= ships;
  state.ships[place] = 0;
  vacate(state, place);
  return ships;
}

/** The last ship has gone: nobody holds the place. */
export function vacate(state: Nexum, place: number): void {
  const system = systemOf(place);
  const civ = state.owner[place] - 1;
  state.owner[place] = 0;
  const left = state.held[civ * SYSTEMS + system] & ~(1 << slotOf(place));
  state.held[civ * SYSTEMS + system] = left;
  if (left === 0) state.heldIn[civ] &= ~(1 << system);
}

/** Ships that the owner of a planet has on the stars of its system. */
export function shipsOnStars(state: Nexum, owner: number, system: number): number {
  let ships = 0;
  for (let star = placeAt(system, FIRST_STAR); star < placeAt(system, SLOTS); star++) {
    if (state.owner[star] === owner) ships += state.ships[star];
  }
  return ships;
}
