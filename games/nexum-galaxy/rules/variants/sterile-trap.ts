// NG-9.4 to NG-9.10: a conquest without phase cards, in which stars build and gates decide.

import { STERILE_PRICE, sterileTrapLimits } from '../../data/numbers.ts';
import { cardNames } from '../moves.ts';
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
