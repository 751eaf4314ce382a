// NO-15.7: Intercepted Transmissions. Missions lie in an open line instead of in hands.

import type { Chance } from '@starboard/engine';
import { takeMission } from '../cards.ts';
import type { Tell } from '../events.ts';
import { ENERGIZES, MISSIONS, type Nexus } from '../state.ts';
import { lineEndsFull } from '../versions.ts';

/** Fills the line up, as far as there are cards. */
export function fillLine(state: Nexus, chance: Chance, tell?: Tell): void {
  for (let open = lineSize(state); open < state.lineLength; open++) {
    const card = takeMission(state, chance, tell);
    if (card < 0) return;
    state.line[card]++;
    tell?.({ event: 'line', card: ENERGIZES + card });
  }
}

/** Fills it once more where missions were fulfilled in the Draw phase. */
export function closeLine(state: Nexus, chance: Chance, tell?: Tell): void {
  if (state.lineLength > 0 && lineEndsFull(state)) fillLine(state, chance, tell);
}

function lineSize(state: Nexus): number {
  let size = 0;
  for (let card = 0; card < MISSIONS; card++) size += state.line[card];
  return size;
}
