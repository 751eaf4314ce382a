// The undo policy: your own last order, while nothing was revealed or rolled and nobody acted on it since. Where
// several seats decide at the same time, each may undo until the last of them has decided.

import type { Draw } from './chance.ts';
import type { Refusal } from './refusal.ts';
import { hasSeat } from './seats.ts';
import { refuse } from './words.ts';

/** An order that might still be undone, with what decides whether it can be. */
export interface Recent {
  /** Where it stands in the log. */
  readonly index: number;
  readonly seat: number;
  readonly order: readonly number[];
  readonly draws: readonly Draw[];
  /** Who owed a decision when it was given. */
  readonly actors: number;
  /** The seats to which it showed something hidden. */
  readonly learned: number;
}

const NOTHING = refuse(null, 'nothingToUndo');
const ROLLED = refuse(null, 'undoRolled');
const SHOWN = refuse(null, 'undoShown');

/** The order that the seat's undo would take back, or why there is none. */
export function undoable(recent: readonly Recent[], seat: number): Recent | Refusal {
  let seen = false;
  for (let at = recent.length - 1; at >= 0; at--) {
    const each = recent[at];
    seen ||= hasSeat(each.learned, seat);
    if (each.seat !== seat) continue;
    if (each.draws.length > 0) return ROLLED;
    return seen || each.learned !== 0 ? SHOWN : each;
  }
  return NOTHING;
}

/** What is left of the recent orders when a seat acts: those given before it was its turn are acted on now. */
export function stillRecent(recent: readonly Recent[], seat: number): Recent[] {
  let from = recent.length;
  while (from > 0 && hasSeat(recent[from - 1].actors, seat)) from--;
  return recent.slice(from);
}

/** Does this order of `seat` close a phase in which seats decide at the same time, or open one? Nobody may undo across
 *  that: it would tell that others have decided, or take back what they decided on. */
export function turnsPhase(recent: readonly Recent[], seat: number, before: number, after: number): boolean {
  if ((after & ~before) === 0) return false;
  const several = (after & (after - 1)) !== 0;
  const together =
    (before & ~(1 << seat)) !== 0 || recent.some((each) => each.seat !== seat && hasSeat(each.actors, seat));
  return several || together;
}
