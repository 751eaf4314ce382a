// Where a card hides a ship (NG-16.2).

import { systemOf } from '../board.ts';
import { findHits, Hits } from '../cosmos/hits.ts';
import { isBarred } from '../ledger.ts';
import { measure } from '../links.ts';
import { NO_GATE, STAR, SYSTEMS, type Nexum } from '../state.ts';
import { hidesIn } from './hidden.ts';

export const NOWHERE = -1;

/** For the functions below and nobody else. */
const hits = new Hits();
const distance = new Int32Array(SYSTEMS);

/** The planet that the card means for that civ: of several the nearest to its Tann system, then the smallest. */
export function planetOf(state: Nexum, civ: number, card: number): number {
  findHits(state, card, hits);
  if (hits.count > 1) measure(state, systemOf(state.tann[civ]), distance);
  let best = NOWHERE;
  for (let i = 0; i < hits.count; i++) {
    const place = hits.places[i];
    if (state.size[place] < STAR && (best < 0 || comesBefore(state, place, best))) best = place;
  }
  return best;
}

function comesBefore(state: Nexum, place: number, other: number): boolean {
  const nearer = distance[systemOf(place)] - distance[systemOf(other)];
  if (nearer !== 0) return nearer < 0;
  return state.size[place] === state.size[other] ? place < other : state.size[place] < state.size[other];
}

/** NG-16.2: can a ship that leaves that system hide where the card says? Gives the planet, or NOWHERE. */
export function hidingPlace(state: Nexum, civ: number, from: number, card: number): number {
  const place = planetOf(state, civ, card);
  if (place < 0 || isBarred(state, place) || isHome(state, civ, systemOf(place))) return NOWHERE;
  if (state.owner[place] !== 0 && state.owner[place] !== civ + 1) return NOWHERE;
  const system = systemOf(from);
  if (((state.noExit >>> system) & 1) === 1 && systemOf(place) !== system) return NOWHERE;
  return hidesIn(state, civ, systemOf(place)) ? NOWHERE : place;
}

export function isHome(state: Nexum, civ: number, system: number): boolean {
  return state.tann[civ] !== NO_GATE && systemOf(state.tann[civ]) === system;
}
