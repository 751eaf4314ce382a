// Defeat in a sterile trap: whoever loses the planet with the gate leaves the board (NG-9.10).

import { clear, heldBy, lowest, placeAt } from './board.ts';
import type { Tell } from './events.ts';
import { loseStars } from './stars.ts';
import { STERILE, type Nexum } from './state.ts';

export function checkGate(state: Nexum, by: number, loser: number, place: number, tell?: Tell): void {
  if (state.scenario !== STERILE || place !== state.tann[loser]) return;
  for (let system = 0; system < state.span; system++) {
    for (let slots = heldBy(state, loser, system); slots !== 0; slots &= slots - 1) {
      clear(state, placeAt(system, lowest(slots)));
    }
    // A star of an ally may have hung on the planets that are gone.
    loseStars(state, by, loser, system, false, tell);
  }
}
