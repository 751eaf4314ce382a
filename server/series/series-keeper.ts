// Keeps series of a kind: each deed is written with all that follows from it in one transaction, or not at all; who comes second
// with the same number reads again. So any number of processes can look after the same one, and one that is killed leaves
// nothing half done.

import { isRefusal, type Refusal } from '@starboard/engine';
import { hex } from '@starboard/engine/match';
import type { Compilable } from 'kysely';
import type { Clock } from '../base/clock.ts';
import type { Ids } from '../base/ids.ts';
import { LoopTurns } from '../base/loop-turns.ts';
import { refused } from '../base/refused.ts';
import type { Handled } from '../jobs/jobs.ts';
import type { TableKeepers } from '../keepers/table-keepers.ts';
import type { Store } from '../store/store.ts';
import type { TimeControl } from '../tables/clock.ts';
import { SERIES_JOB, seriesJobOf, wokenJob } from '../tables/series-rows.ts';
import type { DecidedInSeries, Kept, SeriesKind, SeriesWork } from './kind.ts';
import { idsOf } from './people.ts';
import { entrantRows, SeriesShelf, summaryOf, timeIn } from './series-shelf.ts';
import { UNFINISHED } from './unfinished.ts';

export interface SeriesDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly keepers: TableKeepers;
}

/** What never changes about a series. */
export interface SeriesOpening {
  readonly id: string;
  readonly organizer: string;
  readonly title: string;
  readonly game: string;
  readonly format: string;
  readonly cap: number;
  readonly closesAt: number | null;
  /** Of every table of it. */
  readonly time: TimeControl;
  /** Of bots that stand in. */
  readonly level: string;
  /** How long a table waits for those who are to play there, in milliseconds. */
  readonly patience: number;
  readonly seed: Uint8Array;
}

interface Unfinished {
  readonly id: string;
  readonly organizer: string;
  readonly deleted: number | null;
}

export type DecideInSeries<S, D> = (kept: Kept<S>, now: number) => DecidedInSeries<D>;

const TRIES = 20;
/** So many steps a series does by itself before others have their turn. */
const IN_A_ROW = 8;

export class SeriesKeeper<S, D> {
  readonly #deps: SeriesDeps;
  readonly #kind: SeriesKind<S, D>;
  readonly #shelf: SeriesShelf<S, D>;
  readonly #work: SeriesWork<S>;
  readonly #turns = new LoopTurns();

  constructor(deps: SeriesDeps, kind: SeriesKind<S, D>, shelf: SeriesShelf<S, D>, work: SeriesWork<S>) {
    this.#deps = deps;
    this.#kind = kind;
    this.#shelf = shelf;
    this.#work = work;
  }

  /** Begins it with those deeds. */
  async begin(opening: SeriesOpening, deeds: readonly [D, ...D[]]): Promise<string> {
    const { store } = this.#deps;
    const { id } = opening;
    await store.write(this.beginning(opening, deeds));
    await store.notify({ about: 'series', id }).catch(() => {});
    return id;
  }

  /** What begins it, for who writes it together with something else. */
  beginning(opening: SeriesOpening, [first, ...more]: readonly [D, ...D[]]): Compilable[] {
    const { store, clock } = this.#deps;
    const { db } = store;
    const { id, organizer, title, game, format, cap, closesAt, time, level, patience, seed } = opening;
    const at = clock.now();
    const planned = this.#kind.begun(first);
    if (planned === null) throw new Error(`Series ${id} begins with no plan.`);
    const deeds = [first, ...more];
    const row = {
      id,
      kind: this.#kind.kind,
      organizer,
      time: JSON.stringify(time),
      level,
      patience,
      seed: hex(seed),
      created_at: at,
      title,
      game,
      format,
      cap,
      closes_at: closesAt,
      status: 'entering' as const,
      entrants: 0,
      begun: 0,
      ended_at: null,
      winners: null,
    };
    const state = more.reduce<S>((before, deed) => this.#kind.after(before, deed), planned);
    const kept = { row, state, deedCount: deeds.length, lastAt: at, snapshotAt: 0 };
    const people = [...new Set(deeds.flatMap((deed) => this.#kind.enters(deed)))];
    return [
      db.insertInto('series').values({ ...row, ...summaryOf(this.#kind, kept) }),
      db
        .insertInto('series_deeds')
        .values(deeds.map((deed, seq) => ({ series_id: id, seq, at, body: JSON.stringify(deed) }))),
      ...entrantRows(store, id, people),
      db.insertInto('jobs').values({
        key: seriesJobOf(id),
        kind: SERIES_JOB,
        subject: id,
        run_at: at,
        attempts: 0,
        locked_until: 0,
        locked_by: '',
      }),
    ];
  }

  /** Null where there is no such series. */
  of(id: string): Promise<Kept<S> | null> {
    return this.#shelf.of(id);
  }

  /** Makes what somebody wants durable, or says why not. */
  async do(id: string, decide: DecideInSeries<S, D>): Promise<Kept<S> | Refusal> {
    for (let tries = 0; tries < TRIES; tries++) {
      const kept = await this.of(id);
      if (kept === null) return this.#kind.unknown();
      const now = this.now(kept);
      const decided = decide(kept, now);
      if (decided === null) return kept;
      if (isRefusal(decided)) return decided;
      const next = await this.#shelf.append(kept, [decided], now, [wokenJob(this.#deps.store.db, id)]);
      if (next !== null) return next;
    }
    return refused('busy', 'tooBusy');
  }

  /** When something is done in it now. */
  now(kept: Kept<S>): number {
    return timeIn(kept, this.#deps.clock);
  }

  /** Does what is due; when to look again. */
  async tick(id: string): Promise<Handled> {
    for (let done = 1; ; done++) {
      const kept = await this.of(id);
      if (kept === null) return null;
      if (!(await this.#work.step(kept))) return this.#work.next(kept);
      if (done % IN_A_ROW === 0) await this.#turns.turn();
    }
  }

  async stop(id: string): Promise<void> {
    await this.do(id, (kept, now) => this.#kind.stopped(kept, now));
  }

  /** Whoever goes for good, with its bots, leaves all series of this kind that have not ended. */
  leave(people: readonly string[]): Promise<void> {
    return this.#leaveWhere(people, () => true);
  }

  /** A guest has become an account, and plays on as that; but nobody plays twice, so it leaves where the account plays already. */
  async adopt(guest: string, account: string): Promise<void> {
    const others = (await idsOf(this.#deps.store.db, account)).filter((id) => id !== guest);
    await this.#leaveWhere([guest], (state) => this.#kind.clashes(state, guest, others));
  }

  async #leaveWhere(people: readonly string[], isMeant: (state: S) => boolean): Promise<void> {
    for (const { id, organizer, deleted } of await this.#unfinishedOf(people)) {
      // with the last of its people goes what somebody opened who has gone before
      const gone = deleted === 1 ? [...people, organizer] : people;
      for (let isLeft = true; isLeft;) {
        isLeft = false;
        const done = await this.do(id, (kept, now) => {
          const decided = isMeant(kept.state) ? this.#kind.leaving(kept, gone, now) : null;
          isLeft = decided !== null;
          return decided;
        });
        if (isRefusal(done)) throw new Error(`Series ${id}: ${done.reason}`);
      }
    }
  }

  #unfinishedOf(people: readonly string[]): Promise<readonly Unfinished[]> {
    return this.#deps.store.db
      .selectFrom('series')
      .leftJoin('persons', 'persons.id', 'series.organizer')
      .select(['series.id', 'series.organizer', 'persons.deleted'])
      .where('series.kind', '=', this.#kind.kind)
      .where('series.status', 'in', UNFINISHED)
      .where((eb) =>
        eb.or([
          eb('series.organizer', 'in', people),
          eb(
            'series.id',
            'in',
            eb.selectFrom('series_entrants').select('series_id').where('person', 'in', people),
          ),
        ]),
      )
      .execute();
  }
}
