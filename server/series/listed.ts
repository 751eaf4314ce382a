// The series of one person, and those that wait for people, the newest first.

import type { SeriesWinner } from '@starboard/wire/schema';
import type { NameBook, PeopleById } from '../people/names.ts';
import type { SeriesRow, SeriesStatus } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
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

export async function listSeries(
  store: Store,
  book: NameBook,
  { kind, person, waiting }: Wanted,
): Promise<Listed> {
  const { db } = store;
  const rows = db
    .selectFrom('series')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(LENGTH);
  const own = async (): Promise<SeriesRow[]> => {
    if (person === null) return [];
    const ids = await idsOf(db, person);
    return rows
      .where('status', '!=', 'cancelled')
      .where((eb) =>
        eb.or([
          eb.and([eb('organizer', 'in', ids), eb('format', '!=', OF_TOURNAMENT)]),
          eb('id', 'in', eb.selectFrom('series_entrants').select('series_id').where('person', 'in', ids)),
        ]),
      )
      .execute();
  };
  const [mine, open] = await Promise.all([
    own(),
    rows
      .where('status', 'in', waiting)
      .where('format', '!=', OF_TOURNAMENT)
      .whereRef('entrants', '<', 'cap')
      .execute(),
  ]);
  const names = await book.fetch([...new Set([...mine, ...open].map(({ organizer }) => organizer))]);
  return { mine, open, names, winnersOf: await winnersOfAll(store, book, mine) };
}
