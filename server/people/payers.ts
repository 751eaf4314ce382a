// Who answers for what somebody takes of what belongs to all, for a bot its owner, and from where: what hardly ever changes is
// remembered. From where is known only of those who came to this process: its threads are what is shared, and bots of others wait for nobody.

import { placeOf } from '../base/addresses.ts';
import type { Store } from '../store/store.ts';
import { payerOf, type Spender } from './budgets.ts';

/** Of each the oldest are forgotten first. */
const MOST = 20_000;
/** Of fewer nobody has to know who came last. */
const MANY = MOST / 2;

export interface KnownPayer {
  readonly person: string;
  /** Null where nobody knows. */
  readonly from: string | null;
}

export class Payers {
  readonly #store: Pick<Store, 'db'>;
  readonly #known = new Map<string, string>();
  readonly #from = new Map<string, { readonly address: string; readonly place: string }>();

  constructor(store: Pick<Store, 'db' | 'listen' | 'onGap'>) {
    this.#store = store;
    store.listen((notice) => {
      if (notice.about === 'person') this.#known.delete(notice.id);
    });
    store.onGap(() => this.#known.clear());
  }

  /** Somebody asks for something. */
  met({ person, address }: Spender): void {
    const payer = payerOf(person);
    if (this.#from.size < MANY && this.#from.get(payer)?.address === address) return;
    // the last that came lies last
    this.#from.delete(payer);
    remember(this.#from, payer, { address, place: placeOf(address) });
  }

  /** Each of them once. */
  async of(people: readonly string[]): Promise<readonly KnownPayer[]> {
    const missing = people.filter((person) => !this.#known.has(person));
    if (missing.length > 0) {
      const rows = await this.#store.db
        .selectFrom('persons')
        .select(['id', 'owner'])
        .where('id', 'in', missing)
        .execute();
      for (const { id, owner } of rows) remember(this.#known, id, owner ?? id);
    }
    const payers = new Set(people.map((person) => this.#known.get(person) ?? person));
    return [...payers].map((person) => ({ person, from: this.#from.get(person)?.place ?? null }));
  }
}

function remember<T>(those: Map<string, T>, key: string, value: T): void {
  those.set(key, value);
  const [oldest] = those.keys();
  if (those.size > MOST) those.delete(oldest);
}
