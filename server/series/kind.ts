// What there is to know of a kind of series, for those who keep it: tournaments, campaigns, groups of tables. A series is the fold of
// its deeds, and each kind says how.

import type { Refusal } from '@starboard/engine';
import type { Handled } from '../jobs/jobs.ts';
import type { SeriesRow, SeriesStatus } from '../store/schema.ts';
import type { SeriesPlayer } from './people.ts';

/** A series as it is now. */
export interface Kept<S> {
  readonly row: SeriesRow;
  /** The fold of its deeds. */
  readonly state: S;
  readonly deedCount: number;
  /** When the last of them was done. */
  readonly lastAt: number;
  /** How many deeds the latest snapshot has seen. */
  readonly snapshotAt: number;
}

/** What lists tell of it. */
export interface KindSummary {
  readonly status: SeriesStatus;
  /** How many play in it. */
  readonly entrants: number;
  /** What was begun stays when it is cancelled. */
  readonly begun: boolean;
}

/** The next deed, or why there is none; null where nothing is to be done. */
export type DecidedInSeries<D> = D | Refusal | null;

export interface SeriesKind<S, D> {
  readonly kind: SeriesRow['kind'];
  /** Of snapshots: what was written otherwise is folded anew. */
  readonly version: number;
  /** After the first deed; null where it is no first one. */
  begun(first: D): S | null;
  after(before: S, deed: D): S;
  summary(state: S): KindSummary;
  /** Who is first, once it is over. */
  winners(state: S): readonly SeriesPlayer[];
  /** The people whom a deed brings in; bots are nobody's. */
  enters(deed: D): readonly string[];
  /** What becomes of it where people go for good; asked until nothing is left to do for them. */
  leaving(kept: Kept<S>, gone: readonly string[], now: number): DecidedInSeries<D>;
  /** Do that person and one of the others play in it where one alone cannot play for both? */
  clashes(state: S, person: string, others: readonly string[]): boolean;
  /** The host of the server stops it, and speaks for who opened it: what people play at its tables stays theirs. */
  stopped(kept: Kept<S>, now: number): DecidedInSeries<D>;
  /** There is no such series. */
  unknown(): Refusal;
}

/** What a series does by itself. Any number of processes may look after the same one. */
export interface SeriesWork<S> {
  /** Does one thing that is due; false where nothing is. */
  step(kept: Kept<S>): Promise<boolean>;
  /** When to look again; null when it has ended. */
  next(kept: Kept<S>): Promise<Handled>;
}

/** A series that waits for its tables or its people keeps its job, so that they can wake it. */
export const WHEN_WOKEN = Number.MAX_SAFE_INTEGER - 1;

export function hasEnded({ status }: Pick<KindSummary, 'status'>): boolean {
  return status === 'over' || status === 'cancelled';
}
