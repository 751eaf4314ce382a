// What the evaluation looks at, as people count it.

import { COUNT } from '../rules/board.ts';
import { extractionOf } from '../rules/phases/management/extraction.ts';
import { PATHS, PLACES, type Nexum } from '../rules/state.ts';
import { lootFrom } from './threat.ts';

/** In the order of the terms. */
export function count(state: Nexum, seat: number, into: Float64Array): void {
  into[0] = state.points[seat];
  into[1] = state.relicsHeld[seat];
  into[2] = state.fleet[seat];
  into[3] = extractionOf(state, seat);
  into[4] = state.energy[seat];
  into[5] = COUNT[state.cards[seat]];
  into[6] = 0;
  into[7] = markersOn(state, seat);
  into[8] = levelsOf(state, seat) + state.captured[seat] + state.handSize[seat];
  for (let other = 0; other < state.civs; other++) {
    if (((state.allies[seat] >>> other) & 1) === 1) continue;
    into[6] = Math.max(into[6], lootFrom(state, other, seat, 1));
  }
}

function markersOn(state: Nexum, seat: number): number {
  let markers = 0;
  for (let place = 0; place < PLACES; place++)
    if (state.owner[place] === seat + 1) markers += state.noMove[place] + state.noManage[place];
  return markers;
}

function levelsOf(state: Nexum, seat: number): number {
  let levels = 0;
  for (let path = 0; path < PATHS; path++) levels += state.levels[seat * PATHS + path];
  return levels;
}
