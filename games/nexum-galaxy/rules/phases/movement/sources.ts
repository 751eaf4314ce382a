// Which ships can leave, and what their journey costs (NG-6.1 to NG-6.8).

import { COUNT, lowest, placeAt, systemOf, systemsOf } from '../../board.ts';
import { fareBetween, leavable, LEAST_FARE, NO_WAY } from '../../ledger.ts';
import { EXTRACTOR, freshCarriers, TRANSPORTER, works } from '../../relics.ts';
import { PLACES, type Nexum } from '../../state.ts';

/** A planet from which ships can leave. */
export class FleetSource {
  place = 0;
  system = 0;
  /** Ships that can leave together; how many of them can be free ships; and the carriers to choose from. */
  spare = 0;
  free = 0;
  carriers = 0;
  /** Could a Transporter that works go along? */
  transported = false;
  /** What the cheapest single ship pays on top of the fare inside its system and to another one. */
  extraWithin = 0;
  extraBeyond = 0;
}

/** The planets a civ can send ships from, in ascending order. Whoever asks brings one, to be filled anew, so that asking
 *  allocates nothing. */
export class Sources {
  /** As many of the list count. */
  count = 0;
  readonly list: FleetSource[] = Array.from({ length: PLACES }, () => new FleetSource());
  /** Of all together: ships that can leave, and carriers. */
  spare = 0;
  carriers = 0;
}

/** NG-6.5, NG-6.7: one ship stays, and nobody moves twice. Lists planets from `from` on. */
export function listSources(state: Nexum, civ: number, from: number, sources: Sources): void {
  sources.count = sources.spare = sources.carriers = 0;
  const first = systemOf(from);
  for (let systems = (systemsOf(state, civ) >>> first) << first; systems !== 0; systems &= systems - 1) {
    const system = lowest(systems);
    const mayEmpty = state.mayEmpty[system];
    for (let slots = leavable(state, civ, system); slots !== 0; slots &= slots - 1) {
      const slot = lowest(slots);
      const place = placeAt(system, slot);
      const most = state.ships[place] - (((mayEmpty >>> slot) & 1) ^ 1);
      if (most > 0 && place >= from) addSource(state, place, system, most, sources);
    }
  }
}

/** NG-15.18: only free ships of that system attack its star. */
export function keepInside(sources: Sources, system: number): void {
  const { list, count } = sources;
  sources.count = sources.spare = sources.carriers = 0;
  for (let i = 0; i < count; i++) {
    const source = list[i];
    if (source.system !== system || source.free === 0) continue;
    source.spare = source.free;
    source.carriers = source.extraWithin = 0;
    source.transported = false;
    list[i] = list[sources.count];
    list[sources.count++] = source;
    sources.spare += source.spare;
  }
}

function addSource(state: Nexum, place: number, system: number, most: number, sources: Sources): void {
  const fresh = state.ships[place] - state.moved[place];
  if (fresh === 0) return;
  const source = sources.list[sources.count++];
  source.place = place;
  source.system = system;
  source.spare = source.free = Math.min(fresh, most);
  source.carriers = freshCarriers(state, place);
  source.transported = false;
  source.extraWithin = source.extraBeyond = 0;
  if (source.carriers !== 0) addCarriers(state, source, fresh);
  sources.spare += source.spare;
  sources.carriers |= source.carriers;
}

function addCarriers(state: Nexum, source: FleetSource, fresh: number): void {
  const { place, carriers } = source;
  source.free = Math.min(source.spare, fresh - COUNT[carriers]);
  const onlyHeavy = source.free === 0 && (carriers & ~state.ofType[EXTRACTOR]) === 0;
  source.extraWithin = source.extraBeyond = onlyHeavy ? weightOf(state, place, carriers) : 0;
  if ((carriers & state.ofType[TRANSPORTER]) === 0 || !works(state, place, TRANSPORTER)) return;
  source.transported = true;
  source.extraBeyond = -1;
}

/** NG-6.4: what each ship of a fleet pays before the weight of an Extractor. */
export function farePerShip(state: Nexum, civ: number, from: number, to: number, relics: number): number {
  const fare = fareBetween(state, civ, from, to);
  if ((relics & state.ofType[TRANSPORTER]) === 0 || systemOf(from) === systemOf(to)) return fare;
  return works(state, from, TRANSPORTER) ? reduced(fare) : fare;
}

/** NG-6.4: the fare of a ship that a Transporter takes along. */
export function reduced(fare: number): number {
  return fare === NO_WAY ? NO_WAY : Math.max(LEAST_FARE, fare - 1);
}

/** NG-6.3: an Extractor that works makes its ship dearer. */
export function weightOf(state: Nexum, from: number, relics: number): number {
  return (relics & state.ofType[EXTRACTOR]) !== 0 && works(state, from, EXTRACTOR) ? 1 : 0;
}

/** NG-6.1 to NG-6.4: the price of a fleet with these relics that leaves one planet for another place. */
export function fleetPrice(
  state: Nexum,
  civ: number,
  from: number,
  to: number,
  ships: number,
  relics: number,
): number {
  const fare = farePerShip(state, civ, from, to, relics);
  return fare === NO_WAY ? NO_WAY : fare * ships + weightOf(state, from, relics);
}
