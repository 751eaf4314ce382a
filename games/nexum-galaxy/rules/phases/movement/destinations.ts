// Where ships can go: to empty and own planets with room, to stars, and against enemies that can be beaten (NG-6.6 to
// NG-6.13).

import type { MoveList } from '@starboard/engine';
import { areAllies, COUNT, isEnemy, lowest, placeAt, planetsOfSide, slotOf, systemsOf } from '../../board.ts';
import { PLANET_LIMIT } from '../../../data/numbers.ts';
import { sizeUp } from '../../combat.ts';
import {
  enterableBy,
  fareBetween,
  isBarred,
  isUnbarred,
  keepsStars,
  leavable,
  limitAt,
  staysOn,
  tollAt,
} from '../../ledger.ts';
import { isGate } from '../../group/wormhole.ts';
import { moves } from '../../moves.ts';
import { freshCarriers } from '../../relics.ts';
import { opensStars, roomOnStar } from '../../stars.ts';
import { FIRST_STAR, SLOTS, type Nexum } from '../../state.ts';
import { Assault, canGather, countReserves, isHopeless, leastToBeat, surveySources } from './assault.ts';
import { keepInside } from './sources.ts';
import {
  cheapestFree,
  cheapestFreeFromOutside,
  cheapestFromInside,
  cheapestFromOutside,
  groupSources,
  Reach,
} from './reach.ts';

const { go } = moves.kinds;

/** What it takes to look around. Whoever asks brings one. */
export class Lookout {
  readonly assault = new Assault();
  readonly onStar = new Assault();
  readonly reach = new Reach();
}

/** All places to which an order can be given now. Without a list it only says whether there is one. */
export function destinations(state: Nexum, civ: number, lookout: Lookout, into: MoveList | null): boolean {
  if (state.energy[civ] === 0) return false;
  if (into === null && canShift(state, civ)) return true;
  const { assault, reach } = lookout;
  surveySources(state, civ, 0, assault);
  if (assault.sources.count === 0) return false;
  groupSources(assault.sources, reach);
  for (let system = 0; system < state.span; system++) {
    if (planetsToGoTo(state, civ, system, lookout, into)) return true;
    if (starsToGoTo(state, civ, system, reach, into)) return true;
  }
  if (state.giants !== 0 && giantsToAttack(state, civ, lookout.onStar, into)) return true;
  return state.clouds !== 0 && cloudsToGoTo(state, civ, reach, into);
}

/** NG-10.9, NG-17.4 */
function isClosed(state: Nexum, civ: number, place: number): boolean {
  return isBarred(state, place) && !isUnbarred(state, civ);
}

/** NG-15.18: stars that can be attacked from the planets around them, by whoever holds half of those. */
function giantsToAttack(state: Nexum, civ: number, assault: Assault, into: MoveList | null): boolean {
  for (let giants = state.giants; giants !== 0; giants &= giants - 1) {
    const system = lowest(giants);
    const star = placeAt(system, FIRST_STAR);
    if (!isEnemy(state, civ, star) || isClosed(state, civ, star)) continue;
    if (!keepsStars(state, civ, system, planetsOfSide(state, civ, system))) continue;
    surveySources(state, civ, 0, assault);
    keepInside(assault.sources, system);
    sizeUp(state, star, assault.odds);
    countReserves(state, star, assault);
    if (!canGather(state, assault, star, 0, 0, 0, 0, state.energy[civ])) continue;
    if (into === null) return true;
    into.add(go.make(star));
  }
  return false;
}

/** Could a free ship go to another planet of its system? As a rule one can, which saves a look around. */
function canShift(state: Nexum, civ: number): boolean {
  for (let systems = systemsOf(state, civ); systems !== 0; systems &= systems - 1) {
    const system = lowest(systems);
    for (let slots = leavable(state, civ, system); slots !== 0; slots &= slots - 1) {
      const from = placeAt(system, lowest(slots));
      const rested = state.ships[from] - state.moved[from];
      if (state.ships[from] > staysOn(state, from) && rested > COUNT[freshCarriers(state, from)])
        return hasRoomBeside(state, civ, from, system);
    }
  }
  return false;
}

function hasRoomBeside(state: Nexum, civ: number, from: number, system: number): boolean {
  for (let slots = enterableBy(state, civ, system); slots !== 0; slots &= slots - 1) {
    const place = placeAt(system, lowest(slots));
    const owner = state.owner[place];
    if (place === from || (owner !== 0 && owner !== civ + 1)) continue;
    if (
      state.ships[place] < limitAt(state, place) &&
      fareBetween(state, civ, from, place) <= state.energy[civ]
    )
      return true;
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
  const energy = state.energy[civ];
  const outside = cheapestFromOutside(state, civ, reach, system, 0);
  if (outside > energy && ((reach.any >>> system) & 1) === 0) return false;
  const open = outside <= energy && state.ionized[system] === 0;
  for (let slots = enterableBy(state, civ, system); slots !== 0; slots &= slots - 1) {
    const place = placeAt(system, lowest(slots));
    const owner = state.owner[place];
    if (owner === 0 || owner === civ + 1) {
      if (state.ships[place] >= PLANET_LIMIT) continue;
      if (!open && cheapestTo(state, civ, reach, place, system, outside) > energy) continue;
    } else {
      const least = leastToBeat(state, place, assault);
      if (least > assault.sources.spare || areAllies(state, civ, owner - 1)) continue;
      const fare = cheapestTo(state, civ, reach, place, system, outside);
      if (least * fare > energy || !canAttack(state, place, fare, energy, assault)) continue;
    }
    if (into === null) return true;
    into.add(go.make(place));
  }
  return false;
}

/** What the cheapest ship pays to a planet; `outside` is what one from another system pays where there is no toll. */
function cheapestTo(
  state: Nexum,
  civ: number,
  reach: Reach,
  place: number,
  system: number,
  outside: number,
): number {
  const toll = tollAt(state, civ, place);
  const inside = cheapestFromInside(reach, system, slotOf(place), toll);
  return Math.min(inside, toll === 0 ? outside : cheapestFromOutside(state, civ, reach, system, toll));
}

function canAttack(state: Nexum, place: number, fare: number, energy: number, assault: Assault): boolean {
  sizeUp(state, place, assault.odds);
  if (isHopeless(state, assault, fare, energy)) return false;
  countReserves(state, place, assault);
  return canGather(state, assault, place, 0, 0, 0, 0, energy);
}

/** NG-12.4: the own areas of clouds, which take any number of ships from elsewhere. */
function cloudsToGoTo(state: Nexum, civ: number, reach: Reach, into: MoveList | null): boolean {
  for (let clouds = state.clouds; clouds !== 0; clouds &= clouds - 1) {
    const cloud = lowest(clouds);
    const area = placeAt(cloud, civ);
    const fare = isGate(state, area)
      ? cheapestFreeFromOutside(state, civ, reach, cloud)
      : cheapestFromOutside(state, civ, reach, cloud, 0);
    if (fare > state.energy[civ]) continue;
    if (into === null) return true;
    into.add(go.make(area));
  }
  return false;
}

function starsToGoTo(
  state: Nexum,
  civ: number,
  system: number,
  reach: Reach,
  into: MoveList | null,
): boolean {
  if (!opensStars(state, civ, system)) return false;
  for (let star = placeAt(system, FIRST_STAR); star < placeAt(system, SLOTS); star++) {
    if (roomOnStar(state, civ, star) === 0 || isClosed(state, civ, star)) continue;
    if (cheapestFree(state, civ, reach, system, tollAt(state, civ, star)) > state.energy[civ]) continue;
    if (into === null) return true;
    into.add(go.make(star));
  }
  return false;
}
