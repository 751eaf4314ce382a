// Reinforcement: ships of the reserve for the smallest garrisons (NG-11.15).

import { slotOf, systemOf } from '../board.ts';
import type { Tell } from '../events.ts';
import { reserveOf } from '../ledger.ts';
import { measure } from '../links.ts';
import { REPLICATOR, works } from '../relics.ts';
import { OVER, SYSTEMS, type Nexum } from '../state.ts';
import { arrive, reinforceWith } from './arrive.ts';
import { nextOwn, roomOn } from './ground.ts';
import { fits, invade, type Venture } from './invade.ts';
import { emptyBase } from './stage.ts';

const NOWHERE = -1;

/** For the functions below and nobody else. */
const distance = new Int32Array(SYSTEMS);

/** At a planet, or nowhere in particular where that is -1. */
export function reinforce(state: Nexum, civ: number, at: number, venture: Venture, tell?: Tell): void {
  if (nextOwn(state, civ, NOWHERE) === NOWHERE) return comeBack(state, civ, at, venture, tell);
  const system = at < 0 ? NOWHERE : systemOf(at);
  if (at < 0) distance.fill(0);
  else measure(state, system, distance);
  for (let i = 0; i < venture.ships && reserveOf(state, civ) > 0 && state.phase !== OVER; i++) {
    const place = smallest(state, civ, system);
    if (place < 0) break;
    reinforceWith(state, civ, place, tell);
  }
  for (let place = nextOwn(state, civ, NOWHERE); place >= 0; place = nextOwn(state, civ, place))
    if (works(state, place, REPLICATOR)) grow(state, civ, place, tell);
}

/** Without a planet left: where the event points, else where the civ began. */
function comeBack(state: Nexum, civ: number, at: number, venture: Venture, tell?: Tell): void {
  if (at >= 0 && fits(state, civ, at, venture)) return invade(state, civ, at, venture, tell);
  const base = emptyBase(state, civ);
  const ships = Math.min(venture.ships, roomOn(state, Math.max(0, base)), reserveOf(state, civ));
  if (base < 0 || ships === 0) return;
  state.fleet[civ] += ships;
  tell?.({ event: 'deployed', seat: civ, from: null, to: base, ships });
  arrive(state, civ, base, ships, false, tell);
}

/** One ship more on a planet that can take one. */
export function grow(state: Nexum, civ: number, place: number, tell?: Tell): void {
  if (reserveOf(state, civ) > 0 && takesShips(state, place) && state.phase !== OVER)
    reinforceWith(state, civ, place, tell);
}

/** NG-10.10: is there room, and can ships be built? */
export function takesShips(state: Nexum, place: number): boolean {
  return roomOn(state, place) > 0 && ((state.idle[systemOf(place)] >>> slotOf(place)) & 1) === 0;
}

/** In that system if any planet there takes a ship; the fewest ships first, then the nearest. */
function smallest(state: Nexum, civ: number, system: number): number {
  let best = NOWHERE;
  for (let place = nextOwn(state, civ, NOWHERE); place >= 0; place = nextOwn(state, civ, place)) {
    if (takesShips(state, place) && (best < 0 || isBetter(state, place, best, system))) best = place;
  }
  return best;
}

function isBetter(state: Nexum, place: number, other: number, system: number): boolean {
  const here = systemOf(place) === system;
  if (here !== (systemOf(other) === system)) return here;
  const ships = state.ships[place] - state.ships[other];
  return ships === 0 ? distance[systemOf(place)] < distance[systemOf(other)] : ships < 0;
}
