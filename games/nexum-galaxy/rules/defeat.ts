// Defeat in a sterile trap: whoever loses the planet with the gate leaves the board (NG-9.10).

import { clear, heldBy, lowest, placeAt } from './board.ts';
import type { Tell } from './events.ts';
import { loseStars } from './stars.ts';
import { STERILE, type Nexum } from './state.ts';

/** Is the seat out when it loses that planet? */
export function isLastGate(state: Nexum, seat: number, place: number): boolean {
  return state.scenario === STERILE && place === state.tann[seat];
}

/** The gate has fallen: everything else of the loser goes, and no star that is emptied by it scores. */
export function leaveBoard(state: Nexum, by: number, loser: number, tell?: Tell): void {
  for (let system = 0; system < state.span; system++) {
    for (let slots = heldBy(state, loser, system); slots !== 0; slots &= slots - 1) {
      clear(state, placeAt(system, lowest(slots)));
    }
    // A star of an ally may have hung on the planets that are gone.
    loseStars(state, by, loser, system, false, tell);
  }
}
