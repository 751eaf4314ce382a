// Why a phase card is not played.

import type { Refusal } from '@starboard/engine';
import { refuse } from '../../../words/messages.ts';
import { cardNames } from '../../moves.ts';
import type { Nexum } from '../../state.ts';

export function whyNotCard(state: Nexum, seat: number, number: number): Refusal | null {
  if (state.cards[seat] & (1 << number)) return null;
  return refuse('NG-4.4', 'cardFaceDown', { card: cardNames[number] });
}

export function playCardFirst(): Refusal {
  return refuse('NG-4.2', 'cardFirst');
}

export function cardPlayed(state: Nexum): Refusal {
  return state.fixedCard === 0 ? refuse('NG-4.2', 'cardPlayed') : refuse('NG-9.5', 'noCards');
}
