import type { Refusal } from '@starboard/engine';
import { refuse } from '../../words/messages.ts';
import * as c from '../columns.ts';
import { AFTER, type Nexus } from '../state.ts';
import { energizeInHand, fighting } from './words.ts';

export function whyNotTactic(state: Nexus, seat: number, card: number, side: number): Refusal | null {
  if (energizeInHand(state, seat, card) === 0) return refuse('NO-7.1', 'cardNotHeld');
  return whyNotMoment(state, card, side);
}

/** Does the card's text fit this moment and that side? */
function whyNotMoment(state: Nexus, card: number, side: number): Refusal | null {
  const effect = state.energizeRow[card * c.ENERGIZE_COLUMNS + c.EFFECT];
  const after = state.window === AFTER;
  switch (effect) {
    case c.RALLY:
      return state.rolled === 1 ? refuse('NO-7.2', 'beforeFirstRoll') : null;
    case c.TUNE:
    case c.REPEAT:
      if (after) return refuse('NO-7.2', 'beforeDice');
      return attackingUnits(state, side) > 0 ? null : idle();
    case c.REROLL_EFFECT:
      if (!after) return refuse('NO-7.2', 'afterDice');
      return diceWith(state, side, -99) > 0 ? null : idle();
    case c.SHIELD:
      if (!after) return refuse('NO-7.2', 'afterDice');
      return hits(state, 1 - side) > 0 ? null : idle();
    case c.AIM:
      if (!after) return refuse('NO-7.2', 'afterDice');
      return hits(state, side) > picked(state, side) ? null : idle();
    default:
      return refuse('NO-2.5', 'deployCard');
  }
}

function idle(): Refusal {
  return refuse('NO-2.6', 'idleForSide');
}

function attackingUnits(state: Nexus, side: number): number {
  return fighting(state, state.battle - 1, side === 0 ? state.turn : state.defender, state.attacking - 1);
}

/** Dice of a side whose roll, with everything added, is at least that. */
function diceWith(state: Nexus, side: number, least: number): number {
  const row = (state.attacking - 1) * c.UNIT_COLUMNS;
  const added =
    state.unitRow[row + c.BONUS + state.terrain[state.battle - 1]] + state.rally[side] + state.tune[side];
  return [1, 2, 3, 4, 5, 6]
    .filter((face) => face + added >= least)
    .reduce((sum, face) => sum + state.dice[side * 6 + face - 1], 0);
}

function hits(state: Nexus, side: number): number {
  const hitsOn = state.unitRow[(state.attacking - 1) * c.UNIT_COLUMNS + c.HITS_ON];
  return Math.max(0, diceWith(state, side, hitsOn) - state.shields[side]);
}

/** Hits whose casualty the side picks already: by its roll, less what was cancelled, and by cards. */
function picked(state: Nexus, side: number): number {
  const row = (state.attacking - 1) * c.UNIT_COLUMNS;
  const picksOn = state.unitRow[row + c.PICKS_ON];
  const high = picksOn > 0 ? diceWith(state, side, Math.max(picksOn, state.unitRow[row + c.HITS_ON])) : 0;
  return Math.min(hits(state, side), Math.max(0, high - state.shields[side]) + state.aims[side]);
}

export function whyNotReroll(state: Nexus, face: number, dice: number): Refusal | null {
  if (face <= state.least) return refuse('NO-13.12', 'lowestFaceFirst');
  const there = state.dice[(state.rerolling - 1) * 6 + face - 1];
  return dice <= there ? null : refuse('NO-13.12', 'tooFewDice', { dice: there, face });
}
