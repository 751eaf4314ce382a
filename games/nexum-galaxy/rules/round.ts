// The round as a list of steps, each of which can stop for a question (NG-4.1, NG-4.5 to NG-4.8, NG-10.3).

import type { Chance } from '@starboard/engine';
import { endRoundOfGift } from './campaign/marker.ts';
import { clearRows, dealRows } from './cosmos/deck.ts';
import { fade, firstInPlay } from './cosmos/effects.ts';
import { eventStep } from './cosmos/row.ts';
import type { Tell } from './events.ts';
import { highestBidder } from './phases/bid/bid.ts';
import { noteEnd } from './phases/management/replication.ts';
import { questionOf } from './phases/questions.ts';
import { endByLimit } from './score.ts';
import { BEGIN, CARD, EVENTS, MANAGE, NOTHING, OVER, TURNS, type Nexum } from './state.ts';
import { breakOff, endPhase, startTurn } from './turn.ts';
import { giveBack, isOut } from './victory.ts';

/** Does the next thing that happens by itself; false where somebody must decide first. */
type Step = (state: Nexum, chance: Chance, tell?: Tell) => boolean;

/** By the number in the state. */
const ROUND: readonly Step[] = [begin, takeTurns, end, eventStep, deal, draft];

/** Goes on to the next decision. */
export function proceed(state: Nexum, chance: Chance, tell?: Tell): void {
  do if (state.handLimit > 0 && state.asking === NOTHING) giveBack(state, chance);
  while (state.phase !== OVER && ROUND[state.step](state, chance, tell));
}

/** NG-17.1: with the last choice the first round begins. */
function draft(): boolean {
  return false;
}

/** NG-4.1 */
function begin(state: Nexum, _chance: Chance, tell?: Tell): boolean {
  tell?.({ event: 'round', round: state.round, first: state.first });
  if (state.aggressiveness === 0) return startTurns(state, tell);
  state.helped = 0;
  state.step = EVENTS;
  state.phase = CARD;
  return true;
}

/** NG-10.3: as soon as the rows of this round are done, those of the next one lie there. */
function deal(state: Nexum, chance: Chance, tell?: Tell): boolean {
  dealRows(state, state.round + 1, chance, tell);
  return startTurns(state, tell);
}

function startTurns(state: Nexum, tell?: Tell): true {
  state.step = TURNS;
  state.turn = firstInPlay(state);
  startTurn(state, tell);
  return true;
}

/** NG-4.5: a phase in which nothing can be done is over. */
function takeTurns(state: Nexum, _chance: Chance, tell?: Tell): boolean {
  if (isOut(state, state.turn)) {
    breakOff(state, tell);
    return true;
  }
  if (questionOf(state).mustDecide(state, state.turn)) return false;
  if (state.phase === MANAGE) noteEnd(state, state.turn);
  endPhase(state, tell);
  return true;
}

/** NG-4.7, NG-4.8, NG-1.6 */
function end(state: Nexum, _chance: Chance, tell?: Tell): boolean {
  const bidder = highestBidder(state);
  if (bidder >= 0) state.first = bidder;
  state.bids.fill(0);
  if (state.round === state.roundLimit) {
    endByLimit(state, tell);
    return true;
  }
  if (state.giftAt > 0) endRoundOfGift(state, tell);
  if (state.aggressiveness > 0) endEvents(state, tell);
  state.round++;
  state.step = BEGIN;
  return true;
}

/** NG-10.12, NG-10.13: what this round laid grows less, and its cards make room. */
function endEvents(state: Nexum, tell?: Tell): void {
  fade(state, tell);
  clearRows(state, state.round);
  state.turnedUp = 0;
}
