// Where a new table stands in the lobby: whoever has few there, as a person and as an address, comes before those who have
// many. So nobody pushes others off a list that must end somewhere.

import { sql } from 'kysely';
import { placeOf } from '../base/addresses.ts';
import type { Clock } from '../base/clock.ts';
import type { Ids } from '../base/ids.ts';
import type { Spender } from '../people/budgets.ts';
import type { Store } from '../store/store.ts';
import type { LobbyPlace } from './lobby-rows.ts';

const DAY = 86_400_000;
/** More are not counted. */
const MOST = 100;
/** So long after a place was given its table may not be written yet. */
const BEING_WRITTEN = 2_000;
const ORIGIN_LETTERS = 12;

interface Given {
  readonly at: number;
  readonly origin: string;
  readonly host: string;
}

export class LobbyPlaces {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #ids: Ids;
  #given: readonly Given[] = [];

  constructor(store: Store, clock: Clock, ids: Ids) {
    this.#store = store;
    this.#clock = clock;
    this.#ids = ids;
  }

  /** For a table that somebody opens now. */
  async next({ person: { id: host }, address }: Spender): Promise<LobbyPlace> {
    const origin = await this.#originOf(placeOf(address));
    const written = await Promise.all([this.#count('origin', origin), this.#count('host', host)]);
    const at = this.#clock.now();
    // of many that are opened at once each is counted, though none is written
    const given = this.#given.filter((each) => at - each.at < BEING_WRITTEN);
    this.#given = [...given, { at, origin, host }];
    const beside = given.filter((each) => each.origin === origin || each.host === host).length;
    return { origin, place: Math.min(MOST, Math.max(...written) + beside) };
  }

  /** The address itself is forgotten a day after the last table was opened from there. */
  async #originOf(address: string): Promise<string> {
    const now = this.#clock.now();
    const { name } = await this.#store.db
      .insertInto('origins')
      .values({ address, name: this.#ids.name(ORIGIN_LETTERS), until_at: now + DAY })
      .onConflict((conflict) =>
        conflict.column('address').doUpdateSet((eb) => ({
          name: sql<string>`case when origins.until_at < ${now} then excluded.name else origins.name end`,
          until_at: eb.ref('excluded.until_at'),
        })),
      )
      .returning('name')
      .executeTakeFirstOrThrow();
    return name;
  }

  /** Tables that wait for players, and games that were begun lately. */
  async #count(by: 'origin' | 'host', value: string): Promise<number> {
    const listed = await this.#store.db
      .selectFrom('lobby')
      .select('table_id')
      .where(by, '=', value)
      .where((eb) => eb.or([eb('status', '=', 'open'), eb('opened_at', '>', this.#clock.now() - DAY)]))
      .limit(MOST)
      .execute();
    return listed.length;
  }
}
