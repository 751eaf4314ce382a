// Under which card a ship is cloaked: others see that one of the hand went, and no more (NG-16.2, NG-16.3).

import type { Chance, MoveList } from '@starboard/engine';
import { lowest } from '../../board.ts';
import { cloak, takesTo } from '../../cloaking/cloak.ts';
import { NOWHERE } from '../../cloaking/destination.ts';
import type { Tell } from '../../events.ts';
import { moves } from '../../moves.ts';
import { freshCarriers } from '../../relics.ts';
import type { Nexum } from '../../state.ts';
import { settleLeft } from '../movement/left.ts';
import type { PhaseQuestion } from '../question.ts';
import { hideFirst, nobodyHides, whyNotUnder } from './whynot.ts';

const { under } = moves.kinds;

function legal(state: Nexum, seat: number, into: MoveList): void {
  for (let card = 0; card < state.cardsInPlay; card++)
    if (takesTo(state, seat, state.hiding - 1, card) !== NOWHERE) into.add(under.make(card));
}

/** NG-16.1: of two relics of a type the lower goes; whoever leaves a dead planet so may lose a star. */
function play(state: Nexum, seat: number, move: number, _chance: Chance, tell?: Tell): void {
  const from = state.hiding - 1;
  const relics = freshCarriers(state, from) & state.ofType[state.hidingType];
  cloak(state, seat, from, lowest(relics), under.card(move), tell);
  settleLeft(state, seat, tell);
}

export const hiding: PhaseQuestion = {
  name: 'hide',
  answers: [under.id],
  mustDecide: () => true,
  legal,
  play,
  whyNot: (state, seat, move) => whyNotUnder(state, seat, under.card(move)),
  first: hideFirst,
  untimely: nobodyHides,
};
