// What the cheapest ship pays to get somewhere: asked for every place of the sector in turn, so it is worked out for
// systems at once, with sets instead of loops over ships.

import { FARAWAY, NEARBY, WITHIN } from '../../../data/numbers.ts';
import { slotOf } from '../../board.ts';
import { LEAST_FARE, NO_WAY } from '../../ledger.ts';
import { SYSTEMS, type Nexum } from '../../state.ts';
import type { Sources } from './sources.ts';

/** Sources grouped by system, as sets of systems. Whoever asks brings one, to be filled anew. */
export class Reach {
  /** Those from which any ship, and a free ship, can leave. */
  any = 0;
  free = 0;
  /** Those whose cheapest ship pays less than the fare to another system, just that, or more. */
  less = 0;
  even = 0;
  more = 0;
  /** By system, as sets of slots: planets from which a ship goes elsewhere in the system for the fare, and for more. */
  readonly light = new Int32Array(SYSTEMS);
  readonly heavy = new Int32Array(SYSTEMS);
}

export function groupSources(sources: Sources, reach: Reach): void {
  reach.any = reach.free = reach.less = reach.even = reach.more = 0;
  for (let i = 0; i < sources.count; i++) {
    const { place, system, free, extraWithin, extraBeyond } = sources.list[i];
    const here = 1 << system;
    if ((reach.any & here) === 0) reach.light[system] = reach.heavy[system] = 0;
    reach.any |= here;
    if (free > 0) reach.free |= here;
    if (extraBeyond === 0) reach.even |= here;
    else if (extraBeyond < 0) reach.less |= here;
    else reach.more |= here;
    if (extraWithin === 0) reach.light[system] |= 1 << slotOf(place);
    else reach.heavy[system] |= 1 << slotOf(place);
  }
}

/** What the cheapest ship of the civ from another system pays to a place of that one with such a toll. */
export function cheapestFromOutside(
  state: Nexum,
  civ: number,
  reach: Reach,
  system: number,
  toll: number,
): number {
  const lanes = state.lanes[system];
  const nearest = lanes === 0 ? NO_WAY : cheapestOf(reach, lanes, WITHIN + toll);
  const near = Math.min(nearest, cheapestOf(reach, state.roads[system], NEARBY + toll));
  if (near <= NEARBY + toll) return near;
  return Math.min(near, cheapestOf(reach, state.jumps[civ * SYSTEMS + system], FARAWAY + toll));
}

/** What the cheapest ship from these systems pays where that is the fare. */
function cheapestOf({ less, even, more }: Reach, from: number, fare: number): number {
  if ((less & from) !== 0) return Math.max(LEAST_FARE, fare - 1);
  if ((even & from) !== 0) return fare;
  return (more & from) !== 0 ? fare + 1 : NO_WAY;
}

/** What the cheapest ship from the same system pays to that planet with such a toll. None can go where it is. */
export function cheapestFromInside(reach: Reach, system: number, slot: number, toll: number): number {
  if (((reach.any >>> system) & 1) === 0) return NO_WAY;
  if ((reach.light[system] & ~(1 << slot)) !== 0) return WITHIN + toll;
  return (reach.heavy[system] & ~(1 << slot)) !== 0 ? WITHIN + toll + 1 : NO_WAY;
}

/** What the cheapest free ship of the civ from another system pays to one without a toll. */
export function cheapestFreeFromOutside(state: Nexum, civ: number, { free }: Reach, system: number): number {
  if ((free & state.lanes[system]) !== 0) return WITHIN;
  if ((free & state.roads[system]) !== 0) return NEARBY;
  return (free & state.jumps[civ * SYSTEMS + system]) !== 0 ? FARAWAY : NO_WAY;
}

/** What the cheapest free ship of the civ pays to a place of that system with such a toll. */
export function cheapestFree(state: Nexum, civ: number, reach: Reach, system: number, toll: number): number {
  const { free } = reach;
  if ((free & (state.lanes[system] | (1 << system))) !== 0) return WITHIN + toll;
  if ((free & state.roads[system]) !== 0) return NEARBY + toll;
  return (free & state.jumps[civ * SYSTEMS + system]) !== 0 ? FARAWAY + toll : NO_WAY;
}
