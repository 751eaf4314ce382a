// What there is to know about playing Nexus Ops.

import { chancesFrom, improviser, levelsWith, type Brain, type Habits } from '@starboard/bots';
import { SEATS, type Nexus } from '../rules/state.ts';
import { terms, weigh } from './evaluation.ts';
import { policyWith } from './policy.ts';
import { usualTaste } from './taste.ts';
import { usual, type Weights } from './weights.ts';

const parts = new Float64Array(terms.length);
const strength = new Float64Array(SEATS);

export function brainWith(worth: Weights, habits: Partial<Habits>): Brain<Nexus> {
  return {
    terms,
    levels: levelsWith([30, 200, 1000, 4000, 16_000]),
    weigh: (state, seat, into) => weigh(state, seat, worth, into),
    judge(state, seats, into) {
      for (let seat = 0; seat < seats; seat++) {
        weigh(state, seat, worth, parts);
        strength[seat] = 0;
        for (let i = 0; i < parts.length; i++) strength[seat] += parts[i];
      }
      chancesFrom(strength, seats, 1, into);
      if (state.teams === 1) shareInTeams(into);
    },
    turn: (state) => state.round * 4 + state.turn,
    prefer: policyWith(usualTaste, (habits as { k?: number }).k ?? 0.6, true),
    improvise: improviser(policyWith(usualTaste, 1, false)),
    habits,
  };
}

/** Team-mates, who sit across the table, win together. */
function shareInTeams(into: Float64Array): void {
  for (let seat = 0; seat < 2; seat++) into[seat] = into[seat + 2] = into[seat] + into[seat + 2];
}

export const brain: Brain<Nexus> = brainWith(usual, { horizon: 2, share: 0.15 });
