// What there is to know about playing Gal4Xeon.

import { chancesFrom, improviser, levelsWith, type Brain, type Habits } from '@starboard/bots';
import { ROUNDS } from '../data/numbers.ts';
import { chartOf } from '../rules/chart.ts';
import { bits } from '../rules/sectors.ts';
import { pageOf, SEATS, type Gal4Xeon } from '../rules/state.ts';
import { policyWith } from './policy.ts';
import { usualTaste } from './taste.ts';
import { scoreParts } from './score.ts';
import { solo } from './solo.ts';

const SPREAD = 5;

const parts = new Float64Array(4);
const strength = new Float64Array(SEATS);

function weigh(state: Gal4Xeon, seat: number, into: Float64Array): void {
  const page = pageOf(state, seat);
  const left = Math.max(0, ROUNDS + 1 - state.round) / ROUNDS;
  into[0] = scoreParts(state, chartOf(state), page);
  into[1] = 4 * left * bits(state.technology[page]);
  into[2] = 5 * left * state.resources[page];
  into[3] = 4 * left * state.trades[page];
}

function share(seats: number, into: Float64Array): void {
  if (seats === 1) into[0] = 1 / (1 + Math.exp((55 - strength[0]) / 12));
  else chancesFrom(strength, seats, SPREAD, into);
}

export function brainWith(_weights: object, habits: Partial<Habits>): Brain<Gal4Xeon> {
  return {
    terms: [
      { id: 'score', title: 'points on the sheet' },
      { id: 'technologies', title: 'technologies' },
      { id: 'resources', title: 'extra squares' },
      { id: 'trade', title: 'the trade minimum' },
    ],
    levels: levelsWith([30, 200, 1000, 4000, 16_000]),
    weigh,
    judge(state, seats, into) {
      for (let seat = 0; seat < seats; seat++) {
        weigh(state, seat, parts);
        strength[seat] = parts[0] + parts[1] + parts[2] + parts[3];
      }
      share(seats, into);
    },
    settle(state, seats, into) {
      for (let seat = 0; seat < seats; seat++)
        strength[seat] = scoreParts(state, chartOf(state), pageOf(state, seat));
      share(seats, into);
    },
    turn: (state) => state.round,
    prefer: policyWith(usualTaste, (habits as { k?: number }).k ?? 0.5),
    improvise: improviser(policyWith(usualTaste, 1)),
    solo,
    compare: (view, seat, mean, into) => {
      void view;
      into.fill((1 - mean) / Math.max(1, into.length - 1));
      into[seat] = mean;
    },
    habits,
  };
}
export const brain: Brain<Gal4Xeon> = brainWith({}, { horizon: 2 });
