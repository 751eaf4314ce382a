// Where ships can go: to empty and own planets with room, to stars, and against enemies that can be beaten (NG-6.6 to
// NG-6.13).

import type { MoveList } from '@starboard/engine';
import { areAllies, lowest, placeAt, slotOf } from '../../board.ts';
import { sizeUp } from '../../combat.ts';
import { limitAt, tollAt } from '../../ledger.ts';
import { moves } from '../../moves.ts';
import { roomOnStar } from '../../stars.ts';
import { FIRST_STAR, SLOTS, type Nexum } from '../../state.ts';
import { Assault, canGather, countReserves, isHopeless, surveySources } from './assault.ts';
import { cheapestFree, cheapestFromInside, cheapestFromOutside, groupSources, Reach } from './reach.ts';

const { go } = moves.kinds;

/** What it takes to look around. Whoever asks brings one. */
export class Lookout {
  readonly assault = new Assault();
  readonly reach = new Reach();
}

/** All places to which an order can be given now. Without a list it only says whether there is one. */
export function destinations(state: Nexum, civ: number, lookout: Lookout, into: MoveList | null): boolean {
  if (state.energy[civ] === 0) return false;
  const { assault, reach } = lookout;
  surveySources(state, civ, 0, assault);
  if (assault.sources.count === 0) return false;
  groupSources(assault.sources, reach);
  for (let system = 0; system < state.span; system++) {
    if (planetsToGoTo(state, civ, system, lookout, into)) return true;
    if (starsToGoTo(state, civ, system, reach, into)) return true;
  }
  return false;
}

/** True as soon as there is one, where no list is wanted. */
function planetsToGoTo(
  state: Nexum,
  civ: number,
  system: number,
  { assault, reach }: Lookout,
  into: MoveList | null,
): boolean {
  const outside = cheapestFromOutside(state, reach, system, 0);
  for (let slots = state.planets[system]; slots !== 0; slots &= slots - 1) {
    const place = placeAt(system, lowest(slots));
    const owner = state.owner[place];
    const fare = cheapestTo(state, reach, place, system, outside);
    if (fare > state.energy[civ]) continue;
    const peaceful = owner === 0 || owner === civ + 1;
    const hasRoom = state.ships[place] < limitAt(state, place);
    if (!(peaceful ? hasRoom : canAttack(state, civ, place, fare, assault))) continue;
    if (into === null) return true;
    into.add(go.make(place));
  }
  return false;
}

/** What the cheapest ship pays to a planet; `outside` is what one from another system pays where there is no toll. */
function cheapestTo(state: Nexum, reach: Reach, place: number, system: number, outside: number): number {
  const toll = tollAt(state, place);
  const inside = cheapestFromInside(reach, system, slotOf(place), toll);
  return Math.min(inside, toll === 0 ? outside : cheapestFromOutside(state, reach, system, toll));
}

function canAttack(state: Nexum, civ: number, place: number, fare: number, assault: Assault): boolean {
  if (areAllies(state, civ, state.owner[place] - 1)) return false;
  sizeUp(state, place, assault.odds);
  if (isHopeless(state, assault, fare, state.energy[civ])) return false;
  countReserves(state, place, assault);
  return canGather(state, assault, place, 0, 0, 0, 0, state.energy[civ]);
}

function starsToGoTo(
  state: Nexum,
  civ: number,
  system: number,
  reach: Reach,
  into: MoveList | null,
): boolean {
  for (let star = placeAt(system, FIRST_STAR); star < placeAt(system, SLOTS); star++) {
    if (roomOnStar(state, civ, star) === 0) continue;
    if (cheapestFree(state, reach, system, tollAt(state, star)) > state.energy[civ]) continue;
    if (into === null) return true;
    into.add(go.make(star));
  }
  return false;
}
