// NO-7.2 to NO-7.8: the question for battle cards. Every seat with an Energize card is asked, whatever the card is, so
// that being asked tells nothing.

import { hasSeat, type MoveList } from '@starboard/engine';
import { addDiscards } from '../own-turn.ts';
import { moves } from '../moves.ts';
import type { Tell } from '../events.ts';
import { ASK, COUNT, ROLL, WINDOW } from '../phases.ts';
import { ATTACKER, BEFORE, DEFENDER, ENERGIZES, THIS_BATTLE, UNTIL_MY_TURN, type Nexus } from '../state.ts';
import { isBattleCard, sidesFor } from './battle-cards.ts';

const { tactic, pass, sitOut } = moves.kinds;

/** A pass that leaves what the seat waits for as it is. */
const NO_CHANGE = 0;

/** NO-7.3: the attacker, the defender, then clockwise from the defender. */
function seatAt(state: Nexus, place: number): number {
  if (place === 0) return state.turn;
  const seat = (state.defender + place - 1) % state.seats;
  const passedAttacker = (state.turn - state.defender + state.seats) % state.seats <= place - 1;
  return passedAttacker ? (seat + 1) % state.seats : seat;
}

/** NO-7.6, NO-7.7: asked is who holds a card and does not sit out. */
function isAsked(state: Nexus, seat: number): boolean {
  return state.energizeSize[seat] > 0 && state.sitting[seat] === 0 && !hasSeat(state.out, seat);
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
  into.add(pass.make(NO_CHANGE));
  if (isOnWatch(state, seat)) return;
  into.add(sitOut.make(THIS_BATTLE - 1));
  into.add(sitOut.make(UNTIL_MY_TURN - 1));
  const watched = state.watch[seat] - 1;
  for (let card = 0; card < ENERGIZES; card++) {
    if (state.energizeHand[seat * ENERGIZES + card] === 0 || !isBattleCard(state, card)) continue;
    if (card !== watched) into.add(pass.make(card + 1));
    const sides = sidesFor(state, card);
    for (let side = ATTACKER; side <= DEFENDER; side++) {
      if (((sides >>> side) & 1) === 1) into.add(tactic.make(card, side));
    }
  }
  addDiscards(state, seat, into);
}

/** NO-7.8: waiting for another card's moment, the seat can only pass. */
function isOnWatch(state: Nexus, seat: number): boolean {
  return state.watch[seat] > 0 && sidesFor(state, state.watch[seat] - 1) === 0;
}

/** NO-7.8: what the seat waits for, nobody else learns. */
export function passWindow(state: Nexus, seat: number, watch: number, tell?: Tell): void {
  if (watch !== NO_CHANGE) state.watch[seat] = watch;
  tell?.({ event: 'passed', seat });
  state.place++;
  state.phase = ASK;
}

/** NO-7.7: everybody knows who sits out. */
export function sitOutOf(state: Nexus, seat: number, span: number, tell?: Tell): void {
  state.sitting[seat] = span;
  tell?.({ event: 'sits out', seat, span });
  state.place++;
  state.phase = ASK;
}
