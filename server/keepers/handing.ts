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
import { closed } from './closing.ts';
import type { TableKeeper } from './table-keeper.ts';
import type { TableKeepers } from './table-keepers.ts';

export interface HandingDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly accounts: Accounts;
  readonly names: NameBook;
  readonly keepers: TableKeepers;
  readonly series: {
    leave(people: readonly string[]): Promise<void>;
    adopt(guest: string, account: string): Promise<void>;
  };
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

  /** Every seat of the guest becomes the account's, but where that account sits at the same table: there the guest is gone. */
  async adopt(guest: string): Promise<null> {
    const { store, accounts, names } = this.#deps;
    const row = await accounts.find(guest);
    const account = row?.adopted_by ?? null;
    if (row === null || account === null || row.deleted === 1) return null;
    await names.fetch([account]);
    await this.#deps.series.adopt(guest, account);
    await this.#atAllTables(guest, (table, seat) =>
      seatOf(table.state.seats, account) >= 0
        ? left(table, seat)
        : { deed: { do: 'hand', seat, person: account } },
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

  /** Whoever leaves for good, with its bots: what they opened is closed where nobody else sits. Elsewhere they free their
   *  seats; in running games our bots play on. And they leave the tournaments that they entered. */
  async leaveTables(person: string): Promise<void> {
    const gone = new Set(await allOf(this.#deps.store, person));
    await this.#deps.series.leave([...gone]);
    for (const id of await this.#tablesOf([...gone])) {
      const keeper = await this.#deps.keepers.of(id);
      if (keeper !== null) await this.#leave(keeper, gone);
    }
  }

  /** One seat after the other. */
  async #leave(keeper: TableKeeper, gone: ReadonlySet<string>): Promise<void> {
    let isLeft = false;
    const refused = await keeper.commit(
      (table) => {
        const decided = leaving(table, gone);
        isLeft = decided !== null;
        return decided;
      },
      () => null,
    );
    if (isRefusal(refused)) throw new Error(`Table ${keeper.id}: ${refused.reason}`);
    if (isLeft) await this.#leave(keeper, gone);
  }

  /** Those that are not over, where any of them sits, or which they opened. */
  async #tablesOf(people: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#deps.store.db
      .selectFrom('tables')
      .select('id')
      .where('status', 'in', ['open', 'playing'])
      .where((eb) =>
        eb.or([
          eb('host', 'in', people),
          eb('id', 'in', eb.selectFrom('seats').select('table_id').where('person', 'in', people)),
        ]),
      )
      .execute();
    return rows.map(({ id }) => id);
  }

  async #atAllTables(person: string, decide: (table: Table, seat: number) => DeedDecided): Promise<void> {
    const { store, keepers } = this.#deps;
    const rows = await store.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('table_id')
      .where('person', '=', person)
      .where('tables.status', '!=', 'closed')
      .execute();
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

/** The next thing to do for those who have gone; null when there is nothing left of them. */
function leaving(table: Table, gone: ReadonlySet<string>): DeedDecided {
  const { row, state } = table;
  const { seats, status } = state;
  if (status !== 'open' && status !== 'playing') return null;
  const isOthers = seats.some(({ person }) => person !== null && !gone.has(person));
  if (!isOthers && row.series === null && gone.has(row.host)) return closed(table);
  const seat = seats.findIndex(({ person }) => person !== null && gone.has(person));
  if (seat < 0) return null;
  return left(table, seat);
}

/** The seat of somebody who has gone. */
function left({ state: { status }, row }: Table, seat: number): DeedDecided {
  if (status === 'open') return { deed: { do: 'rise', seat } };
  return status === 'playing' ? { deed: { do: 'standIn', seat, level: row.level, why: 'vacant' } } : null;
}
