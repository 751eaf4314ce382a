// All that is stored about a person, for the person: written piece by piece, since it may be much, and a page at a time for
// everybody together, so that nobody else waits for it.

import type { Static } from 'typebox';
import type { MyData } from '@starboard/wire/schema';
import { allOf } from '../people/own-data.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Deed } from './deed.ts';
import type { Lists } from './lists.ts';
import { datedOf } from './loading.ts';
import { page, ROWS } from './own-pages.ts';
import { finishedOf, resultsOf } from './own-ratings.ts';
import { tournamentDeedsOf } from './own-series.ts';
import { isManned, seatsAfter, type TableSeat } from './seating.ts';

type Data = Static<typeof MyData>;
type OwnDeed = Data['deeds'][number];

export interface OwnDataParts {
  readonly store: Store;
  readonly lists: Pick<Lists, 'listed'>;
}

/** What is short, and known already. */
export type FirstPart = Omit<
  Data,
  'tables' | 'deeds' | 'tournaments' | 'rated' | 'results' | 'chat' | 'reports'
>;

/** The pieces of a `MyData` as JSON. */
export async function* ownData(
  parts: OwnDataParts,
  { id }: PersonRow,
  first: FirstPart,
): AsyncGenerator<string> {
  const { store } = parts;
  const people = await allOf(store, id);
  yield JSON.stringify(first).slice(0, -1);
  yield* listed('tables', tablesOf(parts, people));
  yield* listed('deeds', deedsOf(store, people));
  yield* listed('tournaments', tournamentDeedsOf(store, people));
  yield* listed('rated', resultsOf(store, people));
  yield* listed('results', finishedOf(store, people));
  yield* listed('chat', chatOf(store, people));
  yield* listed('reports', reportsOf(store, people));
  yield '}';
}

async function* listed(name: string, found: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  yield `,${JSON.stringify(name)}:[`;
  let isFirst = true;
  for await (const those of found) {
    if (those.length === 0) continue;
    yield `${isFirst ? '' : ','}${those.map((each) => JSON.stringify(each)).join(',')}`;
    isFirst = false;
  }
  yield ']';
}

/** Where they sit, or sat, or were the host. */
async function* tableIds({ db }: Store, people: readonly string[]): AsyncGenerator<string[]> {
  let last = '';
  for (;;) {
    const rows = await page(() =>
      db
        .selectFrom('sat')
        .select('table_id as id')
        .where('person', 'in', people)
        .where('table_id', '>', last)
        .union(db.selectFrom('tables').select('id').where('host', 'in', people).where('id', '>', last))
        .orderBy('id')
        .limit(ROWS)
        .execute(),
    );
    yield rows.map((row) => row.id);
    if (rows.length < ROWS) return;
    last = rows[rows.length - 1].id;
  }
}

async function* tablesOf(
  { store, lists }: OwnDataParts,
  people: readonly string[],
): AsyncGenerator<Data['tables']> {
  for await (const ids of tableIds(store, people)) {
    if (ids.length === 0) return;
    const rows = await store.db
      .selectFrom('tables')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    yield await lists.listed(rows);
  }
}

async function* deedsOf(store: Store, people: readonly string[]): AsyncGenerator<OwnDeed[]> {
  for await (const ids of tableIds(store, people))
    for (const table of ids) yield* deedsAt(store, table, people);
}

async function* deedsAt(store: Store, table: string, people: readonly string[]): AsyncGenerator<OwnDeed[]> {
  let seats: readonly TableSeat[] = [];
  for (let from = 0; ; from += ROWS) {
    const rows = await page(() => store.deeds(table, from, from + ROWS));
    const found: OwnDeed[] = [];
    for (const row of rows) {
      const { at, deed } = datedOf(row);
      const after = seatsAfter(seats, deed);
      const by = whoDid(deed, seats, after);
      if (by !== null && people.includes(by)) found.push({ table, at, by, ...toldDeed(deed) });
      seats = after;
    }
    yield found;
    if (rows.length < ROWS) return;
  }
}

/** Null for what a table does by itself, and for what a bot does in somebody's seat. */
function whoDid(deed: Deed, before: readonly TableSeat[], after: readonly TableSeat[]): string | null {
  switch (deed.do) {
    case 'open':
      return deed.host;
    case 'play': {
      const seat = before[deed.entry.seat];
      return isManned(seat) || 'forfeit' in deed.entry ? seat.person : null;
    }
    case 'sit':
    case 'back':
      return after[deed.seat].person;
    case 'standIn':
      return deed.why === 'asked' ? before[deed.seat].person : null;
    case 'rise':
      return deed.removed === true ? null : before[deed.seat].person;
    case 'ready':
    case 'answer':
    case 'offer':
    case 'agree':
    case 'decline':
    case 'resume':
      return before[deed.seat].person;
    case 'rematch':
      return deed.seat === undefined ? null : before[deed.seat].person;
    default:
      return null;
  }
}

/** What the person said or ordered; not what came of it, which it may not know yet. */
function toldDeed(deed: Deed): Pick<OwnDeed, 'do' | 'order' | 'said'> {
  if (deed.do === 'play') {
    const { entry } = deed;
    if ('order' in entry) return { do: 'order', order: [...entry.order] };
    return { do: 'undo' in entry ? 'undo' : 'forfeit' in entry ? 'resign' : 'agree' };
  }
  const said = deed.do === 'ready' ? deed.word : deed.do === 'answer' ? deed.answer : undefined;
  return { do: deed.do, ...(said === undefined || said === null ? {} : { said }) };
}

async function* chatOf({ db }: Store, people: readonly string[]): AsyncGenerator<Data['chat']> {
  for (const by of people)
    for (let last = ''; ;) {
      const rows = await page(() =>
        db
          .selectFrom('chat')
          .select(['id', 'table_id as table', 'at', 'text'])
          .where('person', '=', by)
          .where('id', '>', last)
          .orderBy('id')
          .limit(ROWS)
          .execute(),
      );
      yield rows.map(({ table, at, text }) => ({ table, by, at, text }));
      if (rows.length < ROWS) break;
      last = rows[rows.length - 1].id;
    }
}

async function* reportsOf({ db }: Store, people: readonly string[]): AsyncGenerator<Data['reports']> {
  for (let last = ''; ;) {
    const rows = await page(() =>
      db
        .selectFrom('reports')
        .selectAll()
        .where('reporter', 'in', people)
        .where('id', '>', last)
        .orderBy('id')
        .limit(ROWS)
        .execute(),
    );
    yield rows.map(({ at, person, table_id: table, reason, handled }) => ({
      at,
      person,
      table,
      reason,
      settled: handled === 1,
    }));
    if (rows.length < ROWS) return;
    last = rows[rows.length - 1].id;
  }
}
