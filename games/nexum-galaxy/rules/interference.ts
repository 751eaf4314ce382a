// Interference: relics of one type that share a planet have no effect for the rest of the phase (NG-2.7). The set in the
// state holds all that are together now, and those that were earlier in the phase.

import { PLACES, TYPES, type Nexum } from './state.ts';
import { interferenceLasts } from './versions.ts';

/** Relics have come to a planet that somebody holds, or somebody to them. */
export function meet(state: Nexum, place: number): void {
  const relics = state.relicsAt[place];
  if ((relics & (relics - 1)) === 0 || !interferenceLasts(state)) return;
  for (let type = 0; type < TYPES; type++) {
    const equal = relics & state.ofType[type];
    if ((equal & (equal - 1)) !== 0) state.interfering |= equal;
  }
}

/** With the phase, what has parted is free of it. */
export function endInterference(state: Nexum): void {
  if (state.interfering === 0) return;
  state.interfering = 0;
  for (let place = 0; place < PLACES; place++) if (state.owner[place] !== 0) meet(state, place);
}
