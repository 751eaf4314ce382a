// NO-15.5: two missions are drawn, one is kept, the other goes under the deck.

import type { Chance, MoveList } from '@starboard/engine';
import { receiveMission, takeMission } from '../cards.ts';
import type { Tell } from '../events.ts';
import { moves } from '../moves.ts';
import { addDiscards } from '../own-turn.ts';
import { CHOOSE, MONOLITH } from '../phases.ts';
import type { Nexus } from '../state.ts';

const { keep } = moves.kinds;

export function drawTwo(state: Nexus, seat: number, chance: Chance, tell?: Tell): void {
  const first = takeMission(state, chance, tell);
  const second = takeMission(state, chance, tell);
  state.phase = MONOLITH;
  if (first < 0) return;
  if (second < 0) return receiveMission(state, seat, first, tell);
  state.offer[seat * 2] = first + 1;
  state.offer[seat * 2 + 1] = second + 1;
  state.phase = CHOOSE;
}

export function legalKeeps(state: Nexus, seat: number, into: MoveList): void {
  const first = state.offer[seat * 2];
  const second = state.offer[seat * 2 + 1];
  into.add(keep.make(first - 1));
  if (second !== first) into.add(keep.make(second - 1));
  addDiscards(state, seat, into);
}

/** The kept one joins the hand; only its owner knows what lies under the deck. */
export function keepMission(state: Nexus, seat: number, card: number, tell?: Tell): void {
  const other = state.offer[seat * 2] + state.offer[seat * 2 + 1] - (card + 1);
  state.offer.fill(0, seat * 2, seat * 2 + 2);
  receiveMission(state, seat, card, tell);
  state.tail[state.tailSize] = other;
  state.tailBy[state.tailSize] = seat + 1;
  state.tailSize++;
  tell?.({ event: 'returned', seat });
  state.phase = MONOLITH;
}
