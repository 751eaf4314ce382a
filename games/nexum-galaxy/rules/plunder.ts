// Plunder: loot for what was conquered, at the end of the movement phase (NG-6.31 to NG-6.34).

import { PLUNDER } from '../data/numbers.ts';
import { lowest, placeAt } from './board.ts';
import type { Tell } from './events.ts';
import { gain } from './phases/management/extraction.ts';
import { EXTRACTOR, works } from './relics.ts';
import type { Nexum } from './state.ts';

/** NG-6.33: what the place brings its conqueror; double when an Extractor that conquered it is the only one there. */
function lootOf(state: Nexum, place: number, byExtractor: boolean): number {
  const loot = PLUNDER[state.size[place]];
  return byExtractor && works(state, place, EXTRACTOR) ? 2 * loot : loot;
}

/** NG-6.31, NG-6.32: what the places taken in this phase bring. */
export function lootSoFar(state: Nexum, seat = state.turn, tell?: Tell): number {
  let loot = 0;
  for (let system = 0; system < state.span; system++) {
    const byExtractor = state.takenByExtractor[system];
    // NG-14.3
    for (let slots = state.taken[system] & ~state.dead[system]; slots !== 0; slots &= slots - 1) {
      const slot = lowest(slots);
      const place = placeAt(system, slot);
      const energy = lootOf(state, place, ((byExtractor >>> slot) & 1) === 1);
      tell?.({ event: 'plundered', seat, place, energy });
      loot += energy;
    }
  }
  return loot;
}

export function endMovement(state: Nexum, seat: number, tell?: Tell): void {
  const loot = lootSoFar(state, seat, tell);
  if (loot > 0) {
    const wasted = gain(state, seat, loot);
    tell?.({ event: 'stored', seat, energy: loot, wasted });
  }
  forgetMovement(state);
}

/** What was done in a movement phase that is over. */
export function forgetMovement(state: Nexum): void {
  state.taken.fill(0);
  state.takenByExtractor.fill(0);
  state.moved.fill(0);
  state.movedRelics = 0;
}
