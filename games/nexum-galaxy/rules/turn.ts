// A turn: a card, the phases it plays one after the other, and the bid (NG-4.2 to NG-4.6).

import { phaseCards } from '../data/numbers.ts';
import { beginTurnInClouds, endTurnInClouds } from './asteroids/cloud.ts';
import { takeGiftBack } from './campaign/marker.ts';
import type { Tell } from './events.ts';
import { awaitHouse } from './group/wormhole.ts';
import { endInterference } from './interference.ts';
import { playsCards } from './ledger.ts';
import { cardNames } from './moves.ts';
import { extract } from './phases/management/extraction.ts';
import { endManagement } from './phases/management/replication.ts';
import { endMovement, forgetMovement } from './plunder.ts';
import { BID, CARD, END, MANAGE, MOVE, NOT_BY_ITSELF, OVER, type Nexum } from './state.ts';
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
  state.unpaid = state.declared = state.helped = state.developed = state.dropping = 0;
  if (state.giftAt > 0 && state.giftTo === state.turn) takeGiftBack(state, tell);
  if (state.pathLevels > 0) beginSkills(state);
  if (state.tables > 0) awaitHouse(state);
  else beginActing(state, state.turn, tell);
}

/** What must be done in the turn is looked at when all that comes to the seat is there. */
export function beginActing(state: Nexum, seat: number, tell?: Tell): void {
  if (state.clouds !== 0) beginTurnInClouds(state, seat, tell);
  if (!playsCards(state) && state.phase !== OVER) playPhases(state, state.fixedCard - 1, tell);
}

/** NG-17.3 */
function beginSkills(state: Nexum): void {
  state.skillUsed = 0;
  state.deadTaken.fill(0);
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

/** NG-12.13: whoever is out has no turn any more. */
export function breakOff(state: Nexum, tell?: Tell): void {
  endManagement(state);
  forgetMovement(state);
  endInterference(state);
  state.ahead = CARD;
  endTurn(state, tell);
}

/** NG-4.4, NG-12.5; with the last turn that step of the round is over. */
export function endTurn(state: Nexum, tell?: Tell): void {
  const { turn } = state;
  if (state.clouds !== 0) endTurnInClouds(state, turn, tell);
  if (state.phase === OVER) return;
  if (state.cards[turn] === 0) {
    state.cards[turn] = ALL_CARDS;
    tell?.({ event: 'recovered', seat: turn });
  }
  do state.turn = (state.turn + 1) % state.seats;
  while (state.turn !== state.first && isOut(state, state.turn));
  if (state.turn === state.first) state.step = END;
  else startTurn(state, tell);
}
