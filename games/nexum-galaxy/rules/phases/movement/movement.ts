// Movement phase: an order begins with the place to go to (NG-6.1 to NG-6.15).

import type { MoveList } from '@starboard/engine';
import type { Tell } from '../../events.ts';
import { moves } from '../../moves.ts';
import { FLEET, type Nexum } from '../../state.ts';
import { endPhase } from '../../turn.ts';
import type { PhaseQuestion } from '../question.ts';
import { destinations, Lookout } from './destinations.ts';
import { moveInMovement, whyNotGo } from './whynot-go.ts';

const { go, done } = moves.kinds;

/** For the functions below and nobody else: each fills it anew and is through with it before anything is told. */
const lookout = new Lookout();

function legal(state: Nexum, seat: number, into: MoveList): void {
  into.add(done.make());
  destinations(state, seat, lookout, into);
}

function play(state: Nexum, _seat: number, move: number, tell?: Tell): void {
  if (moves.kindOf(move) === done.id) return endPhase(state, tell);
  state.asking = FLEET;
  state.target = go.to(move) + 1;
}

export const movement: PhaseQuestion = {
  name: 'go',
  answers: [go.id, done.id],
  mustDecide: (state, seat) => destinations(state, seat, lookout, null),
  legal,
  play,
  whyNot: (state, seat, move) => (moves.kindOf(move) === done.id ? null : whyNotGo(state, seat, go.to(move))),
  first: null,
  untimely: moveInMovement,
};
