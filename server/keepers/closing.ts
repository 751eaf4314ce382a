// Tables that are closed by nobody who sits there: because the host of the server says so, or because guests have left them
// to their bots.

import type { Clock } from '../base/clock.ts';
import type { Store } from '../store/store.ts';
import { isManned } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';
import type { DeedDecided } from '../decide/decision.ts';
import type { TableKeepers } from './table-keepers.ts';

export interface ClosingDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly keepers: TableKeepers;
  readonly presence: { here(table: string): Promise<readonly string[]> };
  readonly failed: (table: string, error: unknown) => void;
}

const DAY = 86_400_000;
/** Tables that are looked at in one go. */
const MOST = 500;

/** Whatever goes on there. A game that is over stays: there is nothing to stop, and it is its players'. */
export function closed({ state }: Pick<Table, 'state'>): DeedDecided {
  return state.status === 'open' || state.status === 'playing' ? { deed: { do: 'close' } } : null;
}

export class Closing {
  readonly #deps: ClosingDeps;
  readonly #startedAt: number;

  constructor(deps: ClosingDeps) {
    this.#deps = deps;
    this.#startedAt = deps.clock.now();
  }

  async close(id: string): Promise<void> {
    await this.#commit(id, closed);
  }

  /** Games of guests that nobody has played at for a day: whoever only went out for a while may come back, and bots play on
   *  until then, but not for ever. An account's bots play to the end. While the server was away nobody could come back: that
   *  does not count. */
  async closeAbandoned(): Promise<void> {
    const { presence, failed, clock } = this.#deps;
    if (clock.now() - this.#startedAt < DAY) return;
    for (const id of await this.#leftToBots()) {
      try {
        if ((await presence.here(id)).length === 0) await this.#commit(id, abandoned);
      } catch (error) {
        // one that fails keeps no other from being closed
        failed(id, error);
      }
    }
  }

  async #commit(id: string, decide: (table: Table, now: number) => DeedDecided): Promise<void> {
    const keeper = await this.#deps.keepers.of(id);
    await keeper?.commit(decide, () => null);
  }

  /** Tables that guests opened, where bots have all seats and no account could come back. */
  async #leftToBots(): Promise<readonly string[]> {
    const { store, clock } = this.#deps;
    const rows = await store.db
      .selectFrom('tables')
      .innerJoin('persons as host', 'host.id', 'tables.host')
      .select('tables.id')
      .where('tables.status', '=', 'playing')
      .where('tables.created_at', '<', clock.now() - DAY)
      .where('host.kind', '=', 'guest')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seats')
              .innerJoin('persons', 'persons.id', 'seats.person')
              .select('seats.seat')
              .whereRef('seats.table_id', '=', 'tables.id')
              .where((eb) => eb.or([eb('seats.bot', 'is', null), eb('persons.kind', '!=', 'guest')])),
          ),
        ),
      )
      .orderBy('tables.created_at')
      .limit(MOST)
      .execute();
    return rows.map(({ id }) => id);
  }
}

/** A table that was opened for bots alone was left by nobody: there are such from before guests could not open them. */
function abandoned(table: Table, now: number): DeedDecided {
  const { seats, notes } = table.state;
  const left = notes.findLast(({ what }) => what === 'standIn');
  if (left === undefined || now - left.at < DAY || seats.some(isManned)) return null;
  return closed(table);
}
