// What there is to know about playing Nexum Galaxy.

import { chancesFrom, improviser, levelsWith, type Brain } from '@starboard/bots';
import { lowest } from '../rules/board.ts';
import { TURNS, type Nexum } from '../rules/state.ts';
import { count } from './counts.ts';
import { terms, weigh } from './evaluation.ts';
import { policyWith } from './policy.ts';
import { strengthOfRival } from './rival.ts';
import { decided, open } from './taste.ts';
import { usual, withAsteroids, withEvents, type Weights } from './weights.ts';

const parts = new Float64Array(terms.length);
const strength = new Float64Array(4);
const chances = new Float64Array(4);

function weightsIn(state: Nexum): Weights {
  if (state.pathLevels > 0) return withAsteroids;
  return state.aggressiveness === 0 ? usual : withEvents;
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

/** The computer's civilizations may win too. */
function judgeBesideRivals(state: Nexum, seats: number, into: Float64Array): void {
  for (let civ = seats; civ < state.civs; civ++)
    strength[civ] = strengthOfRival(state, civ, withEvents.rival);
  chancesFrom(strength, state.civs, 1, chances);
  for (let seat = 0; seat < seats; seat++) into[seat] = chances[seat];
}

/** The windows of an event step are one turn, whoever is asked: otherwise they would use up what is looked at. */
function turnOf(state: Nexum): number {
  if (state.handLimit === 0) return state.round * 4 + state.turn;
  return state.round * 5 + (state.step === TURNS ? 1 + state.turn : 0);
}

export const brain: Brain<Nexum> = {
  terms,
  levels: levelsWith([
    { iterations: 30, horizon: 1, slips: 0.15 },
    { iterations: 150 },
    { iterations: 400, horizon: [2, 4, 5] },
    { iterations: 4000, horizon: [3, 5, 5] },
    { iterations: 80_000, horizon: 6 },
  ]),
  weigh: (state, seat, into) => weigh(state, seat, weightsIn(state), into),
  count,
  judge(state, seats, into) {
    const worth = weightsIn(state);
    for (let seat = 0; seat < seats; seat++) {
      weigh(state, seat, worth, parts);
      strength[seat] = 0;
      for (let i = 0; i < parts.length; i++) strength[seat] += parts[i];
    }
    if (state.civs === seats) chancesFrom(strength, seats, 1, into);
    else judgeBesideRivals(state, seats, into);
    shareWithAllies(state, seats, into);
  },
  turn: turnOf,
  prefer: policyWith(open, 1, true),
  improvise: improviser(policyWith(decided, 1, false)),
  habits: { share: 0.45 },
};
