// The undo policy: your own last order, while nothing was revealed or rolled and nobody acted on it since. Where
// several seats decide at the same time, each may undo until what they decided is shown.

import type { Draw } from './chance.ts';
import { Refusal } from './refusal.ts';

/** An order that might still be undone, with what decides whether it can be. */
export interface Recent {
  /** Where it stands in the log. */
  readonly position: number;
  readonly seat: number;
  readonly order: readonly number[];
  readonly draws: readonly Draw[];
  /** Who owed a decision when it was given. */
  readonly actors: number;
  /** It showed something to everybody, or rolled for the table: nothing before it can be undone. */
  readonly public: boolean;
  /** It cannot be undone itself. */
  readonly final: boolean;
}

/** The order that the seat's undo would take back, or why there is none. */
export function undoable(recent: readonly Recent[], seat: number): Recent | Refusal {
  const last = recent.findLast((each) => each.seat === seat);
  if (last === undefined)
    return new Refusal('Nothing of yours can be undone: dice, cards or another seat came since.');
  if (last.final) return new Refusal('Your last order rolled or revealed something, so it stands.');
  return last;
}
