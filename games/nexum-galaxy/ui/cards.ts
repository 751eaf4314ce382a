// The phase cards by name.

import { phaseCards } from '../data/numbers.ts';

export type PhaseCard = keyof typeof phaseCards;

export const cardsInOrder = Object.keys(phaseCards) as readonly PhaseCard[];

export function phasesOf(card: PhaseCard): readonly ('management' | 'movement')[] {
  return phaseCards[card];
}
