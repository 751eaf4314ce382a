// To cloak a ship and to let it appear (NG-16.1 to NG-16.4, NG-16.8).

import { CLOAK_PRICE } from '../../data/asteroids.ts';
import { leaveArea } from '../asteroids/cloud.ts';
import { isArea, occupy, slotOf, systemOf, vacate } from '../board.ts';
import { holds, playFromHand } from '../cosmos/hands.ts';
import type { Tell } from '../events.ts';
import { meet } from '../interference.ts';
import { isBarred, limitAt, staysOn } from '../ledger.ts';
import { attachWaiting, EXTRACTOR, freshCarriers, typeOf } from '../relics.ts';
import { MOVE, NOTHING, type Nexum } from '../state.ts';
import { checkVictory } from '../victory.ts';
import { cloakedAt, NOBODY_HIDDEN, uncloak } from './hidden.ts';
import { hidingPlace, isHome, NOWHERE } from './destination.ts';

/** Nobody hides from oneself. */
const LEAST_PEOPLE = 2;

/** NG-16.1: could the seat cloak a ship now, if it has one that can go? */
export function canCloak(state: Nexum, seat: number): boolean {
  if (((state.cloakers >>> seat) & 1) === 0 || state.seats < LEAST_PEOPLE) return false;
  return state.energy[seat] >= CLOAK_PRICE && state.handSize[seat] > 0;
}

/** NG-16.1: carriers on that place that can be cloaked, as a set of relics. */
export function cloakable(state: Nexum, seat: number, place: number): number {
  if (isBarred(state, place) || isHome(state, seat, systemOf(place))) return 0;
  return state.ships[place] > staysOn(state, place) ? freshCarriers(state, place) : 0;
}

/** NG-16.2: the planet to which a card of the hand takes a ship from there; NOWHERE where it takes none. */
export function takesTo(state: Nexum, seat: number, from: number, card: number): number {
  return holds(state, seat, card) ? hidingPlace(state, seat, from, card) : NOWHERE;
}

/** Does any card of the hand take a ship from there somewhere? */
export function hasHidingCard(state: Nexum, seat: number, from: number): boolean {
  for (let card = 0; card < state.cardsInPlay; card++)
    if (takesTo(state, seat, from, card) !== NOWHERE) return true;
  return false;
}

export function cloak(
  state: Nexum,
  seat: number,
  from: number,
  relic: number,
  card: number,
  tell?: Tell,
): void {
  const to = hidingPlace(state, seat, from, card);
  const bit = 1 << relic;
  state.asking = NOTHING;
  state.hiding = state.hidingType = 0;
  state.energy[seat] -= CLOAK_PRICE;
  playFromHand(state, seat, card);
  state.ships[from]--;
  state.relicsAt[from] &= ~bit;
  // ships that came to the area in this turn need not leave
  if (isArea(state, from) && (state.staleRelics & bit) !== 0) leaveArea(state, from, 1, bit);
  if (state.ships[from] === 0) vacate(state, from);
  state.cloaked |= bit;
  state.cloakedBy[relic] = seat + 1;
  state.cloakPlace[relic] = to + 1;
  state.cloakCard[relic] = card + 1;
  tell?.({ event: 'cloaked', seat, from, type: typeOf(state, relic), card, to });
}

/** NG-16.8: is the seat's cloaked ship there, and is the planet empty or its own with room? */
export function canAppear(state: Nexum, seat: number, place: number): boolean {
  const owner = state.owner[place];
  if (owner !== 0 && owner !== seat + 1) return false;
  return state.ships[place] < limitAt(state, place);
}

/** NG-16.8: it has not moved; an empty planet is conquered by it, and plundered where that happens in a movement phase. */
export function appear(state: Nexum, seat: number, place: number, tell?: Tell): void {
  const relic = cloakedAt(state, seat, place);
  if (relic === NOBODY_HIDDEN) return;
  const bit = 1 << relic;
  uncloak(state, relic);
  tell?.({ event: 'appeared', seat, place, type: typeOf(state, relic) });
  if (state.owner[place] === 0) {
    occupy(state, seat, place);
    if (state.phase === MOVE) take(state, place, (state.ofType[EXTRACTOR] & bit) !== 0);
  }
  state.ships[place]++;
  state.relicsAt[place] |= bit;
  meet(state, place);
  attachWaiting(state, place, tell);
  checkVictory(state, seat, tell);
}

function take(state: Nexum, place: number, byExtractor: boolean): void {
  const slot = 1 << slotOf(place);
  const system = systemOf(place);
  state.taken[system] |= slot;
  // NG-17.7
  state.deadTaken[system] |= state.dead[system] & slot;
  if (byExtractor) state.takenByExtractor[system] |= slot;
}
