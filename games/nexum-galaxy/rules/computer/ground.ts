// What the computer's civilizations look at before they act: where they may arrive, what they can spare (NG-11.10).

import { PLANET_LIMIT } from '../../data/numbers.ts';
import { heldBy, lowest, placeAt, systemOf } from '../board.ts';
import { isBarred } from '../ledger.ts';
import { coordinate } from '../cosmos/deck.ts';
import { pointsAt } from '../cosmos/hits.ts';
import { exposedTanns, foreignTanns } from '../links.ts';
import { freeShips } from '../relics.ts';
import { PLANET_SLOTS, STAR, type Nexum } from '../state.ts';

/** May ships of the civ arrive on that planet, as far as markers and gates go? */
export function isOpen(state: Nexum, civ: number, place: number): boolean {
  if (state.size[place] === 0 || isBarred(state, place)) return false;
  // NG-15.19: not to stars and black holes that events hit, nor where no ship gets out again
  if (state.size[place] >= STAR || ((state.noExit >>> systemOf(place)) & 1) === 1) return false;
  return !isForeign(state, civ, systemOf(place)) || isExposed(state, place);
}

/** NG-12.10: of a Tann system only the planet that the card points at which was laid against it. */
function isExposed(state: Nexum, place: number): boolean {
  if (((exposedTanns(state) >>> systemOf(place)) & 1) === 0) return false;
  return pointsAt(state, coordinate(state), place);
}

/** Is that the Tann system of another civ in play? */
export function isForeign(state: Nexum, civ: number, system: number): boolean {
  return ((foreignTanns(state, civ) >>> system) & 1) === 1;
}

export function isOwn(state: Nexum, civ: number, place: number): boolean {
  return state.owner[place] === civ + 1;
}

export function roomOn(state: Nexum, place: number): number {
  return PLANET_LIMIT - state.ships[place];
}

/** NG-11.10: ships that could leave a planet: carriers never move, and one ship stays. */
export function spareOn(state: Nexum, place: number, taken: number): number {
  if (isBarred(state, place)) return 0;
  return Math.min(state.ships[place] - 1, freeShips(state, place)) - taken;
}

/** Goes through the planets of a civ in the order of disks and planets; -1 after the last. */
export function nextOwn(state: Nexum, civ: number, after: number): number {
  let system = after < 0 ? 0 : systemOf(after);
  let slots = after < 0 ? -1 : -2 << (after & 7);
  for (; system < state.span; system++) {
    const held = heldBy(state, civ, system) & PLANET_SLOTS & slots;
    if (held !== 0) return placeAt(system, lowest(held));
    slots = -1;
  }
  return -1;
}
