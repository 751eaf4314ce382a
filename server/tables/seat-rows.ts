// Who sits where, kept beside the deeds for lists.

import type { Compilable, Kysely } from 'kysely';
import type { Schema, SeatRow } from '../store/schema.ts';
import type { Seat } from './seating.ts';

/** What to write where seats have changed hands. */
export function seatRows(
  db: Kysely<Schema>,
  table: string,
  before: readonly Seat[],
  after: readonly Seat[],
): Compilable[] {
  if (before === after) return [];
  return after.flatMap((seat, place) => {
    const old = before[place];
    if (old !== undefined && old.person === seat.person && old.bot === seat.bot) return [];
    return [upsert(db, { table_id: table, seat: place, person: seat.person, bot: seat.bot })];
  });
}

function upsert(db: Kysely<Schema>, row: SeatRow): Compilable {
  return db
    .insertInto('seats')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'seat']).doUpdateSet({ person: row.person, bot: row.bot }),
    );
}
