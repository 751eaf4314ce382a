// The series of one person, and those that wait for people, the newest first.

import type { SeriesWinner } from '@starboard/wire/schema';
import type { NameBook, PeopleById } from '../people/names.ts';
import type { SeriesRow, SeriesStatus } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Kept } from './kind.ts';
import { idsOf } from './people.ts';
import { OF_TOURNAMENT } from './unfinished.ts';
import { winnersOfAll } from './winners.ts';

const LENGTH = 50;

interface Listed {
  readonly mine: readonly SeriesRow[];
  readonly open: readonly SeriesRow[];
  /** Who opened them. */
  readonly names: PeopleById;
  /** Of those that are over. */
  winnersOf(row: SeriesRow): SeriesWinner[];
}

interface Wanted {
  readonly kind: SeriesRow['kind'];
  /** Whose; null for somebody who has none. */
  readonly person: string | null;
  /** In which people are waited for where a seat is free. */
  readonly waiting: readonly SeriesStatus[];
}

interface Newest {
  readonly kind: SeriesRow['kind'];
  readonly statuses: readonly SeriesStatus[];
  readonly most: number;
  /** Somebody can still come into it. */
  readonly hasRoom?: boolean;
}

/** The newest first. Each status is asked for by itself: an index has those in this order, and others cost nothing, however many there are. */
export async function newestSeries(
  { db }: Store,
  { kind, statuses, most, hasRoom = false }: Newest,
): Promise<readonly SeriesRow[]> {
  const found = await Promise.all(
    statuses.map((status) =>
      db
        .selectFrom('series')
        .selectAll()
        .where('kind', '=', kind)
        .where('status', '=', status)
        .where('format', '!=', OF_TOURNAMENT)
        .$if(hasRoom, (all) => all.whereRef('entrants', '<', 'cap'))
        .orderBy('created_at', 'desc')
        .limit(most)
        .execute(),
    ),
  );
  return found
    .flat()
    .toSorted((a, b) => b.created_at - a.created_at)
    .slice(0, most);
}

export async function listSeries(
  store: Store,
  book: NameBook,
  { kind, person, waiting }: Wanted,
): Promise<Listed> {
  const { db } = store;
  const own = async (): Promise<SeriesRow[]> => {
    if (person === null) return [];
    const ids = await idsOf(db, person);
    return db
      .selectFrom('series')
      .selectAll()
      .where('kind', '=', kind)
      .where('status', '!=', 'cancelled')
      .where((eb) =>
        eb.or([
          eb.and([eb('organizer', 'in', ids), eb('format', '!=', OF_TOURNAMENT)]),
          eb('id', 'in', eb.selectFrom('series_entrants').select('series_id').where('person', 'in', ids)),
        ]),
      )
      .orderBy('created_at', 'desc')
      .limit(LENGTH)
      .execute();
  };
  const [mine, open] = await Promise.all([
    own(),
    newestSeries(store, { kind, statuses: waiting, most: LENGTH, hasRoom: true }),
  ]);
  const names = await book.fetch([...new Set([...mine, ...open].map(({ organizer }) => organizer))]);
  return { mine, open, names, winnersOf: await winnersOfAll(store, book, mine) };
}

/** So many are remembered; those that were listed longest ago are forgotten first. */
const MOST = 2_000;

/** What lists tell of series beside their rows: found out once after each change, however many ask and however many are listed. */
export class ListedParts<S, P> {
  readonly #db: Store['db'];
  readonly #of: (id: string) => Promise<Kept<S> | null>;
  readonly #partsOf: (kept: Kept<S>) => P;
  readonly #known = new Map<string, { readonly deedCount: number; readonly parts: P }>();

  constructor(
    { db }: Store,
    series: { of(id: string): Promise<Kept<S> | null> },
    partsOf: (kept: Kept<S>) => P,
  ) {
    this.#db = db;
    this.#of = (id) => series.of(id);
    this.#partsOf = partsOf;
  }

  /** By their ids; none of a series that is gone. */
  async of(rows: readonly SeriesRow[]): Promise<ReadonlyMap<string, P>> {
    const found = new Map<string, P>();
    for (const [id, deedCount] of await this.#deedCounts(rows)) {
      const known = this.#known.get(id);
      const now = known?.deedCount === deedCount ? known : await this.#read(id);
      if (now === null) continue;
      found.set(id, now.parts);
      this.#remember(id, now);
    }
    return found;
  }

  async #read(id: string): Promise<{ readonly deedCount: number; readonly parts: P } | null> {
    const kept = await this.#of(id);
    return kept && { deedCount: kept.deedCount, parts: this.#partsOf(kept) };
  }

  /** How many deeds each has: by that it is known whether something was done. */
  async #deedCounts(of: readonly SeriesRow[]): Promise<readonly (readonly [string, number])[]> {
    const ids = new Set(of.map(({ id }) => id));
    if (ids.size === 0) return [];
    const rows = await this.#db
      .selectFrom('series')
      .select((eb) => [
        'id',
        eb
          .selectFrom('series_deeds')
          .select((deeds) => deeds.fn.max('seq').as('last'))
          .whereRef('series_id', '=', 'series.id')
          .as('last'),
      ])
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(({ id, last }) => [id, (last ?? -1) + 1]);
  }

  #remember(id: string, now: { readonly deedCount: number; readonly parts: P }): void {
    this.#known.delete(id);
    this.#known.set(id, now);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST) this.#known.delete(oldest);
  }
}
