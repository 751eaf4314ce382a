// Series in memory, as they were when they were last looked at: whoever comes back reads only what was done since. One that
// is new here is read from its latest snapshot, so that no series takes long, however much was done in it.

import {
  after,
  fold,
  type DatedTournamentDeed,
  type Tournament,
  type TournamentDeed,
} from '@starboard/series/tournament';
import type { Compilable } from 'kysely';
import type { Clock } from '../base/clock.ts';
import type { SeriesDeedRow, SeriesRow, SeriesSummary } from '../store/schema.ts';
import { InDoubt, type Store } from '../store/store.ts';

export interface KeptSeries {
  readonly row: SeriesRow;
  readonly tournament: Tournament;
  readonly deedCount: number;
  /** When the last of them was done. */
  readonly lastAt: number;
  /** How many deeds the latest snapshot has seen. */
  readonly snapshotAt: number;
}

/** The longest unused are forgotten first. */
const MOST = 100;
/** Deeds that are read together. */
const ROWS = 500;
/** A snapshot is written after so many deeds, and after a part of all the deeds before: what is written grows no faster
 *  than the series. */
const SNAPSHOT_EVERY = 64;
const SNAPSHOT_PART = 4;
/** What was written otherwise is folded anew. */
const SNAPSHOT_VERSION = 1;

interface StoredSnapshot {
  readonly version: number;
  readonly tournament: Tournament;
}

export class SeriesShelf {
  readonly #store: Store;
  readonly #known = new Map<string, KeptSeries>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** As it is now; null where there is none. */
  async of(id: string): Promise<KeptSeries | null> {
    const known = this.#known.get(id) ?? (await this.#read(id));
    if (known === null) return null;
    const kept = await this.#caughtUp(known);
    this.#remember(kept);
    return kept;
  }

  /** Makes a deed durable with all that follows from it; null when somebody else was faster. */
  async append(
    kept: KeptSeries,
    deed: TournamentDeed,
    at: number,
    also: readonly Compilable[],
  ): Promise<KeptSeries | null> {
    const { db } = this.#store;
    const { row, deedCount: seq } = kept;
    const written = { series_id: row.id, seq, at, body: JSON.stringify(deed) };
    const next = this.#after(kept, { at, deed });
    const statements = [
      db.insertInto('series_deeds').values(written),
      ...this.#summarized(kept, next),
      ...this.#snapshot(next),
      ...also,
    ];
    try {
      await this.#store.write(statements);
    } catch (error) {
      if (this.#store.isTaken(error)) return null;
      if (!(error instanceof InDoubt) || !(await this.#wasWritten(written))) throw error;
    }
    this.#remember(next);
    // who missed it looks again
    await this.#store.notify({ about: 'series', id: row.id }).catch(() => {});
    return next;
  }

  /** Nobody answered whether it was written: the store knows. */
  async #wasWritten({ series_id: id, seq, body }: SeriesDeedRow): Promise<boolean> {
    const row = await this.#store.db
      .selectFrom('series_deeds')
      .select('body')
      .where('series_id', '=', id)
      .where('seq', '=', seq)
      .executeTakeFirst();
    return row?.body === body;
  }

  async #read(id: string): Promise<KeptSeries | null> {
    const { db } = this.#store;
    const row = await db
      .selectFrom('series')
      .selectAll()
      .where('id', '=', id)
      .where('kind', '=', 'tournament')
      .executeTakeFirst();
    if (row === undefined) return null;
    const stored = await db
      .selectFrom('series_snapshots')
      .selectAll()
      .where('series_id', '=', id)
      .executeTakeFirst();
    const snapshot = stored === undefined ? null : (JSON.parse(stored.body) as StoredSnapshot);
    if (stored !== undefined && snapshot?.version === SNAPSHOT_VERSION) {
      const { deed_count: deedCount } = stored;
      const { tournament } = snapshot;
      return {
        row,
        tournament,
        deedCount,
        snapshotAt: deedCount,
        lastAt: await this.#timeOf(id, deedCount - 1),
      };
    }
    const [first] = await this.#deeds(id, 0, 1);
    const tournament = first === undefined ? null : fold([datedOf(first)]);
    if (first === undefined || tournament === null) throw new Error(`Series ${id} has no plan.`);
    return { row, tournament, deedCount: 1, snapshotAt: 0, lastAt: first.at };
  }

  async #timeOf(id: string, seq: number): Promise<number> {
    const [row] = await this.#deeds(id, seq, seq + 1);
    return row?.at ?? 0;
  }

  async #caughtUp(known: KeptSeries): Promise<KeptSeries> {
    let kept = known;
    for (;;) {
      const from = kept.deedCount;
      const rows = await this.#deeds(kept.row.id, from, from + ROWS);
      for (const row of rows) kept = this.#after(kept, datedOf(row));
      if (rows.length < ROWS) return kept;
    }
  }

  #deeds(id: string, from: number, before: number): Promise<SeriesDeedRow[]> {
    return this.#store.db
      .selectFrom('series_deeds')
      .selectAll()
      .where('series_id', '=', id)
      .where('seq', '>=', from)
      .where('seq', '<', before)
      .orderBy('seq')
      .execute();
  }

  #after(kept: KeptSeries, { at, deed }: DatedTournamentDeed): KeptSeries {
    const tournament = after(kept.tournament, deed);
    const deedCount = kept.deedCount + 1;
    const { snapshotAt } = kept;
    const isDue = deedCount - snapshotAt >= Math.max(SNAPSHOT_EVERY, snapshotAt / SNAPSHOT_PART);
    return { ...kept, tournament, deedCount, lastAt: at, snapshotAt: isDue ? deedCount : snapshotAt };
  }

  #summarized(before: KeptSeries, now: KeptSeries): Compilable[] {
    const summary = summaryOf(now);
    if (JSON.stringify(summary) === JSON.stringify(summaryOf(before))) return [];
    return [this.#store.db.updateTable('series').set(summary).where('id', '=', now.row.id)];
  }

  #snapshot({ row, tournament, deedCount, snapshotAt }: KeptSeries): Compilable[] {
    if (snapshotAt !== deedCount) return [];
    const stored: StoredSnapshot = { version: SNAPSHOT_VERSION, tournament };
    const values = { series_id: row.id, deed_count: deedCount, body: JSON.stringify(stored) };
    const { deed_count, body } = values;
    return [
      this.#store.db
        .insertInto('series_snapshots')
        .values(values)
        .onConflict((of) => of.column('series_id').doUpdateSet({ deed_count, body })),
    ];
  }

  /** Another may have come further meanwhile. */
  #remember(kept: KeptSeries): void {
    const { id } = kept.row;
    const known = this.#known.get(id);
    this.#known.delete(id);
    this.#known.set(id, known !== undefined && known.deedCount > kept.deedCount ? known : kept);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST) this.#known.delete(oldest);
  }
}

function datedOf({ at, body }: Pick<SeriesDeedRow, 'at' | 'body'>): DatedTournamentDeed {
  return { at, deed: JSON.parse(body) as TournamentDeed };
}

/** The series' row for lists. */
export function summaryOf({ tournament: { status, entrants, lots }, lastAt }: KeptSeries): SeriesSummary {
  const isOver = status === 'over' || status === 'cancelled';
  return {
    status,
    entrants: entrants.length,
    begun: lots.length > 0 ? 1 : 0,
    ended_at: isOver ? lastAt : null,
  };
}

/** No sooner than the last deed, though a computer's clock may have been set back. */
export function timeIn({ lastAt }: KeptSeries, clock: Clock): number {
  return Math.max(clock.now(), lastAt);
}
