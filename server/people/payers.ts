// Who answers for what somebody takes of what belongs to all: for a bot its owner. Remembered, since it hardly ever changes.

import type { Store } from '../store/store.ts';

/** The oldest are forgotten first. */
const MOST = 20_000;

export class Payers {
  readonly #store: Pick<Store, 'db'>;
  readonly #known = new Map<string, string>();

  constructor(store: Pick<Store, 'db' | 'listen' | 'onGap'>) {
    this.#store = store;
    store.listen((notice) => {
      if (notice.about === 'person') this.#known.delete(notice.id);
    });
    store.onGap(() => this.#known.clear());
  }

  /** Each of them once. */
  async of(people: readonly string[]): Promise<readonly string[]> {
    const missing = people.filter((person) => !this.#known.has(person));
    if (missing.length > 0) {
      const rows = await this.#store.db
        .selectFrom('persons')
        .select(['id', 'owner'])
        .where('id', 'in', missing)
        .execute();
      for (const { id, owner } of rows) this.#remember(id, owner ?? id);
    }
    return [...new Set(people.map((person) => this.#known.get(person) ?? person))];
  }

  #remember(person: string, payer: string): void {
    this.#known.set(person, payer);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST) this.#known.delete(oldest);
  }
}
