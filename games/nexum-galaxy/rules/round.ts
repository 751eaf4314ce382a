// Rounds, turns, phase cards and the bids for the first place (NG-4).

import type { MoveList } from '@starboard/engine';
import { phaseCards } from '../data/numbers.ts';
import type { Tell } from './events.ts';
import { buildable, endManagement, extract } from './management.ts';
import { destinations } from './movement.ts';
import { cardNames, moves } from './moves.ts';
import { endMovement } from './plunder.ts';
import { endByLimit } from './score.ts';
import { BID, CARD, MANAGE, MOVE, OVER, STERILE, type Nexum } from './state.ts';
import { isOut } from './victory.ts';

const { bid } = moves.kinds;

export const ALL_CARDS = 2 ** cardNames.length - 1;

const phaseOf = { management: MANAGE, movement: MOVE };
const phasesOfCard = cardNames.map((name) => {
  const [now, ahead] = phaseCards[name];
  return [phaseOf[now], ahead === undefined ? CARD : phaseOf[ahead]] as const;
});

/** NG-4.1 */
export function startRound(state: Nexum, tell?: Tell): void {
  tell?.({ event: 'round', round: state.round, first: state.first });
  state.turn = state.first;
  while (isOut(state, state.turn)) state.turn = (state.turn + 1) % state.seats;
  startTurn(state, tell);
}

/** NG-4.2, NG-9.5 */
function startTurn(state: Nexum, tell?: Tell): void {
  tell?.({ event: 'turn', seat: state.turn });
  state.phase = CARD;
  if (state.scenario !== STERILE) return;
  state.ahead = MOVE;
  enter(state, MANAGE, tell);
}

/** NG-4.2, NG-4.3 */
export function playCard(state: Nexum, seat: number, card: number, tell?: Tell): void {
  const [now, ahead] = phasesOfCard[card];
  state.cards[seat] &= ~(1 << card);
  tell?.({ event: 'card', seat, card });
  state.ahead = ahead;
  enter(state, now, tell);
}

function enter(state: Nexum, phase: number, tell?: Tell): void {
  state.phase = phase;
  if (phase === MANAGE) extract(state, state.turn, tell);
}

/** Goes on to the next decision: a phase in which nothing can be done is over (NG-4.5). */
export function proceed(state: Nexum, tell?: Tell): void {
  while (state.phase !== OVER && state.phase !== CARD && !mustDecide(state)) endPhase(state, tell);
}

function mustDecide(state: Nexum): boolean {
  const { turn } = state;
  if (state.target > 0 || state.picking > 0) return true;
  if (state.phase === MANAGE) return buildable(state, turn, null);
  if (state.phase === MOVE) return destinations(state, turn, null);
  return state.energy[turn] > highestBid(state);
}

export function endPhase(state: Nexum, tell?: Tell): void {
  const { turn, phase, ahead } = state;
  if (phase === BID) return endTurn(state, tell);
  if (phase === MANAGE) endManagement(state);
  else endMovement(state, turn, tell);
  state.ahead = CARD;
  enter(state, ahead === CARD ? BID : ahead, tell);
}

/** NG-4.6 */
function highestBid(state: Nexum): number {
  let highest = 0;
  for (let seat = 0; seat < state.seats; seat++) highest = Math.max(highest, state.bids[seat]);
  return highest;
}

export function legalBids(state: Nexum, seat: number, into: MoveList): void {
  into.add(bid.make(0));
  for (let energy = highestBid(state) + 1; energy <= state.energy[seat]; energy++) into.add(bid.make(energy));
}

export function placeBid(state: Nexum, seat: number, energy: number, tell?: Tell): void {
  state.bids[seat] = energy;
  state.energy[seat] -= energy;
  if (energy > 0) tell?.({ event: 'bid', seat, energy });
  endTurn(state, tell);
}

/** NG-4.4 */
function endTurn(state: Nexum, tell?: Tell): void {
  const { turn } = state;
  if (state.cards[turn] === 0) {
    state.cards[turn] = ALL_CARDS;
    tell?.({ event: 'recovered', seat: turn });
  }
  do state.turn = (state.turn + 1) % state.seats;
  while (state.turn !== state.first && isOut(state, state.turn));
  if (state.turn === state.first) endRound(state, tell);
  else startTurn(state, tell);
}

/** NG-4.7, NG-4.8, NG-1.6 */
function endRound(state: Nexum, tell?: Tell): void {
  const highest = highestBid(state);
  if (highest > 0) state.first = state.bids.indexOf(highest);
  state.bids.fill(0);
  if (state.round === state.roundLimit) return endByLimit(state, tell);
  state.round++;
  startRound(state, tell);
}
