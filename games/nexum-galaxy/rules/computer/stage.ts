// Staging: ships that cannot go where they were sent wait near it (NG-11.14).

import { lowest, placeAt, systemOf } from '../board.ts';
import type { Tell } from '../events.ts';
import { enterable, isBarred, reserveOf } from '../ledger.ts';
import { measure } from '../links.ts';
import { OVER, SYSTEMS, type Nexum } from '../state.ts';
import { reinforceWith } from './arrive.ts';
import { isForeign, isOpen, isOwn, nextOwn, roomOn } from './ground.ts';

/** For the functions below and nobody else. */
const distance = new Int32Array(SYSTEMS);

/** Puts so many ships of the reserve around a planet, one by one. */
export function stage(state: Nexum, civ: number, ships: number, around: number, tell?: Tell): void {
  const system = systemOf(around);
  measure(state, system, distance);
  for (let i = 0; i < ships && reserveOf(state, civ) > 0 && state.phase !== OVER; i++) {
    const place = stagingPlace(state, civ, system);
    if (place < 0) return;
    reinforceWith(state, civ, place, tell);
  }
}

/** In that system an own planet, then an empty one; else the nearest own planet; else the base; else -1. */
function stagingPlace(state: Nexum, civ: number, system: number): number {
  const here = inSystem(state, civ, system);
  if (here >= 0) return here;
  let best = -1;
  for (let place = nextOwn(state, civ, -1); place >= 0; place = nextOwn(state, civ, place)) {
    if (roomOn(state, place) === 0 || isBarred(state, place)) continue;
    if (best < 0 || distance[systemOf(place)] < distance[systemOf(best)]) best = place;
  }
  return best >= 0 ? best : emptyBase(state, civ);
}

function inSystem(state: Nexum, civ: number, system: number): number {
  let empty = -1;
  for (let slots = enterable(state, system); slots !== 0; slots &= slots - 1) {
    const place = placeAt(system, lowest(slots));
    if (isOwn(state, civ, place) && roomOn(state, place) > 0) return place;
    if (state.owner[place] === 0 && empty < 0) empty = place;
  }
  return isForeign(state, civ, system) || ((state.noExit >>> system) & 1) === 1 ? -1 : empty;
}

/** NG-11.14, NG-11.15: where the civ began, if ships can arrive there; -1 where it has no such place. */
export function emptyBase(state: Nexum, civ: number): number {
  const place = state.base[civ] - 1;
  return place >= 0 && state.owner[place] === 0 && isOpen(state, civ, place) ? place : -1;
}
