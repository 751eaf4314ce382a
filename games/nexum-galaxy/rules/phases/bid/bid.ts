// The bid for the first place, at the end of a turn (NG-4.6).

import type { Chance, MoveList } from '@starboard/engine';
import type { Tell } from '../../events.ts';
import { moves } from '../../moves.ts';
import type { Nexum } from '../../state.ts';
import { endTurn } from '../../turn.ts';
import { outsidersBid } from '../../versions.ts';
import { isOut } from '../../victory.ts';
import type { PhaseQuestion } from '../question.ts';
import { bidFirst, bidLater, whyNotBid } from './whynot.ts';

const { bid: made } = moves.kinds;

/** NG-4.6, NG-4.7: who has bid most in this round, of those in play; -1 where nobody bid. */
export function highestBidder(state: Nexum): number {
  const everybody = outsidersBid(state);
  let bidder = -1;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.bids[seat] === 0 || (!everybody && isOut(state, seat))) continue;
    if (bidder < 0 || state.bids[seat] > state.bids[bidder]) bidder = seat;
  }
  return bidder;
}

function highestBid(state: Nexum): number {
  const bidder = highestBidder(state);
  return bidder < 0 ? 0 : state.bids[bidder];
}

function legal(state: Nexum, seat: number, into: MoveList): void {
  into.add(made.make(0));
  for (let energy = highestBid(state) + 1; energy <= state.energy[seat]; energy++)
    into.add(made.make(energy));
}

function play(state: Nexum, seat: number, move: number, _chance: Chance, tell?: Tell): void {
  const energy = made.energy(move);
  state.bids[seat] = energy;
  state.energy[seat] -= energy;
  if (energy > 0) tell?.({ event: 'bid', seat, energy });
  endTurn(state, tell);
}

export const bid: PhaseQuestion = {
  name: 'bid',
  answers: [made.id],
  mustDecide: (state, seat) => state.energy[seat] > highestBid(state),
  legal,
  play,
  whyNot: (state, seat, move) => whyNotBid(state, seat, made.energy(move)),
  first: bidFirst,
  untimely: bidLater,
};
