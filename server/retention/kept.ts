// What is kept for ever, whatever the host says. Everything that removes asks here first.

import { setImmediate } from 'node:timers/promises';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Schema, SeriesStatus } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Deed } from '../tables/deed.ts';

/** What may be removed of tables: those that were closed before their game began, and the games of guests alone, which are
 *  asked for apart. What is open or in play stays, and every game in which an account had a part. */
export const REMOVABLE_STATUS = 'closed';

/** A table that was closed stays where its game had begun, and where a finished game leads to it as its rematch. */
export async function mayGo({ db, deeds }: Pick<Store, 'db' | 'deeds'>, table: string): Promise<boolean> {
  const row = await db
    .selectFrom('tables')
    .select((eb) => ['status', isLedTo(eb).as('led')])
    .where('id', '=', table)
    .executeTakeFirst();
  if (row === undefined || row.status !== REMOVABLE_STATUS || row.led) return false;
  return !(await hasBegun(deeds, table));
}

/** Deeds that are looked at together. */
const ROWS = 200;

/** A log may be long, and the thread that serves everybody reads it: piece by piece, with others in between. */
export async function hasBegun(deeds: Store['deeds'], table: string): Promise<boolean> {
  for (let from = 0; ; from += ROWS) {
    const done = await deeds(table, from, from + ROWS);
    if (done.some(({ body }) => (JSON.parse(body) as Deed).do === 'start')) return true;
    if (done.length < ROWS) return false;
    await setImmediate();
  }
}

const ONE = sql.lit(1).as('one');
type Persons = ExpressionBuilder<Schema, 'persons'>;
type Tables = ExpressionBuilder<Schema, 'tables'>;

/** The game that it is the rematch of is there. */
export const isLedTo = (eb: Tables) =>
  eb.exists(eb.selectFrom('tables as before').select(ONE).whereRef('before.id', '=', 'tables.previous'));

/** Somebody with an account, the bot of one, or a guest who has become one. */
const isAccount = (eb: Persons) =>
  eb.or([eb('persons.kind', '!=', 'guest'), eb('persons.adopted_by', 'is not', null)]);

/** No account ever sat there, or opened it. */
export const isOfGuests = (eb: Tables) =>
  eb.and([
    eb.not(
      eb.exists(
        eb
          .selectFrom('persons')
          .select(ONE)
          .whereRef('persons.id', '=', 'tables.host')
          .where((of) => isAccount(of)),
      ),
    ),
    eb.not(
      eb.exists(
        eb
          .selectFrom('sat')
          .innerJoin('persons', 'persons.id', 'sat.person')
          .select(ONE)
          .whereRef('sat.table_id', '=', 'tables.id')
          .where((of) => isAccount(of)),
      ),
    ),
  ]);

/** A report about what happened there waits, or people play its rematch. */
export const isNeeded = (eb: Tables) =>
  eb.or([
    eb.exists(
      eb
        .selectFrom('reports')
        .select(ONE)
        .whereRef('reports.table_id', '=', 'tables.id')
        .where('reports.handled', '=', 0),
    ),
    eb.exists(
      eb
        .selectFrom('tables as next')
        .select(ONE)
        .whereRef('next.previous', '=', 'tables.id')
        .where('next.status', 'in', ['open', 'playing']),
    ),
  ]);

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

/** In the list of a tournament that has those statuses, or of any. */
const hasEntered = (eb: Persons, statuses?: readonly SeriesStatus[]) => {
  const entered = eb
    .selectFrom('series_entrants')
    .innerJoin('series', 'series.id', 'series_entrants.series_id')
    .select(ONE)
    .whereRef('series_entrants.person', '=', 'persons.id');
  return eb.exists(statuses === undefined ? entered : entered.where('series.status', 'in', statuses));
};

/** A guest whom a table or a tournament still knows keeps at least a row without a name: its seat is the seat of somebody. */
export const isNowhere = (eb: Persons) =>
  eb.and([
    eb.not(isInReport(eb)),
    eb.not(hasEntered(eb)),
    eb.not(eb.exists(eb.selectFrom('seats').select(ONE).whereRef('seats.person', '=', 'persons.id'))),
    eb.not(eb.exists(eb.selectFrom('tables').select(ONE).whereRef('tables.host', '=', 'persons.id'))),
  ]);

/** Whoever can come back, sits where a game goes on or is to begin, is in a tournament that has not ended, or is to be judged, keeps the name. */
export const isExpected = (eb: Persons, now: number) =>
  eb.or([
    isInReport(eb),
    hasEntered(eb, ['entering', 'closed', 'playing']),
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
