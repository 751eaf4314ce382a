// Which cards of a hand are kept after ships came to a cloud: what goes is named, so that others see no more than that
// (NG-12.6).

import type { Chance, MoveList } from '@starboard/engine';
import { discardFromHand, holds } from '../../cosmos/hands.ts';
import type { Tell } from '../../events.ts';
import { askWhere } from '../../group/wormhole.ts';
import { moves } from '../../moves.ts';
import { NOTHING, type Nexum } from '../../state.ts';
import type { PhaseQuestion } from '../question.ts';
import { keepFirst, nothingToKeep, whyNotDiscard, whyNotKeep } from './whynot.ts';

const { discard, keep } = moves.kinds;

function legal(state: Nexum, seat: number, into: MoveList): void {
  if (state.handSize[seat] <= state.handLimit) into.add(keep.make());
  for (let card = 0; card < state.cardsInPlay; card++)
    if (holds(state, seat, card)) into.add(discard.make(card));
}

function play(state: Nexum, seat: number, move: number, _chance: Chance, tell?: Tell): void {
  if (moves.kindOf(move) === discard.id) {
    const card = discard.card(move);
    discardFromHand(state, seat, card);
    tell?.({ event: 'discarded', seat, card });
    if (state.handSize[seat] > 0) return;
  }
  state.asking = NOTHING;
  askWhere(state);
}

export const keeping: PhaseQuestion = {
  name: 'keep',
  answers: [discard.id, keep.id],
  mustDecide: () => true,
  legal,
  play,
  whyNot: (state, seat, move) =>
    moves.kindOf(move) === keep.id ? whyNotKeep(state, seat) : whyNotDiscard(state, seat, discard.card(move)),
  first: keepFirst,
  untimely: nothingToKeep,
};
