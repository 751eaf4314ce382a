// What guided games are made of: where the learner, who has seat 0, stands, and tasks that are asked for while they are possible.

import { MoveList } from '@starboard/engine';
import type { LessonStep, Wish } from '@starboard/kit';
import { nexumGalaxy } from '../rules/game.ts';
import { OVER, type Nexum } from '../rules/state.ts';
import { placeOf } from './words/facts.ts';

export const LEARNER = 0;

export function holds(state: Nexum, name: string): boolean {
  return state.owner[placeOf(name)] === LEARNER + 1;
}

/** Is the learner in that phase, with no relic to pick up first? */
export function isIn(state: Nexum, phase: number): boolean {
  return state.turn === LEARNER && state.phase === phase && state.picking === 0;
}

/** Is that phase of the learner's turn in that round over? */
function isPast(state: Nexum, round: number, phase: number): boolean {
  if (state.phase === OVER || state.round > round) return true;
  if (state.round < round) return false;
  const order = (seat: number): number => (seat - state.first + state.seats) % state.seats;
  return order(state.turn) > order(LEARNER) || (state.turn === LEARNER && state.phase > phase);
}

function isPossible(state: Nexum, wishes: readonly Wish[]): boolean {
  if (state.phase === OVER || state.turn !== LEARNER) return false;
  const legal = new MoveList();
  nexumGalaxy.legal(state, LEARNER, legal);
  return legal.toArray().some((move) => {
    const record = nexumGalaxy.moves.toRecord(move);
    return wishes.some((wish) => Object.entries(wish).every(([field, value]) => record[field] === value));
  });
}

interface Task {
  readonly id: string;
  readonly spots?: readonly string[];
  readonly wishes: readonly Wish[];
  readonly rule: string;
  /** What its text takes for granted. */
  when(state: Nexum): boolean;
  /** Until when it can be done. */
  readonly until: readonly [round: number, phase: number];
  readonly achieved?: (state: Nexum) => boolean;
}

export function task({ until: [round, phase], when, achieved, ...step }: Task): LessonStep<Nexum> {
  return {
    ...step,
    shown: (state) => when(state) && isPossible(state, step.wishes),
    done: (state) => achieved?.(state) === true || isPast(state, round, phase),
  };
}
