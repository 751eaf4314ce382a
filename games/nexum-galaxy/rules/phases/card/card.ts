// The phase card with which a turn begins (NG-4.2 to NG-4.4).

import type { Chance, MoveList } from '@starboard/engine';
import type { Tell } from '../../events.ts';
import { cardNames, moves } from '../../moves.ts';
import type { Nexum } from '../../state.ts';
import { playPhases } from '../../turn.ts';
import type { PhaseQuestion } from '../question.ts';
import { cardPlayed, playCardFirst, whyNotCard } from './whynot.ts';

const { card: played } = moves.kinds;

/** NG-4.2 */
function legal(state: Nexum, seat: number, into: MoveList): void {
  for (let each = 0; each < cardNames.length; each++) {
    if (((state.cards[seat] >>> each) & 1) === 1) into.add(played.make(each));
  }
}

/** NG-4.2, NG-4.3 */
function play(state: Nexum, seat: number, move: number, _chance: Chance, tell?: Tell): void {
  const number = played.card(move);
  state.cards[seat] &= ~(1 << number);
  tell?.({ event: 'card', seat, card: number });
  playPhases(state, number, tell);
}

export const card: PhaseQuestion = {
  name: 'card',
  answers: [played.id],
  mustDecide: () => true,
  legal,
  play,
  whyNot: (state, seat, move) => whyNotCard(state, seat, played.card(move)),
  first: playCardFirst,
  untimely: cardPlayed,
};
