// Games in play that nobody will go on with. Guests cost nothing and come without end, and so would their games; those in
// which an account ever had a part are played to their end, or wait for it.

import type { ExpressionBuilder } from 'kysely';
import { isOfGuests } from '../retention/kept.ts';
import { START, placeBehind, type Place } from '../retention/place.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { isManned } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';

/** Whoever only went out may come back meanwhile, and bots play on until then. */
export const DAY = 86_400_000;
/** Tables that are looked at in one go. */
const MOST = 500;

/** Whether nobody plays on there, by what is known before the table is loaded; and by what the table says. */
export interface Abandonment {
  readonly where: (eb: ExpressionBuilder<Schema, 'tables'>) => ReturnType<typeof isOfGuests>;
  readonly is: (table: Table) => boolean;
}

/** Bots have all seats, since before that time. A table that was opened for bots alone was left by nobody: there are such
 *  from before guests could not open them. */
export const leftToBots = (before: number): Abandonment => ({
  where: (eb) =>
    eb.and([
      eb('tables.created_at', '<', before),
      eb.not(
        eb.exists(
          eb
            .selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where('seats.person', 'is not', null)
            .where('seats.bot', 'is', null),
        ),
      ),
    ]),
  is({ state: { notes, seats } }) {
    const left = notes.findLast(({ what }) => what === 'standIn');
    return left !== undefined && left.at <= before && !seats.some(isManned);
  },
});

/** It waits for somebody, and none of those who sit there has come since before that time. */
export const forgotten = (before: number): Abandonment => ({
  where: (eb) =>
    eb.and([
      eb('tables.created_at', '<', before),
      eb.not(
        eb.exists(
          eb
            .selectFrom('seats')
            .innerJoin('persons', 'persons.id', 'seats.person')
            .select('seats.seat')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where('persons.seen_at', '>=', before),
        ),
      ),
    ]),
  is: ({ state: { lastAt, seats } }) => lastAt < before && seats.some(isManned),
});

/** Goes on each time where it was: one that stays keeps no other from being looked at. */
export class Abandoned {
  readonly #store: Pick<Store, 'db'>;
  #place: Place = START;

  constructor(store: Pick<Store, 'db'>) {
    this.#store = store;
  }

  async next(kind: Abandonment): Promise<readonly string[]> {
    const { at, id } = this.#place;
    const rows = await this.#store.db
      .selectFrom('tables')
      .select(['id', 'created_at as at'])
      .where('status', '=', 'playing')
      .where((eb) => eb.and([isOfGuests(eb), kind.where(eb)]))
      .where((eb) =>
        eb.or([eb('created_at', '>', at), eb.and([eb('created_at', '=', at), eb('id', '>', id)])]),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(MOST)
      .execute();
    this.#place = rows.length < MOST ? START : placeBehind(rows);
    return rows.map((row) => row.id);
  }
}
