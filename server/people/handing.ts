// Seats that change hands because a person does: a guest's games go over to an account, or somebody leaves for good.

import { isRefusal } from '@starboard/engine';
import type { Hall } from '../hall.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Decided } from '../tables/decide/decision.ts';
import { seatOf } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';
import { allOf } from './own-data.ts';

/** Written down first, then done: a server that stops in between goes on with it later. */
export async function adoptLater(hall: Hall, guest: PersonRow, account: PersonRow): Promise<void> {
  const { db } = hall.store;
  await db.updateTable('persons').set({ adopted_by: account.id }).where('id', '=', guest.id).execute();
  await hall.jobs.add('adopt', guest.id, hall.clock.now());
  await adopt(hall, guest.id);
}

/** Every seat of the guest becomes the account's, but where that account sits at the same table. */
export async function adopt(hall: Hall, guest: string): Promise<null> {
  const row = await hall.accounts.find(guest);
  const account = row?.adopted_by ?? null;
  if (row === null || account === null || row.deleted === 1) return null;
  await hall.names.fetch([account]);
  await atAllTables(hall, guest, (table, seat) =>
    seatOf(table.state.seats, account) >= 0 ? null : { deed: { do: 'hand', seat, person: account } },
  );
  const { db } = hall.store;
  await hall.store.write([
    db.updateTable('persons').set({ deleted: 1 }).where('id', '=', guest),
    db.deleteFrom('sessions').where('person', '=', guest),
    db.updateTable('chat').set({ person: account }).where('person', '=', guest),
    db.updateTable('tables').set({ host: account }).where('host', '=', guest),
  ]);
  await hall.store.notify({ about: 'person', id: guest });
  return null;
}

/** Whoever leaves for good frees its seats, and those of its bots; in running games ours play on. */
export async function leaveTables(hall: Hall, person: string): Promise<void> {
  for (const each of await allOf(hall.store, person))
    await atAllTables(hall, each, ({ state, row }, seat) => {
      if (state.status === 'open') return { deed: { do: 'rise', seat } };
      return state.status === 'playing'
        ? { deed: { do: 'standIn', seat, level: row.level, why: 'vacant' } }
        : null;
    });
}

async function atAllTables(
  hall: Hall,
  person: string,
  decide: (table: Table, seat: number) => Decided,
): Promise<void> {
  const rows = await hall.store.db
    .selectFrom('seats')
    .select('table_id')
    .where('person', '=', person)
    .execute();
  for (const { table_id: id } of rows) {
    const room = await hall.house.room(id);
    const refused = await room?.commit(
      (table) => {
        const seat = seatOf(table.state.seats, person);
        return seat < 0 ? null : decide(table, seat);
      },
      () => null,
    );
    if (isRefusal(refused)) throw new Error(`Table ${id}: ${refused.reason}`);
  }
}
