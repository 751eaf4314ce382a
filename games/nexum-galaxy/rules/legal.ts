// All legal moves of the seat whose turn it is.

import type { MoveList } from '@starboard/engine';
import { isEnemy } from './board.ts';
import { buildable } from './management.ts';
import { canStrike, destinations, fleets } from './movement.ts';
import { cardNames, moves } from './moves.ts';
import { legalPicks } from './relics.ts';
import { legalBids } from './round.ts';
import { BID, CARD, MANAGE, type Nexum } from './state.ts';

const { card, strike, done } = moves.kinds;

export function legal(state: Nexum, seat: number, into: MoveList): void {
  if (state.picking > 0) return legalPicks(state, into);
  if (state.target > 0) return legalFleets(state, seat, into);
  if (state.phase === CARD) return legalCards(state, seat, into);
  if (state.phase === BID) return legalBids(state, seat, into);
  into.add(done.make());
  if (state.phase === MANAGE) buildable(state, seat, into);
  else destinations(state, seat, into);
}

/** NG-4.2 */
function legalCards(state: Nexum, seat: number, into: MoveList): void {
  for (let each = 0; each < cardNames.length; each++) {
    if (((state.cards[seat] >>> each) & 1) === 1) into.add(card.make(each));
  }
}

/** NG-6.11, NG-6.12 */
function legalFleets(state: Nexum, seat: number, into: MoveList): void {
  if (isEnemy(state, seat, state.target - 1) && canStrike(state)) into.add(strike.make());
  fleets(state, seat, into);
}
