// NG-9.4 to NG-9.10: a conquest without phase cards, in which stars build and gates decide.

import { STERILE_PRICE, sterileTrapLimits } from '../../data/numbers.ts';
import { clear, heldBy, lowest, placeAt } from '../board.ts';
import type { Tell } from '../events.ts';
import { cardNames } from '../moves.ts';
import { loseStars } from '../stars.ts';
import type { Nexum } from '../state.ts';
import { setConquest } from './conquest.ts';
import { setLimits } from './standard.ts';

export function setSterileTrap(state: Nexum): void {
  setConquest(state);
  setLimits(state, sterileTrapLimits);
  state.fixedCard = cardNames.indexOf('manage-move') + 1;
  state.starPrice = STERILE_PRICE;
  state.starShield = 0;
  state.homeKeep = 1;
  state.gateFatal = 1;
}

/** NG-9.10: the gate has fallen: everything else of the loser goes, and no star that is emptied by it scores. */
export function leaveBoard(state: Nexum, by: number, loser: number, tell?: Tell): void {
  for (let system = 0; system < state.span; system++) {
    for (let slots = heldBy(state, loser, system); slots !== 0; slots &= slots - 1) {
      clear(state, placeAt(system, lowest(slots)));
    }
    // A star of an ally may have hung on the planets that are gone.
    loseStars(state, by, loser, system, false, tell);
  }
}
