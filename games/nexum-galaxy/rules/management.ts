// Management phase: extraction first, then replication (NG-5).

import type { MoveList } from '@starboard/engine';
import {
  PLANET_ENERGY,
  PLANET_LIMIT,
  REPLICATOR_PRICE,
  SHIP_PRICES,
  STAR_ENERGY,
  STERILE_PRICE,
} from '../data/numbers.ts';
import { COUNT, heldBy, lowest, placeAt, slotOf, systemOf } from './board.ts';
import type { Tell } from './events.ts';
import { moves } from './moves.ts';
import { attachWaiting, EXTRACTOR, REPLICATOR, works } from './relics.ts';
import { PLANET_SLOTS, STERILE, type Nexum } from './state.ts';

const { build } = moves.kinds;

/** NG-5.2, NG-5.3 */
export function extractionOf(state: Nexum, seat: number): number {
  let energy = 0;
  for (let system = 0; system < state.span; system++) {
    const held = heldBy(state, seat, system);
    if (held === 0) continue;
    energy += PLANET_ENERGY * COUNT[held & PLANET_SLOTS] + STAR_ENERGY * COUNT[held & ~PLANET_SLOTS];
  }
  for (
    let extractors = state.ofType[EXTRACTOR] & state.carried;
    extractors !== 0;
    extractors &= extractors - 1
  ) {
    const place = carrierPlace(state, seat, extractors & -extractors);
    if (place >= 0 && works(state, place, EXTRACTOR)) energy += PLANET_ENERGY;
  }
  return energy;
}

/** Where the seat carries that relic; -1 when it does not. */
function carrierPlace(state: Nexum, seat: number, relic: number): number {
  for (let system = 0; system < state.span; system++) {
    for (let slots = heldBy(state, seat, system) & PLANET_SLOTS; slots !== 0; slots &= slots - 1) {
      const place = placeAt(system, lowest(slots));
      if ((state.relicsAt[place] & relic) !== 0) return place;
    }
  }
  return -1;
}

export function extract(state: Nexum, seat: number, tell?: Tell): void {
  const energy = extractionOf(state, seat);
  const wasted = gain(state, seat, energy);
  tell?.({ event: 'extracted', seat, energy, wasted });
}

/** NG-5.4: adds energy up to the limit. Gives what was too much. */
export function gain(state: Nexum, seat: number, energy: number): number {
  const wasted = Math.max(0, state.energy[seat] + energy - state.energyLimit[seat]);
  state.energy[seat] += energy - wasted;
  return wasted;
}

/** All planets on which the seat can build now. Without a list it only says whether there is one. */
export function buildable(state: Nexum, seat: number, into: MoveList | null): boolean {
  if (state.fleet[seat] >= state.shipLimit[seat] || state.energy[seat] < REPLICATOR_PRICE) return false;
  for (let system = 0; system < state.span; system++) {
    const held = heldBy(state, seat, system);
    for (let slots = held & PLANET_SLOTS & ~state.built[system]; slots !== 0; slots &= slots - 1) {
      const place = placeAt(system, lowest(slots));
      if (state.ships[place] >= PLANET_LIMIT || priceAt(state, seat, place) > state.energy[seat]) continue;
      if (into === null) return true;
      into.add(build.make(place));
    }
  }
  return false;
}

const NOT_FOR_SALE = 1000;

/** NG-5.6, NG-5.7, NG-5.11, NG-9.6: what a ship there would cost now. */
export function priceAt(state: Nexum, seat: number, place: number): number {
  if (state.scenario === STERILE) {
    return (heldBy(state, seat, systemOf(place)) & ~PLANET_SLOTS) === 0 ? NOT_FOR_SALE : STERILE_PRICE;
  }
  if (works(state, place, REPLICATOR)) return REPLICATOR_PRICE;
  return state.builds < SHIP_PRICES.length ? SHIP_PRICES[state.builds] : NOT_FOR_SALE;
}

export function replicate(state: Nexum, seat: number, place: number, tell?: Tell): void {
  const price = priceAt(state, seat, place);
  state.energy[seat] -= price;
  state.fleet[seat]++;
  state.ships[place]++;
  if (state.scenario !== STERILE) {
    state.built[systemOf(place)] |= 1 << slotOf(place);
    if (!works(state, place, REPLICATOR)) state.builds++;
  }
  tell?.({ event: 'built', seat, place, price });
  attachWaiting(state, place, tell);
}

export function endManagement(state: Nexum): void {
  state.built.fill(0);
  state.builds = 0;
}
