// Which orders stand after undos and take-backs, as a viewer can tell.

import type { Moment } from './timeline.ts';

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

/** The moments by which the game came to where it is: without what was taken back, nor the taking back. Where others had
 *  decided since, they saw what was taken back; the moment of the undo, which shows the table without it, stands for theirs. */
export function wayOf(moments: readonly Moment[]): readonly Moment[] {
  const way: number[] = [];
  let known: ReadonlySet<number> = new Set();
  for (const [at, { entry }] of moments.entries()) {
    if (entry?.undo !== true && entry?.takeBack !== true) {
      way.push(at);
      continue;
    }
    const { undone } = standingIn(moments.slice(0, at + 1));
    const gone = [...undone].filter((each) => !known.has(each));
    known = undone;
    const from = way.findIndex((each) => gone.includes(each));
    const since = from < 0 ? [] : way.splice(from);
    if (from < 0 || since.length > gone.length) way.push(at);
  }
  return way.map((at) => moments[at]);
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
  const isAlike = (n: number): boolean => looksAlike(moments[n], moments[at]);
  const now = heightOf(stood[at - 1] ?? null);
  const again = stood.findLastIndex((top, n) => heightOf(top) < now && isAlike(n));
  // what was ordered in secret counts for nobody else: where only that is gone, all that is known of still stands
  return stood[again < 0 ? stood.findLastIndex((_, n) => isAlike(n)) : again] ?? null;
}

function looksAlike({ state: { cells: one } }: Moment, { state: { cells: other } }: Moment): boolean {
  return one === other || one.every((cell, i) => cell === other[i]);
}

/** Has the seat decided anything that stands? */
export function hasDecided(moments: readonly Moment[], seat: number): boolean {
  return standingIn(moments).seats.includes(seat);
}

/** How many orders a seat takes back to come to its last decision, as it counts them. */
export function ordersSince(moments: readonly Moment[], seat: number): number {
  const { seats } = standingIn(moments);
  return Math.max(1, seats.length - Math.max(0, seats.lastIndexOf(seat)));
}
