// Recovery codes: whoever has lost the password of an account comes back with one of them. Each works once; only hashes
// are stored.

import type { Refusal } from '@starboard/engine';
import type { Clock } from '../base/clock.ts';
import { hashOf, type Ids } from '../base/ids.ts';
import { refused } from '../base/refused.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { whyWeak } from './common.ts';
import type { Lanes, LaneName } from './lanes.ts';
import { hashPassword } from './passwords.ts';

const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;

export interface Recovering {
  readonly login: string;
  readonly code: string;
  readonly password: string;
}

export class Recovery {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #lanes: Lanes;

  constructor(store: Store, clock: Clock, ids: Ids, lanes: Lanes) {
    this.#store = store;
    this.#clock = clock;
    this.#ids = ids;
    this.#lanes = lanes;
  }

  /** New ones, which are told this once; those from before are worth nothing any more. */
  async renew(person: string): Promise<readonly string[]> {
    const { db } = this.#store;
    const codes = Array.from({ length: CODES }, () => this.#code());
    const now = this.#clock.now();
    await this.#store.write([
      db.deleteFrom('recovery_codes').where('person', '=', person),
      db
        .insertInto('recovery_codes')
        .values(codes.map((code) => ({ hash: hashOf(plain(code)), person, created_at: now }))),
    ]);
    return codes;
  }

  /** How many there are, and since when. */
  async left(person: string): Promise<{ readonly count: number; readonly createdAt: number | null }> {
    const rows = await this.#store.db
      .selectFrom('recovery_codes')
      .select('created_at')
      .where('person', '=', person)
      .execute();
    return { count: rows.length, createdAt: rows[0]?.created_at ?? null };
  }

  /** Sets the password and signs out everywhere. Whether there is such an account is not told to who has no code of it. */
  async recover({ login, code, password }: Recovering, lane: LaneName): Promise<PersonRow | Refusal> {
    const { db } = this.#store;
    const weak = whyWeak(password, [login]);
    if (weak !== null) return weak;
    const hash = hashOf(plain(code));
    const person = await db
      .selectFrom('recovery_codes')
      .innerJoin('persons', 'persons.id', 'recovery_codes.person')
      .selectAll('persons')
      .where('hash', '=', hash)
      .where('login', '=', login.toLowerCase())
      .where('deleted', '=', 0)
      .executeTakeFirst();
    if (person === undefined) return refused('forbidden', 'noSuchCode');
    if (person.banned === 1) return refused('forbidden', 'accountClosed');
    const hashed = await this.#lanes.run(lane, () => hashPassword(password));
    const isThere = db.selectFrom('recovery_codes').select('hash').where('hash', '=', hash);
    await this.#store.write([
      db
        .updateTable('persons')
        .set({ password: hashed })
        .where('id', '=', person.id)
        .where((eb) => eb.exists(isThere)),
      db.deleteFrom('sessions').where('person', '=', person.id),
      db.deleteFrom('devices').where('person', '=', person.id),
      db.deleteFrom('recovery_codes').where('hash', '=', hash),
    ]);
    await this.#store.notify({ about: 'person', id: person.id });
    return person;
  }

  #code(): string {
    return Array.from({ length: GROUPS }, () => this.#ids.name(GROUP_LENGTH)).join('-');
  }
}

/** However it was written down: codes have no letters that look like digits. */
function plain(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
}
