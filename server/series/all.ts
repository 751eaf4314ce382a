// All kinds of series, for whoever does not ask which it is.

import type { Handled } from '../jobs/jobs.ts';
import { kindOf, type KindOfSeries } from '../tables/series-rows.ts';

interface OneKind {
  tick(id: string): Promise<Handled>;
  stop(id: string): Promise<void>;
  leave(people: readonly string[]): Promise<void>;
  adopt(guest: string, account: string): Promise<void>;
}

export class AllSeries {
  readonly #kinds: Readonly<Record<KindOfSeries, OneKind>>;

  constructor(kinds: Readonly<Record<KindOfSeries, OneKind>>) {
    this.#kinds = kinds;
  }

  /** Does what is due; when to look again. */
  tick(id: string): Promise<Handled> {
    return this.#kinds[kindOf(id)].tick(id);
  }

  /** For the host of the server. */
  stop(id: string): Promise<void> {
    return this.#kinds[kindOf(id)].stop(id);
  }

  /** Whoever goes for good, with its bots. */
  async leave(people: readonly string[]): Promise<void> {
    for (const kind of Object.values(this.#kinds)) await kind.leave(people);
  }

  /** A guest that has become an account. */
  async adopt(guest: string, account: string): Promise<void> {
    for (const kind of Object.values(this.#kinds)) await kind.adopt(guest, account);
  }
}
