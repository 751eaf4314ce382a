// NO-7.2, NO-7.4, NO-13: Energize cards of a battle. Whoever plays one says for which side.

import type { Chance, MoveList } from '@starboard/engine';
import { hitsOf, picksOf, tellRoll } from '../battle.ts';
import { loseEnergize } from '../cards.ts';
import { seatOf } from '../casualties.ts';
import {
  AIM,
  AMOUNT,
  EFFECT,
  ENERGIZE_COLUMNS,
  RALLY,
  REPEAT,
  REROLL_EFFECT,
  SHIELD,
  TELEPORT_EFFECT,
  TUNE,
} from '../columns.ts';
import type { Tell } from '../events.ts';
import { fightersAt } from '../found.ts';
import { MOST_REROLLED, moves } from '../moves.ts';
import { ASK, REROLL } from '../phases.ts';
import { AFTER, ATTACKER, BEFORE, DEFENDER, type Nexus } from '../state.ts';

const { reroll, done } = moves.kinds;

export function isBattleCard(state: Nexus, card: number): boolean {
  return state.energizeRow[card * ENERGIZE_COLUMNS + EFFECT] > TELEPORT_EFFECT;
}

/** The sides for which the card can be played at this moment, as a set. */
export function sidesFor(state: Nexus, card: number): number {
  const effect = state.energizeRow[card * ENERGIZE_COLUMNS + EFFECT];
  let sides = 0;
  for (let side = ATTACKER; side <= DEFENDER; side++) if (fits(state, effect, side)) sides |= 1 << side;
  return sides;
}

function fits(state: Nexus, effect: number, side: number): boolean {
  switch (effect) {
    case RALLY:
      return state.window === BEFORE && state.rolled === 0;
    case TUNE:
    case REPEAT:
      return state.window === BEFORE && attackers(state, side) > 0;
    case REROLL_EFFECT:
      return state.window === AFTER && diceRolled(state, side) > 0;
    case SHIELD:
      return state.window === AFTER && hitsOf(state, 1 - side) > 0;
    case AIM:
      return state.window === AFTER && hitsOf(state, side) > picksOf(state, side);
    default:
      return false;
  }
}

function attackers(state: Nexus, side: number): number {
  return fightersAt(state, state.battle - 1, seatOf(state, side), state.attacking - 1);
}

function diceRolled(state: Nexus, side: number): number {
  let dice = 0;
  for (let face = 0; face < 6; face++) dice += state.dice[side * 6 + face];
  return dice;
}

/** NO-7.5: after a card everybody has a new chance. */
export function playTactic(state: Nexus, seat: number, card: number, side: number, tell?: Tell): void {
  const amount = state.energizeRow[card * ENERGIZE_COLUMNS + AMOUNT];
  loseEnergize(state, seat, card);
  state.energizeDiscard[card]++;
  tell?.({ event: 'tactic', seat, card, side });
  state.place = 0;
  state.phase = ASK;
  switch (state.energizeRow[card * ENERGIZE_COLUMNS + EFFECT]) {
    case RALLY:
      state.rally[side] += amount;
      return;
    case TUNE:
      state.tune[side] += amount;
      return;
    case REPEAT:
      state.extraDice[side] += amount;
      return;
    case SHIELD:
      state.shields[1 - side] += amount;
      return;
    case AIM:
      state.aims[side] += amount;
      return;
    default:
      state.rerolling = side + 1;
      state.least = 0;
      state.chain = 1;
      state.phase = REROLL;
  }
}

/** NO-13.12: which dice, from the lowest face up; at least one. */
export function legalRerolls(state: Nexus, _seat: number, into: MoveList): void {
  const side = state.rerolling - 1;
  if (state.least > 0) into.add(done.make());
  for (let face = state.least + 1; face <= 6; face++) {
    const most = Math.min(state.dice[side * 6 + face - 1], MOST_REROLLED);
    for (let dice = most; dice > 0; dice--) into.add(reroll.make(face, dice));
  }
}

export function chooseDice(state: Nexus, face: number, dice: number): void {
  state.reroll[face - 1] = dice;
  state.least = face;
}

export function rollAgain(state: Nexus, chance: Chance, tell?: Tell): void {
  const at = (state.rerolling - 1) * 6;
  let dice = 0;
  for (let face = 0; face < 6; face++) {
    dice += state.reroll[face];
    state.dice[at + face] -= state.reroll[face];
  }
  for (; dice > 0; dice--) state.dice[at + chance.die(6) - 1]++;
  state.reroll.fill(0);
  state.rerolling = 0;
  state.least = 0;
  state.chain = 0;
  tellRoll(state, true, tell);
  state.phase = ASK;
}
