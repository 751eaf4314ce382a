// Ships that are cloaked: whose they are is public, where they are is known to their owners (NG-16.3). A cloaked ship is named
// by the relic that it carries.

import { areAllies, lowest, systemOf } from '../board.ts';
import { RELICS, STAR, type Nexum } from '../state.ts';

export const NOBODY_HIDDEN = -1;

/** The set of cloaked ships of the civ, by their relics. */
export function cloakedOf(state: Nexum, civ: number): number {
  let relics = 0;
  for (let rest = state.cloaked; rest !== 0; rest &= rest - 1)
    if (state.cloakedBy[lowest(rest)] === civ + 1) relics |= rest & -rest;
  return relics;
}

/** NG-16.9: does somebody have a cloaked ship that the civ could meet? */
export function mayMeet(state: Nexum, civ: number): boolean {
  for (let rest = state.cloaked; rest !== 0; rest &= rest - 1)
    if (!areAllies(state, civ, state.cloakedBy[lowest(rest)] - 1)) return true;
  return false;
}

/** NG-16.5, NG-16.7: could ships of the civ that come to that planet meet a cloaked one, as far as everybody knows? */
export function mayMeetAt(state: Nexum, civ: number, place: number): boolean {
  if (state.cloaked === 0 || state.size[place] >= STAR) return false;
  const holder = state.owner[place] - 1;
  if (holder < 0) return mayMeet(state, civ);
  return !areAllies(state, civ, holder) && cloakedOf(state, holder) !== 0;
}

/** The civ's cloaked ship on that planet. */
export function cloakedAt(state: Nexum, civ: number, place: number): number {
  for (let rest = cloakedOf(state, civ); rest !== 0; rest &= rest - 1)
    if (state.cloakPlace[lowest(rest)] === place + 1) return lowest(rest);
  return NOBODY_HIDDEN;
}

/** NG-16.5, NG-16.7: whom the civ discovers when its ships arrive on that planet: a ship of its holder; where nobody holds it,
 *  that of the first enemy in turn order. */
export function discoveredAt(state: Nexum, civ: number, place: number): number {
  if (state.cloaked === 0) return NOBODY_HIDDEN;
  const holder = state.owner[place] - 1;
  if (holder >= 0) return areAllies(state, civ, holder) ? NOBODY_HIDDEN : cloakedAt(state, holder, place);
  const { seats } = state;
  const from = civ < seats ? civ + 1 : state.first;
  for (let i = 0; i < seats; i++) {
    const seat = (from + i) % seats;
    const relic = areAllies(state, civ, seat) ? NOBODY_HIDDEN : cloakedAt(state, seat, place);
    if (relic !== NOBODY_HIDDEN) return relic;
  }
  return NOBODY_HIDDEN;
}

/** NG-16.2: has the civ a cloaked ship in that system? */
export function hidesIn(state: Nexum, civ: number, system: number): boolean {
  for (let rest = cloakedOf(state, civ); rest !== 0; rest &= rest - 1)
    if (systemOf(state.cloakPlace[lowest(rest)] - 1) === system) return true;
  return false;
}

/** The relics whose cloaked ships are on that planet. */
export function allAt(state: Nexum, place: number): number {
  let relics = 0;
  for (let relic = 0; relic < RELICS; relic++)
    if (state.cloakPlace[relic] === place + 1) relics |= 1 << relic;
  return relics;
}

/** The ship is cloaked no more; its card goes to the discards. */
export function uncloak(state: Nexum, relic: number): void {
  state.discards[state.cloakCard[relic] - 1] = 1;
  state.cloaked &= ~(1 << relic);
  state.cloakedBy[relic] = state.cloakPlace[relic] = state.cloakCard[relic] = 0;
}
