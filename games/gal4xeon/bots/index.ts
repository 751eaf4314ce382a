// What there is to know about playing Gal4Xeon.

import { chancesFrom, improviser, levelsWith, type Brain } from '@starboard/bots';
import { ROUNDS } from '../data/numbers.ts';
import { chartOf } from '../rules/chart.ts';
import { bits } from '../rules/sectors.ts';
import { openedPage, pageOf, SEATS, TRACKS, type Gal4Xeon } from '../rules/state.ts';
import { count } from './counts.ts';
import { policyWith } from './policy.ts';
import { scoreParts } from './score.ts';
import { solo } from './solo.ts';
import { usualTaste } from './taste.ts';

/** Points ahead of another that are a chance of 73 %. */
const SPREAD = 6;
/** More points than a sheet ever brings: what a seat that thinks of its own sheet alone measures by. */
const TOP = 150;
/** Until the last round. */
const TO_THE_END = ROUNDS + 1;

/** What a square promises, and an action that waits. */
const SQUARE = 0.3;
const ACTION = 3;

const terms = [
  { id: 'score', title: 'points on the sheet' },
  { id: 'technologies', title: 'technologies' },
  { id: 'resources', title: 'extra squares' },
  { id: 'trade', title: 'the trade minimum' },
  { id: 'tracks', title: 'squares on the tracks' },
] as const;

const parts = new Float64Array(terms.length);
const strength = new Float64Array(SEATS);

/** What the page holds, and what it promises while there are rounds left to make use of it. */
function weighPage(state: Gal4Xeon, page: number, into: Float64Array): void {
  const left = Math.max(0, ROUNDS + 1 - state.round) / ROUNDS;
  into[0] = scoreParts(state, chartOf(state), page);
  into[1] = 4 * left * bits(state.technology[page]);
  into[2] = 5 * left * state.resources[page];
  into[3] = 4 * left * state.trades[page];
  into[4] = state.action[page] === 0 ? 0 : ACTION;
  for (let track = 0; track < TRACKS; track++) into[4] += SQUARE * state.filled[page * TRACKS + track];
}

function standing(state: Gal4Xeon, page: number): number {
  weighPage(state, page, parts);
  return parts[0] + parts[1] + parts[2] + parts[3] + parts[4];
}

function share(seats: number, into: Float64Array): void {
  if (seats === 1) into[0] = Math.min(1, strength[0] / TOP);
  else chancesFrom(strength, seats, SPREAD, into);
}

export const brain: Brain<Gal4Xeon> = {
  terms,
  // the Admiral plays every line to the last round: what a sheet promises is hard to tell in the middle of it
  levels: levelsWith([
    { iterations: 15, horizon: 1, slips: 0.3 },
    { iterations: 30, horizon: 1 },
    { iterations: 220, horizon: 2 },
    { iterations: 900, horizon: 2 },
    { iterations: 8000, horizon: TO_THE_END },
  ]),
  weigh: (state, seat, into) => weighPage(state, pageOf(state, seat), into),
  count,
  judge(state, seats, into) {
    for (let seat = 0; seat < seats; seat++) strength[seat] = standing(state, pageOf(state, seat));
    share(seats, into);
  },
  settle(state, seats, into) {
    for (let seat = 0; seat < seats; seat++)
      strength[seat] = scoreParts(state, chartOf(state), pageOf(state, seat));
    share(seats, into);
  },
  turn: (state) => state.round,
  prefer: policyWith(usualTaste, 0.5),
  improvise: improviser(policyWith(usualTaste, 1)),
  solo,
  // from where they stood when the round opened, the others are taken to do as well as the seat itself
  compare(view, seat, mean, into) {
    const own = standing(view, openedPage(view, seat));
    for (let other = 0; other < into.length; other++) {
      strength[other] = mean * TOP + standing(view, openedPage(view, other)) - own;
    }
    share(into.length, into);
  },
  habits: { curiosity: 2, caution: 0.3 },
};
