// Whether an explorer goes on or stays with what it has found (NG-15.3).

import type { Chance, MoveList } from '@starboard/engine';
import type { Tell } from '../../events.ts';
import { drawLetter, stay } from '../../exotic/explore.ts';
import { moves } from '../../moves.ts';
import type { Nexum } from '../../state.ts';
import { settleLeft } from '../movement/left.ts';
import type { PhaseQuestion } from '../question.ts';
import { exploreFirst, noExplorer } from './whynot.ts';

const { onward, stay: stays } = moves.kinds;

/** Who cannot pay for another card is not asked. */
function legal(_state: Nexum, _seat: number, into: MoveList): void {
  into.add(stays.make());
  into.add(onward.make());
}

function play(state: Nexum, seat: number, move: number, chance: Chance, tell?: Tell): void {
  if (moves.kindOf(move) === onward.id) drawLetter(state, seat, null, chance, tell);
  else stay(state, seat, chance, tell);
  settleLeft(state, seat, tell);
}

export const exploring: PhaseQuestion = {
  name: 'explore',
  answers: [stays.id, onward.id],
  mustDecide: () => true,
  legal,
  play,
  whyNot: () => null,
  first: exploreFirst,
  untimely: noExplorer,
};
