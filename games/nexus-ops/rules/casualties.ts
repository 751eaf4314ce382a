// NO-6.5, NO-6.6: units to give up. Which unit goes is decided one by one in the order of the player board, so that each
// choice of several is one chain.

import type { MoveList } from '@starboard/engine';
import { allUnitsAt, destroy, unitsAt } from './army.ts';
import { countHexes, firstHex } from './board.ts';
import { FLY, GAIT, UNIT_COLUMNS } from './columns.ts';
import type { Tell } from './events.ts';
import { allFightersAt, fightersAt } from './found.ts';
import { moves } from './moves.ts';
import { addDiscards } from './own-turn.ts';
import { LOSSES, NEXT_TYPE, RESULTS, TOLL } from './phases.ts';
import { ATTACKER, DEFENDER, TYPES, type Nexus } from './state.ts';

const { lose } = moves.kinds;
const STAGES = 4;

/** The kinds of unit from `least` on that can be given up first when `number` must go in ascending order. */
export function unitsToLose(state: Nexus, hex: number, seat: number, least: number, number: number): number {
  let kinds = 0;
  let behind = 0;
  for (let unit = TYPES - 1; unit >= least; unit--) {
    const here = fightersAt(state, hex, seat, unit);
    behind += here;
    if (here > 0 && behind >= number) kinds |= 1 << unit;
  }
  return kinds;
}

function addLosses(kinds: number, into: MoveList): void {
  for (let rest = kinds; rest !== 0; rest &= rest - 1) into.add(lose.make(firstHex(rest)));
}

/** A unit for one hit. */
export function legalLoss(state: Nexus, hex: number, seat: number, into: MoveList): void {
  addLosses(unitsToLose(state, hex, seat, 0, 1), into);
}

export function seatOf(state: Nexus, side: number): number {
  return side === ATTACKER ? state.turn : state.defender;
}

/** The side that loses units at a stage; and how many, by side: the owner's choice, or the enemy's. */
function losingSide(stage: number): number {
  return stage === 0 || stage === STAGES - 1 ? ATTACKER : DEFENDER;
}

function owedAt(state: Nexus, stage: number): Int32Array {
  return stage % 2 === 0 ? state.losses : state.picks;
}

/** NO-6.5, NO-6.6: the player whose turn it is decides first, what it loses and then what it picks; then the defender. */
export function takeToll(state: Nexus, tell?: Tell): void {
  for (; state.stage < STAGES; state.stage++) {
    if (settleStage(state, tell)) continue;
    state.asked = state.stage < 2 ? state.turn : state.defender;
    state.phase = LOSSES;
    return;
  }
  state.stage = 0;
  state.asked = state.turn;
  const hex = state.battle - 1;
  const over = allUnitsAt(state, hex, state.turn) === 0 || allUnitsAt(state, hex, state.defender) === 0;
  state.phase = over ? RESULTS : NEXT_TYPE;
}

/** Takes what needs no choice. True when nothing is left to choose at this stage. */
function settleStage(state: Nexus, tell?: Tell): boolean {
  const side = losingSide(state.stage);
  const seat = seatOf(state, side);
  const hex = state.battle - 1;
  const owed = owedAt(state, state.stage);
  if (state.losses[side] + state.picks[side] >= allFightersAt(state, hex, seat)) loseAll(state, side, tell);
  while (owed[side] > 0) {
    const kinds = unitsToLose(state, hex, seat, state.least, owed[side]);
    if (countHexes(kinds) > 1) return false;
    giveUp(state, firstHex(kinds), tell);
  }
  state.least = 0;
  state.chain = 0;
  return true;
}

/** NO-5.7: who was found there goes with all others. */
function loseAll(state: Nexus, side: number, tell?: Tell): void {
  state.losses[side] = 0;
  state.picks[side] = 0;
  if (side === ATTACKER) state.found[state.battle - 1] = 0;
  for (let unit = 0; unit < TYPES; unit++) {
    const number = unitsAt(state, state.battle - 1, seatOf(state, side), unit);
    if (number > 0) strike(state, side, unit, number, tell);
  }
}

export function legalLosses(state: Nexus, seat: number, into: MoveList): void {
  const side = losingSide(state.stage);
  const number = owedAt(state, state.stage)[side];
  addLosses(unitsToLose(state, state.battle - 1, seatOf(state, side), state.least, number), into);
  addDiscards(state, seat, into);
}

export function loseUnit(state: Nexus, unit: number, tell?: Tell): void {
  giveUp(state, unit, tell);
  state.chain = 1;
  state.phase = TOLL;
}

function giveUp(state: Nexus, unit: number, tell?: Tell): void {
  const side = losingSide(state.stage);
  owedAt(state, state.stage)[side]--;
  state.least = unit;
  strike(state, side, unit, 1, tell);
}

/** NO-8.6: what the enemy of the turn's player loses in a battle counts for its missions. */
function strike(state: Nexus, side: number, unit: number, number: number, tell?: Tell): void {
  const hex = state.battle - 1;
  destroy(state, seatOf(state, side), unit, hex, number, tell);
  if (side === DEFENDER) {
    state.slain[unit] += number;
    state.slainHere[unit] += number;
  } else if (state.unitRow[unit * UNIT_COLUMNS + GAIT] === FLY) {
    // NO-14.12: of like figures those that did not fly in are lost first
    state.flew[hex] = Math.min(state.flew[hex], fightersAt(state, hex, state.turn, unit));
  }
}
