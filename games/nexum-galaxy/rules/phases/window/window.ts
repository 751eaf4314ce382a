// Whether a card of the hand is laid on the row that was turned up (NG-12.8, NG-12.9).

import type { Chance, MoveList } from '@starboard/engine';
import { ROW_CARDS } from '../../../data/events.ts';
import { cellOf } from '../../cosmos/deck.ts';
import { discardFromHand, holds } from '../../cosmos/hands.ts';
import { askNext, askOthers } from '../../cosmos/window.ts';
import type { Tell } from '../../events.ts';
import { moves } from '../../moves.ts';
import type { Nexum } from '../../state.ts';
import type { PhaseQuestion } from '../question.ts';
import { noWindow, whyNotCover, windowFirst } from './whynot.ts';

const { cover, pass } = moves.kinds;

function legal(state: Nexum, seat: number, into: MoveList): void {
  into.add(pass.make());
  for (let card = 0; card < state.cardsInPlay; card++) {
    if (!holds(state, seat, card)) continue;
    for (let place = 1; place <= ROW_CARDS; place++) into.add(cover.make(card, place));
  }
}

function play(state: Nexum, seat: number, move: number, _chance: Chance, tell?: Tell): void {
  if (moves.kindOf(move) === cover.id) lay(state, seat, cover.card(move), cover.place(move) - 1, tell);
  state.toAsk &= ~(1 << seat);
  askNext(state);
}

/** NG-12.9: the card that lies on top counts; like those of the row it is a discard from now on. */
function lay(state: Nexum, seat: number, card: number, place: number, tell?: Tell): void {
  const row = state.turnedUp - 1;
  const cell = cellOf(state.round, row, place);
  const under = state.rows[cell] - 1;
  discardFromHand(state, seat, card);
  state.rows[cell] = card + 1;
  state.coverBy[place] = seat + 1;
  if (state.opened === 0) askOthers(state, seat);
  tell?.({ event: 'covered', seat, row, place, card, under });
}

export const window: PhaseQuestion = {
  name: 'window',
  answers: [cover.id, pass.id],
  mustDecide: () => true,
  legal,
  play,
  whyNot: (state, seat, move) =>
    moves.kindOf(move) === pass.id ? null : whyNotCover(state, seat, cover.card(move)),
  first: windowFirst,
  untimely: noWindow,
};
