// Which ships can leave, and what their journey costs (NG-6.1 to NG-6.8).

import { COUNT, distance, heldBy, lowest, NO_WAY, placeAt, systemOf } from './board.ts';
import { EXTRACTOR, freshCarriers, TRANSPORTER, works } from './relics.ts';
import { PLACES, PLANET_SLOTS, type Nexum } from './state.ts';

/** The planets a seat can send ships from, in ascending order. One list serves all questions: it is filled anew for
 *  each, so that asking allocates nothing. */
export const sources = {
  count: 0,
  place: new Int32Array(PLACES),
  system: new Int32Array(PLACES),
  /** Ships that can leave together; how many of them can be free ships; and the carriers to choose from. */
  spare: new Int32Array(PLACES),
  free: new Int32Array(PLACES),
  carriers: new Int32Array(PLACES),
  /** Set when some source has carriers. */
  anyCarriers: 0,
};

/** NG-6.5, NG-6.7: one ship stays, and nobody moves twice. Lists planets from `from` on. */
export function listSources(state: Nexum, seat: number, from: number): void {
  sources.count = 0;
  sources.anyCarriers = 0;
  for (let system = systemOf(from); system < state.span; system++) {
    for (let slots = heldBy(state, seat, system) & PLANET_SLOTS; slots !== 0; slots &= slots - 1) {
      const place = placeAt(system, lowest(slots));
      if (state.ships[place] > 1 && place >= from) addSource(state, place, system);
    }
  }
}

function addSource(state: Nexum, place: number, system: number): void {
  const fresh = state.ships[place] - state.moved[place];
  if (fresh === 0) return;
  const spare = Math.min(fresh, state.ships[place] - 1);
  const carriers = freshCarriers(state, place);
  const i = sources.count++;
  sources.place[i] = place;
  sources.system[i] = system;
  sources.spare[i] = spare;
  sources.free[i] = Math.min(spare, fresh - COUNT[carriers]);
  sources.carriers[i] = carriers;
  sources.anyCarriers |= carriers;
}

/** NG-6.4: what each ship of a fleet pays before the weight of an Extractor. */
export function farePerShip(state: Nexum, from: number, to: number, relics: number): number {
  const fare = distance(state, systemOf(from), systemOf(to));
  if (fare === 1 || (relics & state.ofType[TRANSPORTER]) === 0 || !works(state, from, TRANSPORTER))
    return fare;
  return fare - 1;
}

/** NG-6.1 to NG-6.4: the price of a fleet with these relics that leaves one planet for another place. */
export function fleetPrice(state: Nexum, from: number, to: number, ships: number, relics: number): number {
  const fare = farePerShip(state, from, to, relics);
  if (fare >= NO_WAY - 1) return NO_WAY;
  return relics === 0 ? fare * ships : fare * ships + weight(state, from, relics);
}

/** NG-6.3: an Extractor that works makes its ship dearer. */
function weight(state: Nexum, from: number, relics: number): number {
  return (relics & state.ofType[EXTRACTOR]) !== 0 && works(state, from, EXTRACTOR) ? 1 : 0;
}

/** What the cheapest single ship of source `i` pays on top of the distance when it goes to another system. */
export function leastExtra(state: Nexum, i: number): number {
  const carriers = sources.carriers[i];
  if (carriers === 0) return 0;
  const place = sources.place[i];
  if ((carriers & state.ofType[TRANSPORTER]) !== 0 && works(state, place, TRANSPORTER)) return -1;
  return leastExtraWithin(state, i);
}

/** The same inside its system, where a Transporter has no effect. */
export function leastExtraWithin(state: Nexum, i: number): number {
  const carriers = sources.carriers[i];
  if (sources.free[i] > 0 || (carriers & ~state.ofType[EXTRACTOR]) !== 0) return 0;
  return weight(state, sources.place[i], carriers);
}
