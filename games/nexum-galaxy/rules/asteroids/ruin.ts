// Ruined planets: destroyed ones are gone, dead ones give nothing any more (NG-14).

import { blanketed, isGiftOn } from '../campaign/blanket.ts';
import { clear, COUNT, heapOf, lowest, slotOf, systemOf } from '../board.ts';
import { allAt, uncloak } from '../cloaking/hidden.ts';
import type { Marker, Tell } from '../events.ts';
import { fallsWith } from '../ledger.ts';
import { carriedAt, typeOf, typesOf } from '../relics.ts';
import { loseStars } from '../stars.ts';
import { STAR, STARTING_CLOUD, type Nexum } from '../state.ts';
import { chartWays, openBridges } from '../ways.ts';
import { checkEverybody, civsInPlay, leaveBoard, leaveStars, tellOut, wakeRelics } from '../victory.ts';

export function isDead(state: Nexum, place: number): boolean {
  return ((state.dead[systemOf(place)] >>> slotOf(place)) & 1) === 1;
}

/** NG-14.5: can markers ruin that planet? So many can be ruined; a dead one that is destroyed is no further one. */
export function mayRuin(state: Nexum, marker: Marker, place: number): boolean {
  // NG-15.15, NG-15.18: stars and black holes are never ruined
  if (state.size[place] >= STAR) return false;
  if (state.ruins < state.ruinLimit) return true;
  return marker === 'noMove' && isDead(state, place);
}

/** NG-14.3: nothing is extracted, plundered or built there any more, and all ships may leave. */
export function kill(state: Nexum, place: number, tell?: Tell): void {
  const system = systemOf(place);
  const slot = 1 << slotOf(place);
  if (isGiftOn(state, 'noManage', place)) state.giftAt = 0;
  state.noManage[place] = 0;
  state.idle[system] |= slot;
  state.dead[system] |= slot;
  state.mayEmpty[system] |= slot;
  state.ruins++;
  tell?.({ event: 'died', place });
}

/** NG-17.7: the planet lives again. */
export function revivePlanet(state: Nexum, place: number): void {
  const system = systemOf(place);
  const slot = 1 << slotOf(place);
  if (!blanketed(state, 'noManage', place)) state.idle[system] &= ~slot;
  state.dead[system] &= ~slot;
  state.mayEmpty[system] &= ~slot;
  state.ruins--;
}

/** NG-14.1, NG-14.2: everything on the planet goes, and the planet leaves all counts. */
export function destroy(state: Nexum, place: number, tell?: Tell): void {
  const owner = state.owner[place] - 1;
  const inPlay = civsInPlay(state);
  const relics = state.relicsAt[place];
  if (owner >= 0) {
    state.relicsHeld[owner] -= COUNT[carriedAt(state, place)];
    wakeRelics(state, owner);
  }
  const ships = owner < 0 ? 0 : clear(state, place);
  looseRelics(state, place, relics);
  const hidden = state.cloaked === 0 ? 0 : loseCloaked(state, place, tell);
  takeAway(state, place);
  tell?.({
    event: 'destroyed',
    place,
    seat: owner < 0 ? null : owner,
    ships,
    relics: typesOf(state, relics),
  });
  if (owner >= 0) lose(state, owner, place, tell);
  for (let seats = hidden; seats !== 0; seats &= seats - 1)
    leaveStars(state, lowest(seats), lowest(seats), tell);
  if (tell !== undefined) tellOut(state, owner, inPlay, tell);
  checkEverybody(state, tell);
}

/** NG-14.2: relics go to the cloud, without ships. */
function looseRelics(state: Nexum, place: number, relics: number): void {
  state.relicsAt[place] = 0;
  state.carried &= ~relics;
  state.movedRelics &= ~relics;
  state.relicsAt[heapOf(STARTING_CLOUD)] |= relics;
}

/** NG-14.1: cloaked ships go with the planet. Gives whose they were. */
function loseCloaked(state: Nexum, place: number, tell?: Tell): number {
  let seats = 0;
  for (let rest = allAt(state, place); rest !== 0; rest &= rest - 1) {
    const relic = lowest(rest);
    const seat = state.cloakedBy[relic] - 1;
    uncloak(state, relic);
    state.fleet[seat]--;
    state.relicsHeld[seat]--;
    looseRelics(state, place, 1 << relic);
    seats |= 1 << seat;
    tell?.({ event: 'discovered', seat, by: null, place, type: typeOf(state, relic) });
  }
  return seats;
}

function takeAway(state: Nexum, place: number): void {
  const system = systemOf(place);
  const slot = 1 << slotOf(place);
  if ((state.dead[system] & slot) === 0) state.ruins++;
  if (state.giftAt === place + 1) state.giftAt = 0;
  state.noMove[place] = state.noManage[place] = state.moved[place] = state.size[place] = 0;
  for (const sets of [
    state.planets,
    state.barred,
    state.idle,
    state.ionized,
    state.asteroids,
    state.dead,
    state.mayEmpty,
    state.taken,
    state.takenByExtractor,
    state.deadTaken,
    state.built,
  ])
    sets[system] &= ~slot;
  state.ruined[system] |= slot;
  // NG-15.15: a marker that went with it may have closed a bridge; and a system without planets is left and entered no more
  if (state.bridges !== 0) openBridges(state);
  if (state.planets[system] === 0) chartWays(state);
}

/** NG-14.1, NG-14.7: stars that hung on it fall and score nothing; without a planet its owner is out. */
function lose(state: Nexum, owner: number, place: number, tell?: Tell): void {
  loseStars(state, owner, owner, systemOf(place), false, tell);
  if (fallsWith(state, owner, place)) leaveBoard(state, owner, owner, tell);
  leaveStars(state, owner, owner, tell);
}
