// Which ships can leave, and what their journey costs (NG-6.1 to NG-6.8).

import { COUNT, distance, heldBy, lowest, NO_WAY, placeAt, systemOf } from './board.ts';
import { EXTRACTOR, freshCarriers, TRANSPORTER, works } from './relics.ts';
import { PLACES, PLANET_SLOTS, type Nexum } from './state.ts';

const NOTHING = -1;

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
  /** 1 where a Transporter that works could go along. */
  transported: new Int32Array(PLACES),
  /** What the cheapest single ship pays on top of the distance inside its system and to another one. */
  extraWithin: new Int32Array(PLACES),
  extraBeyond: new Int32Array(PLACES),
  /** Of all sources together: ships that can leave, and carriers. */
  allSpare: 0,
  allCarriers: 0,
  /** For which attack reserves were counted last: see assault.ts. */
  countedFor: NOTHING,
};

/** NG-6.5, NG-6.7: one ship stays, and nobody moves twice. Lists planets from `from` on. */
export function listSources(state: Nexum, seat: number, from: number): void {
  sources.countedFor = NOTHING;
  sources.count = sources.allSpare = sources.allCarriers = 0;
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
  sources.spare[i] = sources.free[i] = spare;
  sources.allSpare += spare;
  sources.carriers[i] = carriers;
  sources.transported[i] = sources.extraWithin[i] = sources.extraBeyond[i] = 0;
  if (carriers !== 0) addCarriers(state, i, fresh);
}

function addCarriers(state: Nexum, i: number, fresh: number): void {
  const place = sources.place[i];
  const carriers = sources.carriers[i];
  sources.allCarriers |= carriers;
  sources.free[i] = Math.min(sources.spare[i], fresh - COUNT[carriers]);
  const onlyHeavy = sources.free[i] === 0 && (carriers & ~state.ofType[EXTRACTOR]) === 0;
  sources.extraWithin[i] = sources.extraBeyond[i] = onlyHeavy ? weight(state, place, carriers) : 0;
  if ((carriers & state.ofType[TRANSPORTER]) === 0 || !works(state, place, TRANSPORTER)) return;
  sources.transported[i] = 1;
  sources.extraBeyond[i] = -1;
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
