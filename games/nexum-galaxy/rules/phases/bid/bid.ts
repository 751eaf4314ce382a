// The bid for the first place, at the end of a turn (NG-4.6).

import type { MoveList } from '@starboard/engine';
import type { Tell } from '../../events.ts';
import { moves } from '../../moves.ts';
import type { Nexum } from '../../state.ts';
import { endTurn } from '../../turn.ts';
import type { PhaseQuestion } from '../question.ts';
import { bidFirst, bidLater, whyNotBid } from './whynot.ts';

const { bid: made } = moves.kinds;

export function highestBid(state: Nexum): number {
  let highest = 0;
  for (let seat = 0; seat < state.seats; seat++) highest = Math.max(highest, state.bids[seat]);
  return highest;
}

function legal(state: Nexum, seat: number, into: MoveList): void {
  into.add(made.make(0));
  for (let energy = highestBid(state) + 1; energy <= state.energy[seat]; energy++)
    into.add(made.make(energy));
}

function play(state: Nexum, seat: number, move: number, tell?: Tell): void {
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
