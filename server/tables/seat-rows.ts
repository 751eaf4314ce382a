// Who sits where, kept beside the deeds for lists. A seat that can be taken is listed as free, also where a bot plays on
// meanwhile.

import type { Compilable, Kysely } from 'kysely';
import type { Schema, SeatRow } from '../store/schema.ts';
import { isFree, type TableSeat } from './seating.ts';

/** What to write where seats have changed hands. */
export function seatRows(
  db: Kysely<Schema>,
  table: string,
  before: readonly TableSeat[],
  after: readonly TableSeat[],
): Compilable[] {
  if (before === after) return [];
  const changed = after.flatMap((seat, place) => {
    const now = listed(seat);
    const old = before.at(place);
    if (old !== undefined && isSame(listed(old), now)) return [];
    return [upsert(db, { table_id: table, seat: place, ...now })];
  });
  const came = after.filter(({ person }, place) => person !== before.at(place)?.person);
  return [...changed, ...satRows(db, table, came)];
}

/** What somebody did at a table is theirs, also when they have left it. */
export function satRows(
  db: Kysely<Schema>,
  table: string,
  sitters: readonly { readonly person: string | null }[],
): Compilable[] {
  const sat = sitters.flatMap(({ person }) => (person === null ? [] : [{ person, table_id: table }]));
  if (sat.length === 0) return [];
  return [
    db
      .insertInto('sat')
      .values(sat)
      .onConflict((conflict) => conflict.doNothing()),
  ];
}

type Listed = Pick<SeatRow, 'person' | 'bot'>;

function isSame(one: Listed, other: Listed): boolean {
  return one.person === other.person && one.bot === other.bot;
}

function listed(seat: TableSeat): Listed {
  return { person: seat.person, bot: isFree(seat) ? null : seat.bot };
}

function upsert(db: Kysely<Schema>, row: SeatRow): Compilable {
  return db
    .insertInto('seats')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'seat']).doUpdateSet({ person: row.person, bot: row.bot }),
    );
}
