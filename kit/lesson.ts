// How a lesson goes on, and what it asks for.

import type { State } from '@starboard/engine';
import type { Choice, LessonStep, Wish } from './game-ui.ts';
import { fitting } from './wish.ts';

/** Where a lesson that was at a step is in that state: past what is done, back at what was undone. */
export function movedOn<S extends State>(steps: readonly LessonStep<S>[], at: number, state: S): number {
  const [earlier, step] = [steps[at - 1], steps[at]];
  if (step?.done?.(state) === true || step?.over?.(state) === true) return at + 1;
  if (step?.shown?.(state) !== false || earlier?.done?.(state) !== false) return at;
  return earlier.shown?.(state) === false ? at : at - 1;
}

/** Does the step ask for one of these choices? */
export function asksNow({ wishes = [] }: LessonStep, choices: readonly Choice[]): boolean {
  return fitting(choices, wishes).length > 0;
}

/** Does the step ask for one of these wishes? */
export function wantedBy(step: LessonStep, choices: readonly Choice[], wishes: readonly Wish[]): boolean {
  return asksNow(step, fitting(choices, wishes));
}
