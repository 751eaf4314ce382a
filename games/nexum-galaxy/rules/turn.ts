// A turn: a card, the phases it plays one after the other, and the bid (NG-4.2 to NG-4.6).

import { phaseCards } from '../data/numbers.ts';
import type { Tell } from './events.ts';
import { endInterference } from './interference.ts';
import { playsCards } from './ledger.ts';
import { cardNames } from './moves.ts';
import { extract } from './phases/management/extraction.ts';
import { endManagement } from './phases/management/replication.ts';
import { endMovement } from './plunder.ts';
import { BID, CARD, END, MANAGE, MOVE, NOT_BY_ITSELF, type Nexum } from './state.ts';
import { isOut } from './victory.ts';

export const ALL_CARDS = 2 ** cardNames.length - 1;

const phaseOf = { management: MANAGE, movement: MOVE };
const phasesOfCard = cardNames.map((name) => {
  const [now, ahead] = phaseCards[name];
  return [phaseOf[now], ahead === undefined ? CARD : phaseOf[ahead]] as const;
});

/** NG-4.2, NG-9.5 */
export function startTurn(state: Nexum, tell?: Tell): void {
  tell?.({ event: 'turn', seat: state.turn });
  state.phase = CARD;
  state.ended = NOT_BY_ITSELF;
  state.unpaid = state.declared = state.helped = 0;
  if (!playsCards(state)) playPhases(state, state.fixedCard - 1, tell);
}

/** NG-4.3 */
export function playPhases(state: Nexum, card: number, tell?: Tell): void {
  const [now, ahead] = phasesOfCard[card];
  state.ahead = ahead;
  enter(state, now, tell);
}

function enter(state: Nexum, phase: number, tell?: Tell): void {
  state.phase = phase;
  if (phase === MANAGE) extract(state, state.turn, tell);
}

export function endPhase(state: Nexum, tell?: Tell): void {
  const { turn, phase, ahead } = state;
  if (phase === BID) return endTurn(state, tell);
  if (phase === MANAGE) endManagement(state);
  else endMovement(state, turn, tell);
  endInterference(state);
  state.ahead = CARD;
  enter(state, ahead === CARD ? BID : ahead, tell);
}

/** NG-4.4; with the last turn that step of the round is over. */
export function endTurn(state: Nexum, tell?: Tell): void {
  const { turn } = state;
  if (state.cards[turn] === 0) {
    state.cards[turn] = ALL_CARDS;
    tell?.({ event: 'recovered', seat: turn });
  }
  do state.turn = (state.turn + 1) % state.seats;
  while (state.turn !== state.first && isOut(state, state.turn));
  if (state.turn === state.first) state.step = END;
  else startTurn(state, tell);
}
