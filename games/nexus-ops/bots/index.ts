// What there is to know about playing Nexus Ops.

import { chancesFrom, improviser, levelsWith, type Brain } from '@starboard/bots';
import { SEATS, type Nexus } from '../rules/state.ts';
import { count } from './counts.ts';
import { terms, weigh } from './evaluation.ts';
import { policyWith } from './policy.ts';
import { usualTaste } from './taste.ts';
import { usual } from './weights.ts';

const parts = new Float64Array(terms.length);
const strength = new Float64Array(SEATS);

/** Team-mates, who sit across the table, win together. */
function shareInTeams(into: Float64Array): void {
  for (let seat = 0; seat < 2; seat++) into[seat] = into[seat + 2] = into[seat] + into[seat + 2];
}

export const brain: Brain<Nexus> = {
  terms,
  levels: levelsWith([
    { iterations: 12, slips: 0.85 },
    { iterations: 30, slips: 0.12 },
    { iterations: 130 },
    { iterations: 850, horizon: 2 },
    { iterations: 7000, horizon: 3 },
  ]),
  weigh: (state, seat, into) => weigh(state, seat, usual, into),
  count,
  judge(state, seats, into) {
    for (let seat = 0; seat < seats; seat++) {
      weigh(state, seat, usual, parts);
      strength[seat] = 0;
      for (let i = 0; i < parts.length; i++) strength[seat] += parts[i];
    }
    chancesFrom(strength, seats, 1, into);
    if (state.teams === 1) shareInTeams(into);
  },
  turn: (state) => state.round * 4 + state.turn,
  prefer: policyWith(usualTaste, 0.6, true),
  improvise: improviser(policyWith(usualTaste, 1, false)),
  habits: { horizon: 1, share: 0.15 },
};
