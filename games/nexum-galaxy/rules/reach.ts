// What the ships that can leave pay to get somewhere: asked for every place of the sector in turn, so it is worked out
// for systems at once, with sets instead of loops where sets will do.

import { NO_WAY } from './board.ts';
import { sources } from './sources.ts';
import { SYSTEMS, type Nexum } from './state.ts';

/** The systems from which ships can leave, as sets: those with free ships; and those whose cheapest ship pays less than
 *  the distance to another system, just that, or more. */
const leaving = { any: 0, free: 0, less: 0, even: 0, more: 0 };

/** By system, as sets of slots: planets from which a ship goes elsewhere in the system for 1, and for 2. */
const light = new Int32Array(SYSTEMS);
const heavy = new Int32Array(SYSTEMS);

/** Groups the sources listed. */
export function groupSources(): void {
  leaving.any = leaving.free = leaving.less = leaving.even = leaving.more = 0;
  for (let i = 0; i < sources.count; i++) {
    const system = sources.system[i];
    const here = 1 << system;
    if ((leaving.any & here) === 0) light[system] = heavy[system] = 0;
    leaving.any |= here;
    if (sources.free[i] > 0) leaving.free |= here;
    if (sources.extraBeyond[i] === 0) leaving.even |= here;
    else if (sources.extraBeyond[i] < 0) leaving.less |= here;
    else leaving.more |= here;
    const slot = 1 << (sources.place[i] & 7);
    if (sources.extraWithin[i] === 0) light[system] |= slot;
    else heavy[system] |= slot;
  }
}

/** NG-6.1, NG-6.2: the systems from which a jump leads to that one. */
function jumpsTo(state: Nexum, system: number): number {
  const { closed } = state;
  return ((closed >>> system) & 1) === 1 ? 0 : ~(closed | state.links[system] | (1 << system));
}

/** What the cheapest ship from another system pays to that one. */
export function cheapestFromOutside(state: Nexum, system: number): number {
  const near = state.links[system];
  if ((leaving.less & near) !== 0) return 1;
  const far = jumpsTo(state, system);
  if ((leaving.even & near) !== 0 || (leaving.less & far) !== 0) return 2;
  if ((leaving.more & near) !== 0 || (leaving.even & far) !== 0) return 3;
  return (leaving.more & far) !== 0 ? 4 : NO_WAY;
}

/** What the cheapest ship from the same system pays to that planet. None can go where it is. */
export function cheapestFromInside(system: number, slot: number): number {
  if (((leaving.any >>> system) & 1) === 0) return NO_WAY;
  if ((light[system] & ~(1 << slot)) !== 0) return 1;
  return (heavy[system] & ~(1 << slot)) !== 0 ? 2 : NO_WAY;
}

/** What the cheapest free ship pays to that system. */
export function cheapestFree(state: Nexum, system: number): number {
  if (((leaving.free >>> system) & 1) === 1) return 1;
  if ((leaving.free & state.links[system]) !== 0) return 2;
  return (leaving.free & jumpsTo(state, system)) !== 0 ? 3 : NO_WAY;
}
