// Why a card is not laid on the row.

import type { Refusal } from '@starboard/engine';
import { refuse } from '../../../words/messages.ts';
import { eventCardNames } from '../../moves.ts';
import type { Nexum } from '../../state.ts';
import { cardsOf } from '../keeping/whynot.ts';

export function whyNotCover(state: Nexum, seat: number, card: number): Refusal | null {
  return cardsOf(state, seat).includes(card)
    ? null
    : refuse('NG-12.8', 'notInHand', { card: eventCardNames[card] });
}

export function windowFirst(): Refusal {
  return refuse('NG-12.8', 'windowFirst');
}

export function noWindow(state: Nexum): Refusal {
  return state.handLimit === 0 ? refuse('NG-12.1', 'noHands') : refuse('NG-12.8', 'noWindow');
}
