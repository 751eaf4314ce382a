// Why a card is not discarded, or a hand not kept. Written from the guide, apart from `legal`.

import type { Refusal } from '@starboard/engine';
import { refuse } from '../../../words/messages.ts';
import { eventCardNames } from '../../moves.ts';
import { HAND_WORDS, WORD_CARDS, type Nexum } from '../../state.ts';

export function whyNotDiscard(state: Nexum, seat: number, card: number): Refusal | null {
  return cardsOf(state, seat).includes(card)
    ? null
    : refuse('NG-12.6', 'notInHand', { card: eventCardNames[card] });
}

export function whyNotKeep(state: Nexum, seat: number): Refusal | null {
  const cards = cardsOf(state, seat).length;
  const most = state.handLimit;
  return cards <= most ? null : refuse('NG-12.6', 'handTooLarge', { cards, most });
}

/** The cards that a seat holds, one by one. */
export function cardsOf(state: Nexum, seat: number): number[] {
  return eventCardNames.flatMap((_, card) => {
    const word = state.hand[seat * HAND_WORDS + Math.floor(card / WORD_CARDS)];
    return Math.floor(word / 2 ** (card % WORD_CARDS)) % 2 === 1 ? card : [];
  });
}

export function keepFirst(): Refusal {
  return refuse('NG-12.6', 'keepFirst');
}

export function nothingToKeep(state: Nexum): Refusal {
  return state.handLimit === 0 ? refuse('NG-12.1', 'noHands') : refuse('NG-12.6', 'nothingToKeep');
}
