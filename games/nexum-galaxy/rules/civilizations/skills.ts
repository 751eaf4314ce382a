// What civilizations can do, once in each of their own turns (NG-17.3 to NG-17.11). Which skill a move uses is its kind; what a
// skill changes is a bit or a number that other rules ask.

import type { Chance } from '@starboard/engine';
import { civilizationIds, FORESEEN, skillOwners, type SkillId } from '../../data/civilizations.ts';
import { PLANET_ENERGY, PLUNDER } from '../../data/numbers.ts';
import { isDead, revivePlanet } from '../asteroids/ruin.ts';
import { COUNT, slotOf, systemOf, vacate } from '../board.ts';
import { liftAll } from '../cosmos/effects.ts';
import { lookAhead } from '../cosmos/deck.ts';
import type { Tell } from '../events.ts';
import { gain } from '../phases/management/extraction.ts';
import { carriedAt, EXTRACTOR, works } from '../relics.ts';
import { loseStars } from '../stars.ts';
import { MANAGE, STAR, type Nexum } from '../state.ts';
import { checkEverybody, civsInPlay, leaveStars, tellOut, wakeRelics } from '../victory.ts';

/** NG-17.3: can the seat use that skill in this turn? */
export function hasSkill(state: Nexum, seat: number, skill: SkillId): boolean {
  const [id, evolved] = skillOwners[skill];
  if (state.skillUsed === 1 || state.civilization[seat] !== civilizationIds.indexOf(id) + 1) return false;
  return !evolved || ((state.evolved >>> seat) & 1) === 1;
}

/** NG-17.5: what that system gives once more. */
export function overloadOf(state: Nexum, system: number): number {
  return state.phase === MANAGE ? state.gave[system] : 0;
}

/** NG-17.6: a planet with a ship of the seat under No Management markers. */
export function canThaw(state: Nexum, seat: number, place: number): boolean {
  return state.owner[place] === seat + 1 && state.size[place] < STAR && state.noManage[place] > 0;
}

/** NG-17.7 */
export function canRevive(state: Nexum, seat: number, place: number): boolean {
  return state.owner[place] === seat + 1 && isDead(state, place);
}

function used(
  state: Nexum,
  seat: number,
  skill: SkillId,
  at: number | null,
  energy: number,
  tell?: Tell,
): void {
  state.skillUsed = 1;
  tell?.({ event: 'skill', seat, skill, at, energy });
}

/** NG-17.4, NG-17.8, NG-17.9: said of the next order or attack. */
export function declareFor(state: Nexum, seat: number, skill: SkillId, bit: number, tell?: Tell): void {
  state.declared |= bit;
  used(state, seat, skill, null, 0, tell);
}

export function overload(state: Nexum, seat: number, system: number, tell?: Tell): void {
  const energy = overloadOf(state, system);
  gain(state, seat, energy);
  used(state, seat, 'overload', system, energy, tell);
}

/** NG-17.6: in a management phase the planet gives at once what it would have given. */
export function thaw(state: Nexum, seat: number, place: number, tell?: Tell): void {
  liftAll(state, 'noManage', place, tell);
  const energy = state.phase === MANAGE ? PLANET_ENERGY * (works(state, place, EXTRACTOR) ? 2 : 1) : 0;
  gain(state, seat, energy);
  used(state, seat, 'thaw', place, energy, tell);
}

export function clearMarkers(state: Nexum, seat: number, place: number, tell?: Tell): void {
  liftAll(state, 'noMove', place, tell);
  used(state, seat, 'clear', place, 0, tell);
}

/** NG-17.7: a ship for the planet; what was conquered in this turn and is still held is plundered now or with the phase. */
export function revive(state: Nexum, seat: number, place: number, tell?: Tell): void {
  const system = systemOf(place);
  const slot = 1 << slotOf(place);
  const inPlay = civsInPlay(state);
  sacrifice(state, seat, place);
  revivePlanet(state, place);
  const held = state.ships[place] > 0;
  const conquered = (state.deadTaken[system] & slot) !== 0;
  state.deadTaken[system] &= ~slot;
  if (!held) {
    state.taken[system] &= ~slot;
    state.takenByExtractor[system] &= ~slot;
  }
  const loot = held && conquered && state.phase === MANAGE ? PLUNDER[state.size[place]] : 0;
  gain(state, seat, loot);
  used(state, seat, 'revive', place, loot, tell);
  loseStars(state, seat, seat, system, false, tell);
  leaveStars(state, seat, seat, tell);
  if (tell !== undefined) tellOut(state, seat, inPlay, tell);
  checkEverybody(state, tell);
}

/** A ship without a relic if there is one, rather one that has moved; otherwise a relic waits from now on. */
function sacrifice(state: Nexum, seat: number, place: number): void {
  const carried = carriedAt(state, place);
  const relic = COUNT[carried] < state.ships[place] ? 0 : firstByType(state, carried);
  const hasMoved =
    relic === 0 ? state.moved[place] > COUNT[carried & state.movedRelics] : (state.movedRelics & relic) !== 0;
  state.ships[place]--;
  state.fleet[seat]--;
  if (hasMoved) state.moved[place]--;
  if (relic !== 0) {
    state.carried &= ~relic;
    state.movedRelics &= ~relic;
    state.relicsHeld[seat]--;
    wakeRelics(state, seat);
  }
  if (state.ships[place] === 0) vacate(state, place);
}

/** The lowest of a set of relics in the order of their types. */
function firstByType(state: Nexum, relics: number): number {
  const ofType = state.ofType.find((set) => (set & relics) !== 0) ?? 0;
  return ofType & relics & -(ofType & relics);
}

/** NG-17.11 */
export function foresee(state: Nexum, seat: number, chance: Chance, tell?: Tell): void {
  const cards = lookAhead(state, seat, FORESEEN, chance, tell);
  used(state, seat, 'foresee', null, 0, tell);
  tell?.({ event: 'foreseen', seat, cards });
}
