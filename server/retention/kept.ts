// What is kept for ever, whatever the host says. Everything that removes asks here first.

import { setImmediate } from 'node:timers/promises';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Deed } from '../tables/deed.ts';

/** Of tables only those that were closed can go: games in play, and finished ones, stay with all their deeds. */
export const REMOVABLE_STATUS = 'closed';

/** A table that was closed stays where its game had begun, and where a finished game leads to it as its rematch. */
export async function mayGo({ db, deeds }: Pick<Store, 'db' | 'deeds'>, table: string): Promise<boolean> {
  const row = await db
    .selectFrom('tables')
    .select(['status', 'previous'])
    .where('id', '=', table)
    .executeTakeFirst();
  if (row === undefined || row.status !== REMOVABLE_STATUS || row.previous !== null) return false;
  return !(await hasBegun(deeds, table));
}

/** Deeds that are looked at together. */
const ROWS = 200;

/** A log may be long, and the thread that serves everybody reads it: piece by piece, with others in between. */
async function hasBegun(deeds: Store['deeds'], table: string): Promise<boolean> {
  for (let from = 0; ; from += ROWS) {
    const done = await deeds(table, from, from + ROWS);
    if (done.some(({ body }) => (JSON.parse(body) as Deed).do === 'start')) return true;
    if (done.length < ROWS) return false;
    await setImmediate();
  }
}

const ONE = sql.lit(1).as('one');
type Persons = ExpressionBuilder<Schema, 'persons'>;

/** Somebody whom a report that waits is about, or from. */
const isInReport = (eb: Persons) =>
  eb.exists(
    eb
      .selectFrom('reports')
      .select(ONE)
      .where('reports.handled', '=', 0)
      .where((of) =>
        of.or([
          of('reports.person', '=', of.ref('persons.id')),
          of('reports.reporter', '=', of.ref('persons.id')),
        ]),
      ),
  );

/** A guest whom a table still knows keeps at least a row without a name: its seat is the seat of somebody. */
export const isNowhere = (eb: Persons) =>
  eb.and([
    eb.not(isInReport(eb)),
    eb.not(eb.exists(eb.selectFrom('seats').select(ONE).whereRef('seats.person', '=', 'persons.id'))),
    eb.not(eb.exists(eb.selectFrom('tables').select(ONE).whereRef('tables.host', '=', 'persons.id'))),
  ]);

/** Whoever can come back, sits where a game goes on or is to begin, or is to be judged, keeps the name. */
export const isExpected = (eb: Persons, now: number) =>
  eb.or([
    isInReport(eb),
    eb.exists(
      eb
        .selectFrom('sessions')
        .select(ONE)
        .whereRef('sessions.person', '=', 'persons.id')
        .where('sessions.expires_at', '>', now),
    ),
    eb.exists(
      eb
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select(ONE)
        .whereRef('seats.person', '=', 'persons.id')
        .where('tables.status', 'in', ['open', 'playing']),
    ),
  ]);

/** What somebody wrote stays as long as a report about it waits. */
export const isReported = (eb: ExpressionBuilder<Schema, 'chat'>) =>
  eb.exists(
    eb
      .selectFrom('reports')
      .select(ONE)
      .whereRef('reports.chat', '=', 'chat.id')
      .where('reports.handled', '=', 0),
  );
