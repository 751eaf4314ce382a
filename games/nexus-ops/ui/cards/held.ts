// The cards in a hand, and what playing them is.

import type { Picking, Wish } from '@starboard/kit';
import { isBattleCard } from '../../rules/energize/battle-cards.ts';
import { ENERGIZES, ENERGIZE_NAMES, MISSIONS, MISSION_NAMES, type Nexus } from '../../rules/state.ts';

export interface HeldCard {
  /** In notation, and as events number it. */
  readonly name: string;
  readonly number: number;
  readonly copies: number;
  readonly deck: 'energize' | 'mission';
  /** What playing it may mean, the likeliest first. */
  readonly plays: readonly Wish[];
}

/** The cards that this viewer knows in the hand of a seat: missions first. */
export function heldBy(state: Nexus, seat: number): readonly HeldCard[] {
  return [
    ...copiesIn(state.missionHand, seat * MISSIONS, MISSION_NAMES).map(({ name, card, copies }) => ({
      name,
      copies,
      number: ENERGIZES + card,
      deck: 'mission' as const,
      plays: wishes(name, ['score', 'slip']),
    })),
    ...copiesIn(state.energizeHand, seat * ENERGIZES, ENERGIZE_NAMES).map(({ name, card, copies }) => ({
      name,
      copies,
      number: card,
      deck: 'energize' as const,
      plays: wishes(
        name,
        isBattleCard(state, card) ? ['tactic', 'energize', 'slip'] : ['energize', 'tactic', 'slip'],
      ),
    })),
  ];
}

function copiesIn(
  hands: Int32Array,
  at: number,
  names: readonly string[],
): readonly { name: string; card: number; copies: number }[] {
  return names
    .map((name, card) => ({ name, card, copies: hands[at + card] }))
    .filter(({ copies }) => copies > 0);
}

function wishes(card: string, moves: readonly string[]): readonly Wish[] {
  return moves.map((move) => ({ move, card }));
}

export function isPlayable({ plays, deck }: HeldCard, picking: Picking | null): boolean {
  return picking !== null && (picking.can(...plays) || picking.can({ move: 'give', deck }));
}
