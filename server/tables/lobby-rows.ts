// Public tables that are not finished, kept beside the deeds for the lobby.

import type { Compilable, Kysely } from 'kysely';
import type { LobbyRow, Schema, Status, TableRow } from '../store/schema.ts';

/** For so long after the last sign of its host a table counts as one at which the host is, in milliseconds. */
export const HERE_FOR = 600_000;

/** From where a table is opened, and how many are listed already of its host or from there. */
export type LobbyPlace = Pick<LobbyRow, 'origin' | 'place'>;

/** Whoever opens a table is there. */
export function openedRows(
  db: Kysely<Schema>,
  { id, host, status, visibility, created_at: at }: TableRow,
  { origin, place }: LobbyPlace,
): Compilable[] {
  if (visibility !== 'public') return [];
  const row = { table_id: id, status, place, host_until: at + HERE_FOR, host, origin, opened_at: at };
  return [db.insertInto('lobby').values(row)];
}

/** What to write where the game has begun, or the table is finished. */
export function turnedRows(
  db: Kysely<Schema>,
  { id, visibility }: Pick<TableRow, 'id' | 'visibility'>,
  before: Status,
  after: Status,
): Compilable[] {
  if (before === after || visibility !== 'public') return [];
  const isListed = after === 'open' || after === 'playing';
  return [
    isListed
      ? db.updateTable('lobby').set({ status: after }).where('table_id', '=', id)
      : db.deleteFrom('lobby').where('table_id', '=', id),
  ];
}
