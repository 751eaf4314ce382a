// The round as a list of steps, each of which can stop for a question (NG-4.1, NG-4.5 to NG-4.8).

import type { Tell } from './events.ts';
import { highestBidder } from './phases/bid/bid.ts';
import { noteEnd } from './phases/management/replication.ts';
import { questionOf } from './phases/questions.ts';
import { endByLimit } from './score.ts';
import { BEGIN, MANAGE, OVER, TURNS, type Nexum } from './state.ts';
import { endPhase, startTurn } from './turn.ts';
import { isOut } from './victory.ts';

/** Does the next thing that happens by itself; false where somebody must decide first. */
type Step = (state: Nexum, tell?: Tell) => boolean;

/** By the number in the state. */
const ROUND: readonly Step[] = [begin, takeTurns, end];

/** Goes on to the next decision. */
export function proceed(state: Nexum, tell?: Tell): void {
  while (state.phase !== OVER && ROUND[state.step](state, tell));
}

/** NG-4.1 */
function begin(state: Nexum, tell?: Tell): boolean {
  tell?.({ event: 'round', round: state.round, first: state.first });
  state.step = TURNS;
  state.turn = state.first;
  while (isOut(state, state.turn)) state.turn = (state.turn + 1) % state.seats;
  startTurn(state, tell);
  return true;
}

/** NG-4.5: a phase in which nothing can be done is over. */
function takeTurns(state: Nexum, tell?: Tell): boolean {
  if (questionOf(state).mustDecide(state, state.turn)) return false;
  if (state.phase === MANAGE) noteEnd(state, state.turn);
  endPhase(state, tell);
  return true;
}

/** NG-4.7, NG-4.8, NG-1.6 */
function end(state: Nexum, tell?: Tell): boolean {
  const bidder = highestBidder(state);
  if (bidder >= 0) state.first = bidder;
  state.bids.fill(0);
  if (state.round === state.roundLimit) {
    endByLimit(state, tell);
  } else {
    state.round++;
    state.step = BEGIN;
  }
  return true;
}
