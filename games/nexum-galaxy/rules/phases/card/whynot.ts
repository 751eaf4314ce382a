// Why a phase card is not played.

import { Refusal } from '@starboard/engine';
import { cardNames } from '../../moves.ts';
import type { Nexum } from '../../state.ts';

export function whyNotCard(state: Nexum, seat: number, number: number): Refusal | null {
  if (state.cards[seat] & (1 << number)) return null;
  return new Refusal(`The card "${cardNames[number]}" lies face down until all four are used.`, 'NG-4.4');
}

export function playCardFirst(): Refusal {
  return new Refusal('Play a phase card first.', 'NG-4.2');
}

export function cardPlayed(state: Nexum): Refusal {
  return state.fixedCard === 0
    ? new Refusal('You have played your card for this turn.', 'NG-4.2')
    : new Refusal('There are no phase cards in a sterile trap: every turn has both phases.', 'NG-9.5');
}
