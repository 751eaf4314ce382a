// Seats that change hands because a person does: a guest's games go over to an account, or somebody leaves for good.

import { isRefusal } from '@starboard/engine';
import type { Clock } from '../base/clock.ts';
import type { DeedDecided } from '../decide/decision.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Accounts } from '../people/accounts.ts';
import type { NameBook } from '../people/names.ts';
import { allOf } from '../people/own-data.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { seatOf } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';
import type { TableKeepers } from './table-keepers.ts';

export interface HandingDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly accounts: Accounts;
  readonly names: NameBook;
  readonly keepers: TableKeepers;
}

export class Handing {
  readonly #deps: HandingDeps;

  constructor(deps: HandingDeps) {
    this.#deps = deps;
  }

  /** Written down first, then done: a server that stops in between goes on with it later. */
  async adoptLater(guest: PersonRow, account: PersonRow): Promise<void> {
    const { store, jobs, clock } = this.#deps;
    await store.db
      .updateTable('persons')
      .set({ adopted_by: account.id })
      .where('id', '=', guest.id)
      .execute();
    await jobs.add('adopt', guest.id, clock.now());
    await this.adopt(guest.id);
  }

  /** Every seat of the guest becomes the account's, but where that account sits at the same table. */
  async adopt(guest: string): Promise<null> {
    const { store, accounts, names } = this.#deps;
    const row = await accounts.find(guest);
    const account = row?.adopted_by ?? null;
    if (row === null || account === null || row.deleted === 1) return null;
    await names.fetch([account]);
    await this.#atAllTables(guest, (table, seat) =>
      seatOf(table.state.seats, account) >= 0 ? null : { deed: { do: 'hand', seat, person: account } },
    );
    const { db } = store;
    await store.write([
      db.updateTable('persons').set({ deleted: 1 }).where('id', '=', guest),
      db.deleteFrom('sessions').where('person', '=', guest),
      db.updateTable('chat').set({ person: account }).where('person', '=', guest),
      db.updateTable('tables').set({ host: account }).where('host', '=', guest),
    ]);
    await store.notify({ about: 'person', id: guest });
    return null;
  }

  /** Whoever leaves for good frees its seats, and those of its bots; in running games ours play on. */
  async leaveTables(person: string): Promise<void> {
    for (const each of await allOf(this.#deps.store, person))
      await this.#atAllTables(each, ({ state, row }, seat) => {
        if (state.status === 'open') return { deed: { do: 'rise', seat } };
        return state.status === 'playing'
          ? { deed: { do: 'standIn', seat, level: row.level, why: 'vacant' } }
          : null;
      });
  }

  async #atAllTables(person: string, decide: (table: Table, seat: number) => DeedDecided): Promise<void> {
    const { store, keepers } = this.#deps;
    const rows = await store.db.selectFrom('seats').select('table_id').where('person', '=', person).execute();
    for (const { table_id: id } of rows) {
      const keeper = await keepers.of(id);
      const refused = await keeper?.commit(
        (table) => {
          const seat = seatOf(table.state.seats, person);
          return seat < 0 ? null : decide(table, seat);
        },
        () => null,
      );
      if (isRefusal(refused)) throw new Error(`Table ${id}: ${refused.reason}`);
    }
  }
}
