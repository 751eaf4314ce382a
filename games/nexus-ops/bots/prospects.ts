// What the battles are worth that a corporation has walked into and not fought yet, reckoned at a glance: who looks no further
// than the next order would else see no reason to attack. Search lets them be fought.

import { enemiesOf, isEnemy } from '../rules/army.ts';
import { fightersAt } from '../rules/found.ts';
import { DEPLOY } from '../rules/phases.ts';
import { SEATS, TYPES, type Nexus } from '../rules/state.ts';
import { hitChance, lowest } from './field.ts';
import type { Weights } from './weights.ts';

/** How sharply expected hits beyond the units to be hit decide a battle. */
const SHARPNESS = 1.8;

/** One side of a battle: how many there are, what they are worth, hits that they may expect. */
const side = () => ({ units: 0, worth: 0, hits: 0 });
const NOBODY_THERE = side();
const own = side();
const enemy = side();

export function battleProspects(state: Nexus, seat: number, worth: Weights): number {
  if (state.turn !== seat || state.phase === DEPLOY) return 0;
  let sum = 0;
  for (let set = state.presence[seat] & enemiesOf(state, seat) & ~state.fought; set !== 0; set &= set - 1) {
    sum += prospect(state, seat, lowest(set), worth);
  }
  return sum;
}

function prospect(state: Nexus, seat: number, hex: number, worth: Weights): number {
  Object.assign(own, NOBODY_THERE);
  Object.assign(enemy, NOBODY_THERE);
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) muster(state, hex, other, worth, own);
    else if (isEnemy(state, seat, other)) muster(state, hex, other, worth, enemy);
  }
  const win = 1 / (1 + Math.exp(-SHARPNESS * (own.hits - enemy.units + 0.5)));
  const goal = worth.point + (2 * worth.pointsNearGoal * state.points[seat]) / state.goal;
  return win * goal * worth.battle + lost(enemy, own.hits) - lost(own, enemy.hits);
}

function muster(state: Nexus, hex: number, seat: number, worth: Weights, into: typeof own): void {
  if (state.here[hex * SEATS + seat] === 0) return;
  for (let unit = 0; unit < TYPES; unit++) {
    const number = fightersAt(state, hex, seat, unit);
    if (number === 0) continue;
    into.units += number;
    into.worth += number * worth.units[unit];
    into.hits += number * hitChance(state, unit, hex);
  }
}

/** What so many hits take from it: the cheapest go first, but it is not known which. */
function lost({ units, worth }: typeof own, hits: number): number {
  return (worth * Math.min(hits, units)) / units;
}
