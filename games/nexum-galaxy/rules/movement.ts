// Movement phase: where ships can go, which can be sent, and what happens when they are (NG-6.1 to NG-6.15).

import type { MoveList } from '@starboard/engine';
import { PLANET_LIMIT } from '../data/numbers.ts';
import { canGather, countReserves, isHopeless } from './assault.ts';
import { areAllies, COUNT, isEnemy, isStar, lowest, placeAt, slotOf, systemOf } from './board.ts';
import { conquer, fight, land, prevails, reckon, sizeUp } from './combat.ts';
import type { Tell } from './events.ts';
import { moves, NO_RELICS } from './moves.ts';
import { bundleOf, countOf, freshCarriers, isLowestChoice, MILITARY, pickBundle, typesOf } from './relics.ts';
import { cheapestFree, cheapestFromInside, cheapestFromOutside, groupSources } from './reach.ts';
import { fleetPrice, listSources, sources } from './sources.ts';
import { roomOnStar } from './stars.ts';
import { FIRST_STAR, SLOTS, type Nexum } from './state.ts';
import { checkVictory } from './victory.ts';

const { go, send } = moves.kinds;

/** All places to which an order can be given now. Without a list it only says whether there is one. */
export function destinations(state: Nexum, seat: number, into: MoveList | null): boolean {
  if (state.energy[seat] === 0) return false;
  listSources(state, seat, 0);
  if (sources.count === 0) return false;
  groupSources();
  for (let system = 0; system < state.span; system++) {
    if (planetsToGoTo(state, seat, system, into) || starsToGoTo(state, seat, system, into)) return true;
  }
  return false;
}

/** True as soon as there is one, where no list is wanted. */
function planetsToGoTo(state: Nexum, seat: number, system: number, into: MoveList | null): boolean {
  const open = cheapestFromOutside(state, system) <= state.energy[seat];
  for (let slots = state.planets[system]; slots !== 0; slots &= slots - 1) {
    const place = placeAt(system, lowest(slots));
    const owner = state.owner[place];
    const peaceful = owner === 0 || owner === seat + 1;
    if (!(peaceful ? canTravel(state, seat, place, open) : canAttack(state, seat, place))) continue;
    if (into === null) return true;
    into.add(go.make(place));
  }
  return false;
}

/** Has an empty or own planet room for a ship that can get there, from outside or from its own system? */
function canTravel(state: Nexum, seat: number, place: number, open: boolean): boolean {
  if (state.ships[place] >= PLANET_LIMIT) return false;
  return open || cheapestFromInside(systemOf(place), slotOf(place)) <= state.energy[seat];
}

function canAttack(state: Nexum, seat: number, place: number): boolean {
  if (areAllies(state, seat, state.owner[place] - 1)) return false;
  sizeUp(state, place);
  if (isHopeless(state, state.energy[seat])) return false;
  countReserves(state, systemOf(place), 0);
  return canGather(state, place, 0, 0, 0, 0, state.energy[seat]);
}

function starsToGoTo(state: Nexum, seat: number, system: number, into: MoveList | null): boolean {
  for (let star = placeAt(system, FIRST_STAR); star < placeAt(system, SLOTS); star++) {
    if (roomOnStar(state, seat, star) === 0) continue;
    if (cheapestFree(state, system) > state.energy[seat]) continue;
    if (into === null) return true;
    into.add(go.make(star));
  }
  return false;
}

/** All fleets that can join the order given. Without a list it only says whether another can join an attack. */
export function fleets(state: Nexum, seat: number, into: MoveList | null): boolean {
  const target = state.target - 1;
  listSources(state, seat, state.source);
  if (isEnemy(state, seat, target)) return attackers(state, seat, target, into);
  const star = isStar(state, target);
  const room = star ? roomOnStar(state, seat, target) : PLANET_LIMIT - state.ships[target];
  for (let i = 0; i < sources.count; i++) {
    if (sources.place[i] === target) continue;
    const carriers = star ? 0 : sources.carriers[i];
    for (let chosen = carriers; ; chosen = (chosen - 1) & carriers) {
      if (canChoose(state, i, chosen, carriers)) addTravellers(state, seat, i, chosen, room, into);
      if (chosen === 0) break;
    }
  }
  return false;
}

/** Can these carriers of source `i` leave together, and are they the ones that go first among equals? */
function canChoose(state: Nexum, i: number, chosen: number, carriers: number): boolean {
  return chosen === 0 || (COUNT[chosen] <= sources.spare[i] && isLowestChoice(state, chosen, carriers));
}

/** Fleets from source `i` with exactly these carriers that the target has room for. */
function addTravellers(
  state: Nexum,
  seat: number,
  i: number,
  chosen: number,
  room: number,
  into: MoveList | null,
): void {
  const from = sources.place[i];
  const bundle = chosen === 0 ? NO_RELICS : bundleOf(state, chosen);
  const carriers = COUNT[chosen];
  const most = Math.min(room, sources.spare[i], carriers + sources.free[i]);
  for (let ships = Math.max(carriers, 1); ships <= most; ships++) {
    if (fleetPrice(state, from, state.target - 1, ships, chosen) > state.energy[seat]) return;
    into?.add(send.make(from, ships, bundle));
  }
}

function attackers(state: Nexum, seat: number, target: number, into: MoveList | null): boolean {
  sizeUp(state, target);
  for (let i = 0; i < sources.count; i++) {
    const carriers = sources.carriers[i];
    countReserves(state, systemOf(target), i + 1);
    for (let chosen = carriers; ; chosen = (chosen - 1) & carriers) {
      if (canChoose(state, i, chosen, carriers) && addAttackers(state, seat, target, i, chosen, into))
        return true;
      if (chosen === 0) break;
    }
  }
  return false;
}

/** Fleets from source `i` with exactly these carriers after which the attack can still be completed. */
function addAttackers(
  state: Nexum,
  seat: number,
  target: number,
  i: number,
  chosen: number,
  into: MoveList | null,
): boolean {
  const from = sources.place[i];
  const bundle = chosen === 0 ? NO_RELICS : bundleOf(state, chosen);
  const joining = COUNT[chosen];
  const carriers = COUNT[state.cargo] + joining;
  const militaries = countOf(state, state.cargo | chosen, MILITARY);
  const most = Math.min(sources.spare[i], joining + sources.free[i]);
  for (let ships = Math.max(joining, 1); ships <= most; ships++) {
    const energy = state.energy[seat] - fleetPrice(state, from, target, ships, chosen);
    if (energy < 0) break;
    const free = state.force + ships - carriers;
    if (!canGather(state, target, i + 1, free, carriers, militaries, energy)) continue;
    if (into === null) return true;
    into.add(send.make(from, ships, bundle));
  }
  return false;
}

/** NG-6.21: would the ships gathered so far win? */
export function canStrike(state: Nexum): boolean {
  if (state.force === 0) return false;
  sizeUp(state, state.target - 1);
  reckon(state.force, countOf(state, state.cargo, MILITARY));
  return prevails(COUNT[state.cargo]);
}

/** A fleet leaves. Where no battle waits it arrives at once; a battle begins when nobody else could join it. */
export function sendFleet(
  state: Nexum,
  seat: number,
  from: number,
  ships: number,
  bundle: number,
  tell?: Tell,
): void {
  const target = state.target - 1;
  const relics = bundle === NO_RELICS ? 0 : pickBundle(state, freshCarriers(state, from), bundle);
  const price = fleetPrice(state, from, target, ships, relics);
  tell?.({ event: 'sent', seat, from, to: target, ships, relics: typesOf(state, relics), price });
  state.energy[seat] -= price;
  state.ships[from] -= ships;
  state.relicsAt[from] &= ~relics;
  state.source = from + 1;
  state.force += ships;
  state.cargo |= relics;
  if (!isEnemy(state, seat, target)) arrive(state, seat, tell);
  else if (!fleets(state, seat, null)) fight(state, seat, tell);
}

/** NG-6.14, NG-6.29 */
function arrive(state: Nexum, seat: number, tell?: Tell): void {
  const place = state.target - 1;
  if (state.owner[place] === 0) conquer(state, seat, place, state.force, tell);
  else land(state, seat, place, state.force, tell);
  checkVictory(state, seat, tell);
}
