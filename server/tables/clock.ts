// The time of a table. A seat's clock runs while the seat owes a decision, from the first moment of it to the last, and
// gains its increment then: so it depends only on who must act, and tells nothing about sealed orders.

import { hasSeat } from '@starboard/engine';

export type TimeKind = 'none' | 'live' | 'days';
export type OnTimeout = 'bot' | 'forfeit';

export interface TimeControl {
  readonly kind: TimeKind;
  /** Live: seconds for the whole game. Days: seconds for each decision. */
  readonly bank: number;
  /** Seconds gained with each decision, live. */
  readonly increment: number;
  readonly onTimeout: OnTimeout;
}

export const UNTIMED: TimeControl = { kind: 'none', bank: 0, increment: 0, onTimeout: 'bot' };

/** Who has been away for so long, in milliseconds, may be replaced. Where decisions have days, the clock alone decides. */
export const PATIENCE: Readonly<Record<TimeKind, number | null>> = {
  live: 60_000,
  none: 600_000,
  days: null,
};

export interface SeatClock {
  /** Milliseconds left, at `since` where it runs. */
  readonly left: number;
  /** When it began to run; null while it stands. */
  readonly since: number | null;
  /** What was left when the last decision was made: who takes it back has no more. */
  readonly before?: number;
  /** How often somebody came to this seat, or came back to it, and was given time. */
  readonly grants?: number;
}

export type Clocks = readonly SeatClock[];

export function startClocks({ bank }: TimeControl, seats: number): Clocks {
  return Array.from({ length: seats }, () => ({ left: bank * 1000, since: null }));
}

/** What changes the clocks: whose decide now, and whether it is by going on or by taking back. */
export interface Turn {
  /** The seats whose clock runs now. */
  readonly running: number;
  readonly at: number;
  /** An order was taken back, by its own seat alone or as all agreed. */
  readonly back: 'undo' | 'takeBack' | null;
  /** Clocks only stop, as in a pause: nobody gains anything. */
  readonly halt: boolean;
}

export function clocksAfter(clocks: Clocks, time: TimeControl, turn: Turn): Clocks {
  if (time.kind === 'none') return clocks;
  if (clocks.every(({ since }, seat) => (since !== null) === hasSeat(turn.running, seat))) return clocks;
  return clocks.map((clock, seat) => clockAfter(clock, time, turn, hasSeat(turn.running, seat)));
}

function clockAfter(clock: SeatClock, time: TimeControl, turn: Turn, runs: boolean): SeatClock {
  const { at, back, halt } = turn;
  if (runs === (clock.since !== null)) return clock;
  const isByDays = time.kind === 'days';
  // who decides once more has what was left; by days, what all agreed to take back is a decision of its own
  const isOnceMore = back === 'undo' || (back === 'takeBack' && !isByDays);
  if (runs)
    return {
      ...clock,
      left: isOnceMore ? Math.min(clock.left, clock.before ?? clock.left) : clock.left,
      since: at,
    };
  const before = leftAt(clock, at);
  if (halt) return { ...clock, left: before, since: null };
  // each decision of a game by days has all its days
  if (isByDays) return { ...clock, left: time.bank * 1000, since: null, before };
  // whose decision was taken away by another has made none
  if (back !== null) return { ...clock, left: before, since: null };
  return { ...clock, left: before + time.increment * 1000, since: null, before };
}

/** Nobody gains by a computer whose clock was set back. */
function leftAt({ left, since }: SeatClock, at: number): number {
  return since === null ? left : Math.max(0, left - Math.max(0, at - since));
}

export function deadlineOf({ left, since }: SeatClock): number | null {
  return since === null ? null : since + left;
}

/** The first moment at which somebody runs out of time. */
export function firstDeadline(clocks: Clocks, { kind }: TimeControl): number | null {
  if (kind === 'none') return null;
  const deadlines = clocks.flatMap((clock) => deadlineOf(clock) ?? []);
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}

/** Whoever comes to a seat, or back to it after the time ran out, has at least a tenth of it; the next time half as much,
 *  so that coming and going gains less than a fifth in a whole game. */
export function refreshed(clocks: Clocks, { bank, increment }: TimeControl, seat: number): Clocks {
  const { left, grants = 0 } = clocks[seat];
  const least = Math.round(Math.max(bank * 100, increment * 1000) / 2 ** grants);
  if (left >= least) return clocks;
  return clocks.with(seat, { ...clocks[seat], left: least, before: least, grants: grants + 1 });
}
