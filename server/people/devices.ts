// Browsers that somebody has signed in with. Each keeps a secret of which the hash is stored with the account: guesses from
// there are counted apart, so that nobody is locked out of their own account by the guesses of strangers.

import type { Clock } from '../base/clock.ts';
import { hashOf, token, type Ids } from '../base/ids.ts';
import type { Store } from '../store/store.ts';

const DAY = 86_400_000;
/** Browsers keep no cookie longer. */
export const DEVICE_DAYS = 400;
/** Of one account; the one that was not seen for longest makes room. */
const MOST = 20;

export class Devices {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(store: Store, clock: Clock, ids: Ids) {
    this.#store = store;
    this.#clock = clock;
    this.#ids = ids;
  }

  /** Has the account of that login been signed in to from there? */
  async isKnown(secret: string, login: string): Promise<boolean> {
    const row = await this.#store.db
      .selectFrom('devices')
      .innerJoin('persons', 'persons.id', 'devices.person')
      .select('persons.id')
      .where('devices.hash', '=', hashOf(secret))
      .where('devices.seen_at', '>', this.#oldest())
      .where('persons.login', '=', login.toLowerCase())
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The person has signed in; the secret that the browser keeps, another one where it brought none that we gave. */
  async remember(person: string, secret: string | null): Promise<string> {
    const { db } = this.#store;
    const kept = secret !== null && (await this.#isOurs(secret)) ? secret : token(this.#ids);
    const seen = { hash: hashOf(kept), person, seen_at: this.#clock.now() };
    const newest = db
      .selectFrom('devices')
      .select('hash')
      .where('person', '=', person)
      .orderBy('seen_at', 'desc')
      .orderBy('hash')
      .limit(MOST);
    await this.#store.write([
      db
        .insertInto('devices')
        .values(seen)
        .onConflict((conflict) =>
          conflict.columns(['hash', 'person']).doUpdateSet({ seen_at: seen.seen_at }),
        ),
      db.deleteFrom('devices').where('person', '=', person).where('hash', 'not in', newest),
    ]);
    return kept;
  }

  /** All of the person's but that one. */
  async forget(person: string, but: string | null): Promise<void> {
    const theirs = this.#store.db.deleteFrom('devices').where('person', '=', person);
    await (but === null ? theirs : theirs.where('hash', '!=', hashOf(but))).execute();
  }

  async #isOurs(secret: string): Promise<boolean> {
    const row = await this.#store.db
      .selectFrom('devices')
      .select('hash')
      .where('hash', '=', hashOf(secret))
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  #oldest(): number {
    return this.#clock.now() - DEVICE_DAYS * DAY;
  }
}
