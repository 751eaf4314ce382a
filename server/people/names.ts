// What people are called, remembered for a while: every table shows it.

import type { Named } from '@starboard/wire/schema';
import type { Store } from '../store/store.ts';

/** People by id, as far as they are known. */
export type PeopleById = ReadonlyMap<string, Named>;

export function nameOf(person: string, names: PeopleById): Named {
  return names.get(person) ?? { id: person, name: 'Somebody', kind: 'guest' };
}

/** Names that are remembered; the oldest are forgotten first. */
const MOST = 20_000;
/** Names that one question asks for. */
const AT_ONCE = 1_000;

export class NameBook {
  readonly #store: Store;
  readonly #known = new Map<string, Named>();
  readonly #changed: ((person: string) => void)[] = [];

  constructor(store: Store) {
    this.#store = store;
    store.listen((notice) => {
      if (notice.about === 'person') void this.readAgain(notice.id).catch(() => {});
    });
    // who could not be read again is read when needed
    store.onGap(() => void this.#readAllAgain().catch(() => this.#known.clear()));
  }

  /** The names that are known; the others must be fetched first. */
  get known(): PeopleById {
    return this.#known;
  }

  /** Somebody whose name was known has another one now. */
  onChange(tell: (person: string) => void): void {
    this.#changed.push(tell);
  }

  /** The name may be another one by now, or nobody's. */
  async readAgain(person: string): Promise<void> {
    const old = this.#known.get(person);
    if (old === undefined) return;
    this.#known.delete(person);
    const now = (await this.fetch([person])).get(person);
    if (now?.name === old.name && now.kind === old.kind) return;
    for (const tell of this.#changed) tell(person);
  }

  /** Any of them may have another name by now. They stay known meanwhile: tables are being shown. */
  async #readAllAgain(): Promise<void> {
    const people = [...this.#known.keys()];
    for (let from = 0; from < people.length; from += AT_ONCE) {
      for (const now of await this.#read(people.slice(from, from + AT_ONCE))) {
        const old = this.#known.get(now.id);
        if (old === undefined || (old.name === now.name && old.kind === now.kind)) continue;
        this.remember(now);
        for (const tell of this.#changed) tell(now.id);
      }
    }
  }

  has(people: readonly string[]): boolean {
    return people.every((person) => this.#known.has(person));
  }

  async fetch(people: readonly string[]): Promise<PeopleById> {
    const missing = people.filter((person) => !this.#known.has(person));
    if (missing.length > 0) for (const row of await this.#read(missing)) this.remember(row);
    return this.#known;
  }

  #read(people: readonly string[]): Promise<Named[]> {
    return this.#store.db
      .selectFrom('persons')
      .select(['id', 'name', 'kind'])
      .where('id', 'in', people)
      .execute();
  }

  remember({ id, name, kind }: Named): void {
    this.#known.set(id, { id, name, kind });
    if (this.#known.size <= MOST) return;
    const [oldest] = this.#known.keys();
    this.#known.delete(oldest);
  }
}
