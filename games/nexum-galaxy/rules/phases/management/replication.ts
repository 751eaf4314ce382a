// Replication: ships that are built after the extraction (NG-5.5 to NG-5.11).

import type { MoveList } from '@starboard/engine';
import { PLANET_LIMIT, REPLICATOR_PRICE } from '../../../data/numbers.ts';
import { lowest, placeAt, slotOf, systemOf, systemsOf } from '../../board.ts';
import type { Tell } from '../../events.ts';
import { buildsFreely, manageable, NO_WAY, ordinaryPrice, reserveOf, shipPrice } from '../../ledger.ts';
import { moves } from '../../moves.ts';
import { attachWaiting, REPLICATOR, works } from '../../relics.ts';
import { ALL_BUILT, NO_PLACE, TOO_DEAR, type Nexum } from '../../state.ts';

const { build } = moves.kinds;

/** All planets on which the civ can build now. Without a list it only says whether there is one. */
export function buildable(state: Nexum, civ: number, into: MoveList | null): boolean {
  const energy = state.energy[civ];
  if (reserveOf(state, civ) <= 0 || energy < REPLICATOR_PRICE) return false;
  // then no planet asks for more
  const anywhere = !buildsFreely(state) && ordinaryPrice(state, civ) <= energy;
  for (let systems = systemsOf(state, civ); systems !== 0; systems &= systems - 1) {
    const system = lowest(systems);
    const planets = manageable(state, civ, system) & ~state.built[system];
    for (let slots = planets; slots !== 0; slots &= slots - 1) {
      const place = placeAt(system, lowest(slots));
      if (state.ships[place] >= PLANET_LIMIT) continue;
      if (!anywhere && shipPrice(state, civ, place) > energy) continue;
      if (into === null) return true;
      into.add(build.make(place));
    }
  }
  return false;
}

export function replicate(state: Nexum, civ: number, place: number, tell?: Tell): void {
  const price = shipPrice(state, civ, place);
  state.energy[civ] -= price;
  state.fleet[civ]++;
  state.ships[place]++;
  if (!buildsFreely(state)) {
    state.built[systemOf(place)] |= 1 << slotOf(place);
    if (!works(state, place, REPLICATOR)) state.builds++;
  }
  tell?.({ event: 'built', seat: civ, place, price });
  attachWaiting(state, place, tell);
}

/** NG-4.5: there is nothing left to build. Keeps in mind why, for whoever asks after the phase. */
export function noteEnd(state: Nexum, civ: number): void {
  const price = ordinaryPrice(state, civ);
  if (price === NO_WAY) state.ended = ALL_BUILT;
  else if (price <= state.energy[civ]) state.ended = NO_PLACE;
  else {
    state.ended = TOO_DEAR;
    state.unpaid = price;
  }
}

export function endManagement(state: Nexum): void {
  state.built.fill(0);
  state.builds = 0;
}
