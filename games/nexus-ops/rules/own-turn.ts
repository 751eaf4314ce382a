// What the player whose turn it is may do besides: discard cards for rubium (NO-7.10) and play missions (NO-8).

import type { MoveList } from '@starboard/engine';
import { DISCARD_RUBIUM } from '../data/numbers.ts';
import { loseEnergize, loseMission } from './cards.ts';
import type { Tell } from './events.ts';
import { mayScore, missionFits } from './missions.ts';
import { moves } from './moves.ts';
import { gainRubium } from './rubium.ts';
import { ENERGIZES, MISSIONS, type Nexus } from './state.ts';

const { discard, score } = moves.kinds;

/** NO-7.10: at any time of the own turn, but not in the middle of an order. */
export function addDiscards(state: Nexus, seat: number, into: MoveList): void {
  if (seat !== state.turn || state.chain === 1) return;
  if (state.energizeSize[seat] > 0) {
    for (let card = 0; card < ENERGIZES; card++) {
      if (state.energizeHand[seat * ENERGIZES + card] > 0) into.add(discard.make(card));
    }
  }
  if (state.missionSize[seat] === 0) return;
  for (let card = 0; card < MISSIONS; card++) {
    if (state.missionHand[seat * MISSIONS + card] > 0) into.add(discard.make(ENERGIZES + card));
  }
}

/** NO-8.1 to NO-8.4, from the hand or from the transmission line. */
function addMissions(state: Nexus, seat: number, into: MoveList): void {
  if (!mayScore(state)) return;
  const intercepted = state.lineLength > 0;
  if (!intercepted && state.missionSize[seat] === 0) return;
  const cards = intercepted ? state.line : state.missionHand;
  const at = intercepted ? 0 : seat * MISSIONS;
  for (let card = 0; card < MISSIONS; card++) {
    if (cards[at + card] > 0 && missionFits(state, seat, card)) into.add(score.make(card));
  }
}

/** Everything that is possible besides the phase's own choices. */
export function addOwnTurn(state: Nexus, seat: number, into: MoveList): void {
  addMissions(state, seat, into);
  addDiscards(state, seat, into);
}

/** NO-7.10 */
export function discardCard(state: Nexus, seat: number, card: number, tell?: Tell): void {
  if (card < ENERGIZES) {
    loseEnergize(state, seat, card);
    state.energizeDiscard[card]++;
  } else {
    loseMission(state, seat, card - ENERGIZES);
    state.missionDiscard[card - ENERGIZES]++;
  }
  tell?.({ event: 'discarded', seat, card });
  gainRubium(state, seat, DISCARD_RUBIUM, 'discard', tell);
}
