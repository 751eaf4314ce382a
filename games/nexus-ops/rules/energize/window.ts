// NO-7.2 to NO-7.6: the question for battle cards. Every seat with an Energize card is asked, whatever the card is, so
// that being asked tells nothing.

import { hasSeat, type MoveList } from '@starboard/engine';
import { addDiscards } from '../own-turn.ts';
import { moves } from '../moves.ts';
import type { Tell } from '../events.ts';
import { ASK, COUNT, ROLL, WINDOW } from '../phases.ts';
import { ATTACKER, BEFORE, DEFENDER, ENERGIZES, type Nexus } from '../state.ts';
import { sidesFor } from './battle-cards.ts';

const { tactic, pass } = moves.kinds;

/** NO-7.3: the attacker, the defender, then clockwise from the defender. */
function seatAt(state: Nexus, place: number): number {
  if (place === 0) return state.turn;
  const seat = (state.defender + place - 1) % state.seats;
  const passedAttacker = (state.turn - state.defender + state.seats) % state.seats <= place - 1;
  return passedAttacker ? (seat + 1) % state.seats : seat;
}

/** NO-7.6: asked is who holds an Energize card. */
function isAsked(state: Nexus, seat: number): boolean {
  return state.energizeSize[seat] > 0 && !hasSeat(state.out, seat);
}

/** NO-7.5: when all have passed in a row, the game goes on. */
export function askNext(state: Nexus): void {
  for (; state.place < state.seats; state.place++) {
    const seat = seatAt(state, state.place);
    if (!isAsked(state, seat)) continue;
    state.asked = seat;
    state.phase = WINDOW;
    return;
  }
  state.asked = state.turn;
  state.phase = state.window === BEFORE ? ROLL : COUNT;
}

export function legalAnswers(state: Nexus, seat: number, into: MoveList): void {
  into.add(pass.make());
  for (let card = 0; card < ENERGIZES; card++) {
    if (state.energizeHand[seat * ENERGIZES + card] === 0) continue;
    const sides = sidesFor(state, card);
    for (let side = ATTACKER; side <= DEFENDER; side++) {
      if (((sides >>> side) & 1) === 1) into.add(tactic.make(card, side));
    }
  }
  addDiscards(state, seat, into);
}

export function passWindow(state: Nexus, seat: number, tell?: Tell): void {
  tell?.({ event: 'passed', seat });
  state.place++;
  state.phase = ASK;
}
