// What there is to know about playing Nexum Galaxy.

import { chancesFrom, improviser, levelsWith, type Brain, type Habits } from '@starboard/bots';
import { lowest } from '../rules/board.ts';
import type { Nexum } from '../rules/state.ts';
import { terms, weigh } from './evaluation.ts';
import { policyWith } from './policy.ts';
import { decided, open } from './taste.ts';
import { usual, type Weights } from './weights.ts';

const parts = new Float64Array(terms.length);
const strength = new Float64Array(4);

export function brainWith(worth: Weights, habits: Partial<Habits>): Brain<Nexum> {
  return {
    terms,
    levels: levelsWith([30, 300, 2000, 12_000, 60_000]),
    weigh: (state, seat, into) => weigh(state, seat, worth, into),
    judge(state, seats, into) {
      for (let seat = 0; seat < seats; seat++) {
        weigh(state, seat, worth, parts);
        strength[seat] = 0;
        for (let i = 0; i < parts.length; i++) strength[seat] += parts[i];
      }
      chancesFrom(strength, seats, 1, into);
      shareWithAllies(state, seats, into);
    },
    turn: (state) => state.round * 4 + state.turn,
    prefer: policyWith(open, 1, true),
    improvise: improviser(policyWith(decided, 1, false)),
    habits,
  };
}

/** Allies win together. */
function shareWithAllies(state: Nexum, seats: number, into: Float64Array): void {
  if (state.allies[0] === 1) return;
  for (let seat = 0; seat < seats; seat++) {
    const first = lowest(state.allies[seat]);
    if (first === seat) continue;
    into[seat] = into[first] += into[seat];
  }
}

export const brain: Brain<Nexum> = brainWith(usual, { horizon: 2, share: 0.45 });
