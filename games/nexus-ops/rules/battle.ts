// NO-6.3 to NO-6.10: one round of battle. Type after type attacks in the battle order, both sides at once.

import type { Chance } from '@starboard/engine';
import { allUnitsAt } from './army.ts';
import { drawEnergize } from './cards.ts';
import { seatOf } from './casualties.ts';
import { BONUS, FEWER_DICE, FIRST_IN, HITS_ON, ORDER, PICKS_ON, UNIT_COLUMNS } from './columns.ts';
import { CONSOLATION } from '../data/numbers.ts';
import type { Tell } from './events.ts';
import { fightersAt } from './found.ts';
import { AFTERMATH, ASK, NEXT_TYPE, RESULTS, SPREAD, TOLL } from './phases.ts';
import { AFTER, ATTACKER, BEFORE, DEFENDER, TYPES, type Nexus } from './state.ts';

/** The unit that attacks at a step in that terrain, or -1. Step 0 is for those that are first there (NO-18.4). */
export function unitAtStep(state: Nexus, step: number, terrain: number): number {
  for (let unit = 0; unit < TYPES; unit++) {
    const row = unit * UNIT_COLUMNS;
    const isFirst = ((state.unitRow[row + FIRST_IN] >>> terrain) & 1) === 1;
    if (isFirst ? step === 0 : state.unitRow[row + ORDER] === step) return unit;
  }
  return -1;
}

/** NO-6.3: the next type that either side has; the battle ends when all have attacked. */
export function nextType(state: Nexus): void {
  const hex = state.battle - 1;
  for (; state.step <= TYPES; state.step++) {
    const unit = unitAtStep(state, state.step, state.terrain[hex]);
    if (unit < 0) continue;
    if (fightersAt(state, hex, state.turn, unit) + fightersAt(state, hex, state.defender, unit) === 0)
      continue;
    state.step++;
    state.attacking = unit + 1;
    openWindow(state, BEFORE);
    return;
  }
  state.phase = RESULTS;
}

function openWindow(state: Nexus, window: number): void {
  state.window = window;
  state.place = 0;
  state.phase = ASK;
}

/** NO-6.4: a die for each unit; cards add some, and a crowd of Clones rolls one less. */
function diceOf(state: Nexus, side: number): number {
  const unit = state.attacking - 1;
  const units = fightersAt(state, state.battle - 1, seatOf(state, side), unit);
  if (units === 0) return 0;
  return Math.max(0, units - state.unitRow[unit * UNIT_COLUMNS + FEWER_DICE]) + state.extraDice[side];
}

export function rollDice(state: Nexus, chance: Chance, tell?: Tell): void {
  let rolled = 0;
  for (let side = ATTACKER; side <= DEFENDER; side++) {
    for (let i = diceOf(state, side); i > 0; i--, rolled++) state.dice[side * 6 + chance.die(6) - 1]++;
  }
  if (rolled === 0) return endType(state);
  state.rolled = 1;
  tellRoll(state, false, tell);
  openWindow(state, AFTER);
}

export function tellRoll(state: Nexus, again: boolean, tell?: Tell): void {
  if (tell === undefined) return;
  const attack = [...state.dice.subarray(0, 6)];
  tell({ event: 'rolled', unit: state.attacking - 1, attack, defence: [...state.dice.subarray(6)], again });
}

/** What is added to each die of a side. */
function bonusOf(state: Nexus, side: number): number {
  const terrain = state.terrain[state.battle - 1];
  const bonus = state.unitRow[(state.attacking - 1) * UNIT_COLUMNS + BONUS + terrain];
  return bonus + state.rally[side] + state.tune[side];
}

function diceFrom(state: Nexus, side: number, least: number): number {
  let dice = 0;
  for (let face = Math.max(1, least); face <= 6; face++) dice += state.dice[side * 6 + face - 1];
  return dice;
}

/** Hits that a side has scored with this roll, less those that cards cancelled. */
export function hitsOf(state: Nexus, side: number): number {
  const needed = state.unitRow[(state.attacking - 1) * UNIT_COLUMNS + HITS_ON] - bonusOf(state, side);
  return Math.max(0, diceFrom(state, side, needed) - state.shields[side]);
}

/** NO-6.6: of those hits the ones whose casualty the side picks itself. A cancelled hit is one of these first. */
export function picksOf(state: Nexus, side: number): number {
  const row = (state.attacking - 1) * UNIT_COLUMNS;
  const bonus = bonusOf(state, side);
  const picksOn = state.unitRow[row + PICKS_ON];
  const least = Math.max(picksOn, state.unitRow[row + HITS_ON]) - bonus;
  const rolled = picksOn === 0 ? 0 : Math.max(0, diceFrom(state, side, least) - state.shields[side]);
  return Math.min(hitsOf(state, side), rolled + state.aims[side]);
}

/** NO-6.5: both sides have rolled before anybody gives up a unit. */
export function countHits(state: Nexus): void {
  for (let side = ATTACKER; side <= DEFENDER; side++) {
    const picks = picksOf(state, side);
    state.picks[1 - side] = picks;
    state.losses[1 - side] = hitsOf(state, side) - picks;
  }
  endType(state);
  state.phase = TOLL;
}

function endType(state: Nexus): void {
  state.attacking = 0;
  state.window = BEFORE;
  state.place = 0;
  state.tune.fill(0);
  state.extraDice.fill(0);
  state.dice.fill(0);
  state.shields.fill(0);
  state.aims.fill(0);
  state.phase = NEXT_TYPE;
}

/** NO-6.8 to NO-6.10: who won, who lost, and the loser's card. */
export function battleResults(state: Nexus, chance: Chance, tell?: Tell): void {
  const hex = state.battle - 1;
  const won = allUnitsAt(state, hex, state.defender) === 0;
  const lost = allUnitsAt(state, hex, state.turn) === 0;
  tell?.({ event: 'result', hex, won, lost });
  if (won) drawEnergize(state, state.defender, CONSOLATION, chance, tell);
  state.won = won ? 1 : 0;
  state.step = 0;
  state.rolled = 0;
  state.rally.fill(0);
  state.asked = state.turn;
  state.phase = won ? SPREAD : AFTERMATH;
  if (!won) return;
  for (let unit = 0; unit < TYPES; unit++) state.survivors[unit] = fightersAt(state, hex, state.turn, unit);
}

/** The battle leaves the table. */
export function clearBattle(state: Nexus): void {
  state.battle = 0;
  state.defender = 0;
  state.won = 0;
  state.redPlayed = 0;
  state.slainHere.fill(0);
  state.survivors.fill(0);
  state.decided = 0;
}
