// Raids: the nearest relic that can be had (NG-11.16).

import { areAllies, lowest, placeAt, systemOf } from '../board.ts';
import { defenceAgainst, Odds, sizeUp } from '../combat.ts';
import { measure } from '../links.ts';
import { SYSTEMS, type Nexum } from '../state.ts';
import { fits, type Venture } from './invade.ts';

/** For the function below and nobody else. */
const distance = new Int32Array(SYSTEMS);
const odds = new Odds();

/** The planet to raid from there outwards: unheld ones first, then weak ones; -1 where none fits. */
export function prey(state: Nexum, civ: number, from: number, venture: Venture): number {
  measure(state, systemOf(from), distance);
  let best = -1;
  let least = 0;
  for (let system = 0; system < state.span; system++) {
    for (let slots = state.planets[system]; slots !== 0; slots &= slots - 1) {
      const place = placeAt(system, lowest(slots));
      if (state.relicsAt[place] === 0 || isFriendly(state, civ, place)) continue;
      const cost = distance[system] * DEFENCES + defenceOf(state, place);
      if ((best >= 0 && cost >= least) || !fits(state, civ, place, venture)) continue;
      best = place;
      least = cost;
    }
  }
  return best;
}

/** More than any defence. */
const DEFENCES = 100;

function isFriendly(state: Nexum, civ: number, place: number): boolean {
  return state.owner[place] > 0 && areAllies(state, civ, state.owner[place] - 1);
}

/** 0 where nobody is. */
function defenceOf(state: Nexum, place: number): number {
  if (state.owner[place] === 0) return 0;
  sizeUp(state, place, odds);
  return defenceAgainst(odds, 0);
}
