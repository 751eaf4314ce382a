// Extraction, with which a management phase begins (NG-5.1 to NG-5.4).

import { PLANET_ENERGY, STAR_ENERGY } from '../../../data/numbers.ts';
import { COUNT, heldBy, lowest, placeAt, systemsOf } from '../../board.ts';
import type { Tell } from '../../events.ts';
import { manageable } from '../../ledger.ts';
import { EXTRACTOR, works } from '../../relics.ts';
import { PLANET_SLOTS, type Nexum } from '../../state.ts';

/** NG-5.2, NG-5.3, NG-10.10 */
export function extractionOf(state: Nexum, civ: number): number {
  let energy = 0;
  for (let systems = systemsOf(state, civ); systems !== 0; systems &= systems - 1) {
    const system = lowest(systems);
    energy +=
      PLANET_ENERGY * COUNT[manageable(state, civ, system)] +
      STAR_ENERGY * COUNT[heldBy(state, civ, system) & ~PLANET_SLOTS & ~state.idle[system]];
  }
  return state.relicsHeld[civ] === 0 ? energy : energy + byExtractors(state, civ);
}

/** NG-2.7, NG-5.3: what the Extractors add that the civ carries. */
function byExtractors(state: Nexum, civ: number): number {
  let energy = 0;
  for (
    let extractors = state.ofType[EXTRACTOR] & state.carried;
    extractors !== 0;
    extractors &= extractors - 1
  ) {
    const place = carrierPlace(state, civ, extractors & -extractors);
    if (place >= 0 && works(state, place, EXTRACTOR)) energy += PLANET_ENERGY;
  }
  return energy;
}

/** Where the civ carries that relic and can extract; -1 when it does not. */
function carrierPlace(state: Nexum, civ: number, relic: number): number {
  for (let systems = systemsOf(state, civ); systems !== 0; systems &= systems - 1) {
    const system = lowest(systems);
    for (let slots = manageable(state, civ, system); slots !== 0; slots &= slots - 1) {
      const place = placeAt(system, lowest(slots));
      if ((state.relicsAt[place] & relic) !== 0) return place;
    }
  }
  return -1;
}

/** NG-17.5: what one system gives the civ. */
export function extractionIn(state: Nexum, civ: number, system: number): number {
  let energy = STAR_ENERGY * COUNT[heldBy(state, civ, system) & ~PLANET_SLOTS & ~state.idle[system]];
  for (let slots = manageable(state, civ, system); slots !== 0; slots &= slots - 1)
    energy += PLANET_ENERGY * (works(state, placeAt(system, lowest(slots)), EXTRACTOR) ? 2 : 1);
  return energy;
}

export function extract(state: Nexum, civ: number, tell?: Tell): void {
  const energy = extractionOf(state, civ);
  const wasted = gain(state, civ, energy);
  tell?.({ event: 'extracted', seat: civ, energy, wasted });
}

/** NG-5.4: adds energy up to the limit. Gives what was too much. */
export function gain(state: Nexum, civ: number, energy: number): number {
  const wasted = Math.max(0, state.energy[civ] + energy - state.energyLimit[civ]);
  state.energy[civ] += energy - wasted;
  return wasted;
}
