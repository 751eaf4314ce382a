// Which orders stand after undos and take-backs, as a viewer can tell.

import type { Moment } from '@starboard/engine/view';

/** An order that stands on those before it. */
interface Standing {
  /** The moment it was given. */
  readonly at: number;
  readonly seat: number;
  readonly below: Standing | null;
  readonly height: number;
}

export interface Stood {
  /** The moments whose orders were taken back later. */
  readonly undone: ReadonlySet<number>;
  /** The seats of the orders that stand, the oldest first. */
  readonly seats: readonly number[];
}

export function standingIn(moments: readonly Moment[]): Stood {
  const undone = new Set<number>();
  const stood: (Standing | null)[] = [];
  for (const [at, { entry }] of moments.entries()) {
    let top = stood[at - 1] ?? null;
    if (entry?.order !== undefined) top = on(top, at, entry.seat);
    else if (entry?.undo === true) top = without(top, entry.seat, undone);
    else if (entry?.takeBack === true) top = backTo(earlierLike(moments, at, stood), top, undone);
    stood.push(top);
  }
  return { undone, seats: seatsUpTo(stood.at(-1) ?? null) };
}

function seatsUpTo(top: Standing | null): readonly number[] {
  const seats: number[] = [];
  for (let each = top; each !== null; each = each.below) seats.push(each.seat);
  return seats.toReversed();
}

function on(below: Standing | null, at: number, seat: number): Standing {
  return { at, seat, below, height: heightOf(below) + 1 };
}

function heightOf(top: Standing | null): number {
  return top?.height ?? 0;
}

/** An undo takes back the seat's own last order; others may have decided at the same time. */
function without(top: Standing | null, seat: number, undone: Set<number>): Standing | null {
  if (top === null) return null;
  if (top.seat !== seat) return on(without(top.below, seat, undone), top.at, top.seat);
  undone.add(top.at);
  return top.below;
}

function backTo(stays: Standing | null, top: Standing | null, undone: Set<number>): Standing | null {
  const kept = new Set<number>();
  for (let each = stays; each !== null; each = each.below) kept.add(each.at);
  for (let each = top; each !== null; each = each.below) if (!kept.has(each.at)) undone.add(each.at);
  return stays;
}

/** What stood when fewer orders did and the table looked as it does again now: how many were taken back is not told. */
function earlierLike(
  moments: readonly Moment[],
  at: number,
  stood: readonly (Standing | null)[],
): Standing | null {
  const isAlike = (n: number): boolean => moments[n].view === moments[at].view;
  const now = heightOf(stood[at - 1] ?? null);
  const again = stood.findLastIndex((top, n) => heightOf(top) < now && isAlike(n));
  // what was ordered in secret counts for nobody else: where only that is gone, all that is known of still stands
  return stood[again < 0 ? stood.findLastIndex((_, n) => isAlike(n)) : again] ?? null;
}
