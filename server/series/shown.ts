// What series look like, as JSON: put together once after each change, however many look.

import type { NameBook, PeopleById } from '../people/names.ts';
import type { Store } from '../store/store.ts';
import type { Kept } from './kind.ts';
import { becomeOf } from './people.ts';

/** What people are called now, and what guests among them have become. */
export interface KnownPeople {
  readonly names: PeopleById;
  readonly become: ReadonlyMap<string, string>;
}

/** How those of one kind are shown. */
export interface HowShown<S> {
  of(id: string): Promise<Kept<S> | null>;
  /** Whoever is named in it. */
  people(state: S): readonly string[];
  told(kept: Kept<S>, people: KnownPeople): object;
}

interface Shown {
  readonly deedCount: number;
  readonly json: string;
}

/** The longest unused are forgotten first. */
const MOST = 50;

export class ShownSeries<S> {
  readonly #store: Store;
  readonly #names: NameBook;
  readonly #showing: HowShown<S>;
  readonly #known = new Map<string, Shown>();

  constructor(store: Store, names: NameBook, showing: HowShown<S>) {
    this.#store = store;
    this.#names = names;
    this.#showing = showing;
    // what somebody is called, or has become, may be shown anywhere
    store.listen(({ about }) => {
      if (about === 'person') this.#known.clear();
    });
    store.onGap(() => this.#known.clear());
    names.onChange(() => this.#known.clear());
  }

  /** Null where there is no such series. */
  async of(id: string): Promise<string | null> {
    const kept = await this.#showing.of(id);
    if (kept === null) return null;
    const known = this.#known.get(id);
    if (known?.deedCount === kept.deedCount) return known.json;
    const people = [...new Set(this.#showing.people(kept.state))];
    const become = await becomeOf(this.#store.db, people);
    const names = await this.#names.fetch([...new Set([...people, ...become.values()])]);
    const json = JSON.stringify(this.#showing.told(kept, { names, become }));
    this.#remember(id, { deedCount: kept.deedCount, json });
    return json;
  }

  #remember(id: string, shown: Shown): void {
    this.#known.delete(id);
    this.#known.set(id, shown);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST) this.#known.delete(oldest);
  }
}
