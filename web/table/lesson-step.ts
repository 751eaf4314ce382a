// How far a guided game has come: it follows what the learner does, and what the learner takes back.

import type { State } from '@starboard/engine';
import { movedOn, type GameUi, type LessonStep } from '@starboard/kit';
import type { GuidedBy } from '../shelf/shelf.ts';

const NONE: readonly LessonStep[] = [];

/** None where nobody is guided, or by what is no more. */
export function stepsOf({ lessons }: Pick<GameUi, 'lessons'>, guidedBy: GuidedBy): readonly LessonStep[] {
  const lesson = guidedBy === true ? lessons[0] : lessons.find(({ id }) => id === guidedBy);
  return lesson?.steps ?? NONE;
}

export interface LessonProgress {
  /** The step that the learner is at. */
  readonly at: number;
  /** How many orders stand. */
  readonly orders: number;
  /** The step the learner was at when fewer orders stood, by their number. */
  readonly trail: readonly number[];
}

/** The same in that state, where so many orders stand: an order that was taken back is asked for again. */
export function followed(
  steps: readonly LessonStep[],
  known: LessonProgress,
  state: State,
  orders: number,
): LessonProgress {
  const then = orders < known.orders ? known.trail[orders] : known.at;
  const at = movedOn(steps, Math.min(known.at, then ?? known.at), state);
  return at === known.at && orders === known.orders ? known : stepped(known, at, orders);
}

export function stepped({ at: before, trail }: LessonProgress, at: number, orders: number): LessonProgress {
  const past = Array.from({ length: orders }, (_, n) => trail[n] ?? before);
  return { at, orders, trail: [...past, at] };
}

const keyOf = (table: string): string => `starboard.lesson.${table}`;

/** So that it goes on from there when the browser is opened again. */
export function keepProgress(table: string, { at, trail }: LessonProgress): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify({ at, trail }));
  } catch {
    // full or forbidden: it lasts as long as the page
  }
}

export function keptProgress(table: string, orders: number): LessonProgress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '0');
    // earlier versions kept the step alone
    if (typeof kept === 'number') return { at: kept, orders, trail: [] };
    return { ...(kept as Pick<LessonProgress, 'at' | 'trail'>), orders };
  } catch {
    // nothing can be kept here
    return { at: 0, orders, trail: [] };
  }
}
