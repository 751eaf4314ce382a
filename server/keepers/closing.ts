// Tables that are closed by nobody who sits there: because the host of the server says so, or because guests have left them.

import type { Clock } from '../base/clock.ts';
import type { DeedDecided } from '../decide/decision.ts';
import type { RetentionDays } from '../retention/retention.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../tables/table.ts';
import { Abandoned, DAY, forgotten, leftToBots, type Abandonment } from './abandoned.ts';
import type { TableKeepers } from './table-keepers.ts';

export interface ClosingDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly keepers: TableKeepers;
  readonly presence: { here(table: string): Promise<readonly string[]> };
  /** While the server was away nobody could come back: that does not count. */
  readonly timekeeper: { servedSince(time: number): Promise<number> };
  readonly days: Pick<RetentionDays, 'guestGames'>;
  readonly failed: (table: string, error: unknown) => void;
}

/** Whatever goes on there. A game that is over stays: there is nothing to stop, and it is its players'. */
export function closed({ state }: Pick<Table, 'state'>): DeedDecided {
  return state.status === 'open' || state.status === 'playing' ? { deed: { do: 'close' } } : null;
}

export class Closing {
  readonly #deps: ClosingDeps;
  readonly #leftToBots: Abandoned;
  readonly #forgotten: Abandoned;

  constructor(deps: ClosingDeps) {
    this.#deps = deps;
    this.#leftToBots = new Abandoned(deps.store);
    this.#forgotten = new Abandoned(deps.store);
  }

  async close(id: string): Promise<void> {
    await this.#commit(id, closed);
  }

  /** Games of guests: after a day where bots play them, after as long as their ended games are kept where they wait. */
  async closeAbandoned(): Promise<void> {
    const { clock, days, timekeeper } = this.#deps;
    const aDayAgo = await timekeeper.servedSince(DAY);
    await this.#closeNext(this.#leftToBots, leftToBots(aDayAgo));
    if (Number.isFinite(days.guestGames))
      await this.#closeNext(
        this.#forgotten,
        forgotten(Math.min(aDayAgo, clock.now() - days.guestGames * DAY)),
      );
  }

  async #closeNext(abandoned: Abandoned, kind: Abandonment): Promise<void> {
    const { presence, failed } = this.#deps;
    for (const id of await abandoned.next(kind)) {
      try {
        if ((await presence.here(id)).length === 0)
          await this.#commit(id, (table) => (kind.is(table) ? closed(table) : null));
      } catch (error) {
        // one that fails keeps no other from being closed
        failed(id, error);
      }
    }
  }

  async #commit(id: string, decide: (table: Table) => DeedDecided): Promise<void> {
    const keeper = await this.#deps.keepers.of(id);
    await keeper?.commit(decide, () => null);
  }
}
