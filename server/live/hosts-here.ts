// Hosts who wait at their public tables, written down for the lobby: it lists first where somebody is.

import type { Clock } from '../base/clock.ts';
import type { TableKeepers } from '../keepers/table-keepers.ts';
import type { Store } from '../store/store.ts';
import { HERE_FOR } from '../tables/lobby-rows.ts';
import type { Table } from '../tables/table.ts';
import type { Audiences } from './audiences.ts';

export interface HostsHereDeps {
  readonly store: Pick<Store, 'db' | 'notify'>;
  readonly clock: Clock;
  readonly keepers: Pick<TableKeepers, 'lookAtFollowed'>;
  readonly audiences: Pick<Audiences, 'has'>;
}

/** Who comes within this time, in milliseconds, is written down together. */
const GATHER = 1_000;
/** Tables in one statement. */
const MOST = 500;

type Seen = Pick<Table, 'row' | 'state'>;

export class HostsHere {
  readonly #deps: HostsHereDeps;
  /** Until when each is known to be there. */
  readonly #until = new Map<string, number>();
  #coming = new Set<string>();

  constructor(deps: HostsHereDeps) {
    this.#deps = deps;
  }

  /** Somebody has come to a table. */
  came(table: Seen, person: string | null): void {
    if (person !== table.state.host || !isListed(table) || this.#isKnown(table.row.id)) return;
    if (this.#coming.size === 0) setTimeout(() => void this.#write().catch(() => {}), GATHER).unref();
    this.#coming.add(table.row.id);
  }

  /** Those who are still there are there for a while longer. */
  async refresh(): Promise<void> {
    const { keepers, audiences, clock } = this.#deps;
    const now = clock.now();
    for (const [table, until] of this.#until) if (until <= now) this.#until.delete(table);
    await keepers.lookAtFollowed((table) => {
      const { row, state } = table;
      if (isListed(table) && !this.#isKnown(row.id) && audiences.has(row.id, state.host))
        this.#coming.add(row.id);
    });
    await this.#write();
  }

  #isKnown(table: string): boolean {
    return (this.#until.get(table) ?? 0) - this.#deps.clock.now() > HERE_FOR / 2;
  }

  async #write(): Promise<void> {
    const { store, clock } = this.#deps;
    const tables = [...this.#coming];
    this.#coming = new Set();
    const until = clock.now() + HERE_FOR;
    for (let from = 0; from < tables.length; from += MOST) {
      const those = tables.slice(from, from + MOST);
      await store.db
        .updateTable('lobby')
        .set({ host_until: until })
        .where('table_id', 'in', those)
        .where('status', '=', 'open')
        .execute();
      for (const table of those) this.#until.set(table, until);
    }
    if (tables.length > 0) await store.notify({ about: 'lobby', id: tables[0] });
  }
}

function isListed({ row, state }: Seen): boolean {
  return state.status === 'open' && row.visibility === 'public';
}
