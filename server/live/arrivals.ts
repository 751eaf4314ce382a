// Who comes to tables and goes, told to those who follow them. Each time all of them are told, so the more there are the more
// seldom it is: however often somebody comes and goes, it costs a table no more than so many messages a second.

import { SPECTATOR } from '@starboard/engine';
import type { TableKeepers } from '../keepers/table-keepers.ts';
import type { Audiences } from './audiences.ts';
import { companyAt, companyFor, type CompanyParts } from './company.ts';

export interface ArrivalParts extends CompanyParts {
  readonly audiences: Pick<Audiences, 'followed' | 'followers' | 'follows' | 'tell'>;
  readonly keepers: Pick<TableKeepers, 'of'>;
}

/** Milliseconds from one time to the next: at least, and for each who follows the table. */
const PAUSE = { least: 100, each: 4 } as const;

type After = (milliseconds: number, call: () => void) => void;

export class Arrivals {
  readonly #parts: ArrivalParts;
  readonly #after: After;
  /** Tables that were told a moment ago; true where somebody came or went since. */
  readonly #told = new Map<string, boolean>();

  /** The pauses are of the network's time, not of the tables', which may stand. */
  constructor(parts: ArrivalParts, after: After = (ms, call) => void setTimeout(call, ms).unref()) {
    this.#parts = parts;
    this.#after = after;
  }

  /** Somebody came to the table, or went. */
  heard(table: string): void {
    const { audiences } = this.#parts;
    if (!audiences.follows(table)) return;
    if (this.#told.has(table)) {
      this.#told.set(table, true);
      return;
    }
    this.#told.set(table, false);
    const pause = Math.max(PAUSE.least, audiences.followers(table) * PAUSE.each);
    this.#after(pause, () => {
      const isNews = this.#told.get(table) === true;
      this.#told.delete(table);
      if (isNews) this.heard(table);
    });
    this.#tell(table).catch(() => {});
  }

  /** Who came and went while nothing was heard. */
  missed(): void {
    for (const table of this.#parts.audiences.followed) this.heard(table);
  }

  async #tell(table: string): Promise<void> {
    const { audiences, keepers } = this.#parts;
    const keeper = await keepers.of(table);
    const seen = await keeper?.look(({ row, state }) => ({ row, state }));
    if (seen === undefined) return;
    const company = await companyAt(this.#parts, seen);
    const told = { type: 'presence', table } as const;
    audiences.tell(table, { ...told, ...company }, ({ viewer }) => viewer !== SPECTATOR);
    const forOthers = companyFor(SPECTATOR, company);
    audiences.tell(table, { ...told, ...forOthers }, ({ viewer }) => viewer === SPECTATOR);
  }
}
