// The time of a table. A seat's clock runs while the seat owes a decision, from the first moment of it to the last, and
// gains its increment then: so it depends only on who must act, and tells nothing about sealed orders.

import { hasSeat, NOBODY } from '@starboard/engine';

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
  /** What was left when the last decision was made, and when that was: who takes it back has no more, and whoever undoes
   *  it has been deciding ever since. */
  readonly before?: number;
  readonly decidedAt?: number;
  /** When it stopped without a decision, as for a bot that stands in: whoever comes back to it has been deciding ever since. */
  readonly haltedAt?: number;
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
  /** An order was taken back: who must decide again has what was left then. */
  readonly back: boolean;
  /** Clocks only stop, as in a pause: nobody gains anything. */
  readonly halt: boolean;
  /** The seats whose own the time was since their clock stopped: nobody decides on the time of others. */
  readonly owing: number;
}

export function clocksAfter(clocks: Clocks, time: TimeControl, turn: Turn): Clocks {
  if (time.kind === 'none') return clocks;
  if (clocks.every(({ since }, seat) => (since !== null) === hasSeat(turn.running, seat))) return clocks;
  return clocks.map((clock, seat) => clockAfter(clock, time, turn, seat));
}

function clockAfter(clock: SeatClock, time: TimeControl, turn: Turn, seat: number): SeatClock {
  const runs = hasSeat(turn.running, seat);
  if (runs === (clock.since !== null)) return clock;
  return runs ? startedAgain(clock, time, turn, hasSeat(turn.owing, seat)) : stopped(clock, time, turn);
}

function startedAgain(clock: SeatClock, { kind }: TimeControl, { at, back }: Turn, owes: boolean): SeatClock {
  const { haltedAt = at, ...kept } = clock;
  // by days, what all agreed to take back is a decision of its own, with all its days
  const isOnceMore = back && (owes || kind !== 'days');
  const left = isOnceMore ? Math.min(clock.left, clock.before ?? clock.left) : clock.left;
  const owed = owes ? Math.max(0, at - (back ? (clock.decidedAt ?? at) : haltedAt)) : 0;
  return { ...kept, left: Math.max(0, left - owed), since: at };
}

function stopped(clock: SeatClock, time: TimeControl, { at, back, halt }: Turn): SeatClock {
  // what it ran for was taken back: it has not run
  if (back) return { ...clock, since: null };
  const before = leftAt(clock, at);
  if (halt) return { ...clock, left: before, since: null, haltedAt: at };
  // each decision of a game by days has all its days
  const left = time.kind === 'days' ? time.bank * 1000 : before + time.increment * 1000;
  return { ...clock, left, since: null, before, decidedAt: at };
}

/** Has who decided time left to undo that and decide again? */
export function mayDecideAgain(clock: SeatClock, time: TimeControl, at: number): boolean {
  if (time.kind === 'none' || clock.since !== null) return true;
  const again = { running: NOBODY, at, back: true, halt: false, owing: NOBODY };
  return startedAgain(clock, time, again, true).left > 0;
}

/** A bot decided what was left to it. */
export function decidedByBot(clocks: Clocks, seat: number): Clocks {
  const { haltedAt, ...clock } = clocks[seat];
  return haltedAt === undefined ? clocks : clocks.with(seat, clock);
}

/** Nobody decides in a pause. */
export function resumedAt(clocks: Clocks, at: number): Clocks {
  return clocks.map((clock) => ({
    ...clock,
    ...(clock.decidedAt === undefined ? {} : { decidedAt: at }),
    ...(clock.haltedAt === undefined ? {} : { haltedAt: at }),
  }));
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
