// Series in memory, as they were when they were last looked at: whoever comes back reads only what was done since. One that
// is new here is read from its latest snapshot, so that no series takes long, however much was done in it.

import type { Compilable } from 'kysely';
import type { Clock } from '../base/clock.ts';
import type { SeriesDeedRow, SeriesSummary } from '../store/schema.ts';
import { InDoubt, type Store } from '../store/store.ts';
import { hasEnded, type Kept, type SeriesKind } from './kind.ts';

/** The longest unused are forgotten first. */
const MOST = 100;
/** Deeds that are read together. */
const ROWS = 500;
/** A snapshot is written after so many deeds, and after a part of all the deeds before: what is written grows no faster
 *  than the series. */
const SNAPSHOT_EVERY = 64;
const SNAPSHOT_PART = 4;

/** Deeds that are to be written, and what the series is with them. */
export interface WritingDeeds<S> {
  readonly next: Kept<S>;
  readonly statements: readonly Compilable[];
}

export class SeriesShelf<S, D> {
  readonly #store: Store;
  readonly #kind: SeriesKind<S, D>;
  readonly #known = new Map<string, Kept<S>>();

  constructor(store: Store, kind: SeriesKind<S, D>) {
    this.#store = store;
    this.#kind = kind;
  }

  /** As it is now; null where there is none of this kind. */
  async of(id: string): Promise<Kept<S> | null> {
    const known = this.#known.get(id) ?? (await this.#read(id));
    if (known === null) return null;
    const kept = await this.#caughtUp(known);
    this.#remember(kept);
    return kept;
  }

  /** Makes deeds durable with all that follows from them; null when somebody else was faster. */
  async append(
    kept: Kept<S>,
    deeds: readonly D[],
    at: number,
    also: readonly Compilable[],
  ): Promise<Kept<S> | null> {
    const { next, statements } = this.writing(kept, deeds, at);
    try {
      await this.#store.write([...statements, ...also]);
    } catch (error) {
      if (this.#store.isTaken(error)) return null;
      if (!(error instanceof InDoubt) || !(await this.#wasWritten(kept, deeds))) throw error;
    }
    await this.written(next);
    return next;
  }

  /** What makes deeds durable, for who writes it together with something else: that fails where somebody else was faster. */
  writing(kept: Kept<S>, deeds: readonly D[], at: number): WritingDeeds<S> {
    const { db } = this.#store;
    const { row } = kept;
    const written = deeds.map((deed, i) => ({ ...rowOf(kept, deed, i), at }));
    const next = deeds.reduce((before, deed) => this.#after(before, deed, at), kept);
    const people = [...new Set(deeds.flatMap((deed) => this.#kind.enters(deed)))];
    return {
      next,
      statements: [
        db.insertInto('series_deeds').values(written),
        ...this.#summarized(kept, next),
        ...(next.snapshotAt === kept.snapshotAt ? [] : [this.#snapshot(next)]),
        ...entrantRows(this.#store, row.id, people),
      ],
    };
  }

  async written(next: Kept<S>): Promise<void> {
    this.#remember(next);
    // who missed it looks again
    await this.#store.notify({ about: 'series', id: next.row.id }).catch(() => {});
  }

  summaryOf(kept: Kept<S>): SeriesSummary {
    return summaryOf(this.#kind, kept);
  }

  /** Nobody answered whether they were written: the store knows. */
  async #wasWritten(kept: Kept<S>, [deed]: readonly D[]): Promise<boolean> {
    const { series_id: id, seq, body } = rowOf(kept, deed, 0);
    const row = await this.#store.db
      .selectFrom('series_deeds')
      .select('body')
      .where('series_id', '=', id)
      .where('seq', '=', seq)
      .executeTakeFirst();
    return row?.body === body;
  }

  async #read(id: string): Promise<Kept<S> | null> {
    const { db } = this.#store;
    const { kind, version, begun } = this.#kind;
    const row = await db
      .selectFrom('series')
      .selectAll()
      .where('id', '=', id)
      .where('kind', '=', kind)
      .executeTakeFirst();
    if (row === undefined) return null;
    const stored = await db
      .selectFrom('series_snapshots')
      .selectAll()
      .where('series_id', '=', id)
      .executeTakeFirst();
    const snapshot = stored === undefined ? {} : (JSON.parse(stored.body) as Record<string, unknown>);
    if (stored !== undefined && snapshot['version'] === version) {
      const { deed_count: deedCount } = stored;
      const lastAt = await this.#timeOf(id, deedCount - 1);
      return { row, state: snapshot[kind] as S, deedCount, snapshotAt: deedCount, lastAt };
    }
    const [first] = await this.#deeds(id, 0, 1);
    const state = first === undefined ? null : begun(deedIn<D>(first));
    if (first === undefined || state === null) throw new Error(`Series ${id} has no plan.`);
    return { row, state, deedCount: 1, snapshotAt: 0, lastAt: first.at };
  }

  async #timeOf(id: string, seq: number): Promise<number> {
    const [row] = await this.#deeds(id, seq, seq + 1);
    return row?.at ?? 0;
  }

  async #caughtUp(known: Kept<S>): Promise<Kept<S>> {
    let kept = known;
    for (;;) {
      const from = kept.deedCount;
      const rows = await this.#deeds(kept.row.id, from, from + ROWS);
      for (const row of rows) kept = this.#after(kept, deedIn<D>(row), row.at);
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

  #after(kept: Kept<S>, deed: D, at: number): Kept<S> {
    const state = this.#kind.after(kept.state, deed);
    const deedCount = kept.deedCount + 1;
    const { snapshotAt } = kept;
    const isDue = deedCount - snapshotAt >= Math.max(SNAPSHOT_EVERY, snapshotAt / SNAPSHOT_PART);
    return { ...kept, state, deedCount, lastAt: at, snapshotAt: isDue ? deedCount : snapshotAt };
  }

  #summarized(before: Kept<S>, now: Kept<S>): Compilable[] {
    const summary = this.summaryOf(now);
    if (JSON.stringify(summary) === JSON.stringify(this.summaryOf(before))) return [];
    return [this.#store.db.updateTable('series').set(summary).where('id', '=', now.row.id)];
  }

  /** Of the series as it is written, which may be further than where one was due. */
  #snapshot({ row, state, deedCount: deed_count }: Kept<S>): Compilable {
    const { version, kind } = this.#kind;
    const body = JSON.stringify({ version, [kind]: state });
    return this.#store.db
      .insertInto('series_snapshots')
      .values({ series_id: row.id, deed_count, body })
      .onConflict((of) => of.column('series_id').doUpdateSet({ deed_count, body }));
  }

  /** Another may have come further meanwhile. */
  #remember(kept: Kept<S>): void {
    const { id } = kept.row;
    const known = this.#known.get(id);
    this.#known.delete(id);
    this.#known.set(id, known !== undefined && known.deedCount > kept.deedCount ? known : kept);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST) this.#known.delete(oldest);
  }
}

function rowOf<D>({ row, deedCount }: Kept<unknown>, deed: D, i: number): Omit<SeriesDeedRow, 'at'> {
  return { series_id: row.id, seq: deedCount + i, body: JSON.stringify(deed) };
}

const deedIn = <D>({ body }: SeriesDeedRow): D => JSON.parse(body) as D;

/** The series' row for lists. */
export function summaryOf<S, D>(kind: SeriesKind<S, D>, { state, lastAt }: Kept<S>): SeriesSummary {
  const { status, entrants, begun } = kind.summary(state);
  const winners = status === 'over' ? JSON.stringify(kind.winners(state)) : null;
  return { status, entrants, begun: begun ? 1 : 0, ended_at: hasEnded({ status }) ? lastAt : null, winners };
}

export function entrantRows({ db }: Store, id: string, people: readonly string[]): Compilable[] {
  if (people.length === 0) return [];
  const rows = people.map((person) => ({ series_id: id, person }));
  return [
    db
      .insertInto('series_entrants')
      .values(rows)
      .onConflict((of) => of.doNothing()),
  ];
}

/** No sooner than the last deed, though a computer's clock may have been set back. */
export function timeIn({ lastAt }: Kept<unknown>, clock: Clock): number {
  return Math.max(clock.now(), lastAt);
}
