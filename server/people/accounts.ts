// People: guests with a name, and accounts that come back with a password.

import type { Refusal } from '@starboard/engine';
import type { Clock } from '../base/clock.ts';
import { datedId, personId, type Ids } from '../base/ids.ts';
import { refused } from '../base/refused.ts';
import type { Compilable } from 'kysely';
import type { EarlierNameRow, PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { whyWeak } from './common.ts';
import { Lanes, type LaneName } from './lanes.ts';
import { hashPassword, isPassword } from './passwords.ts';

/** Of one person. */
const NAMES_KEPT = 50;

export interface NewAccount {
  readonly login: string;
  readonly password: string;
  readonly name?: string;
}

export class Accounts {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #lanes: Lanes;

  constructor(store: Store, clock: Clock, ids: Ids, lanes = new Lanes()) {
    this.#store = store;
    this.#clock = clock;
    this.#ids = ids;
    this.#lanes = lanes;
  }

  async find(id: string): Promise<PersonRow | null> {
    const row = await this.#store.db
      .selectFrom('persons')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  }

  async findLogin(login: string): Promise<PersonRow | null> {
    const row = await this.#store.db
      .selectFrom('persons')
      .selectAll()
      .where('login', '=', login.toLowerCase())
      .executeTakeFirst();
    return row ?? null;
  }

  /** A guest is there until it is forgotten: its session is all it has. */
  async newGuest(name: string): Promise<PersonRow> {
    const row = this.#newRow(name, 'guest');
    await this.#store.db.insertInto('persons').values(row).execute();
    return row;
  }

  /** A guest who registers keeps its games: it becomes the account. */
  async register(
    { login, password, name }: NewAccount,
    guest: PersonRow | null,
  ): Promise<PersonRow | Refusal> {
    const weak = whyWeak(password, [login, name, guest?.name]);
    if (weak !== null) return weak;
    const hash = await this.#lanes.run('stranger', () => hashPassword(password));
    const known = { login: login.toLowerCase(), password: hash, kind: 'account' as const };
    const row: PersonRow = { ...(guest ?? this.#newRow(name ?? login, 'account')), ...known };
    const named = { ...row, name: name ?? row.name };
    const taken = refused('illegal', 'loginTaken');
    if ((await this.findLogin(login)) !== null) return taken;
    try {
      await (guest === null ? this.#insert(named) : this.#becomeAccount(named));
    } catch (error) {
      if (this.#store.isTaken(error)) return taken;
      throw error;
    }
    await this.#store.notify({ about: 'person', id: named.id });
    return named;
  }

  async signIn(login: string, password: string, lane: LaneName): Promise<PersonRow | Refusal> {
    const row = await this.findLogin(login);
    const isRight = await this.#lanes.run(lane, () => isPassword(password, row?.password ?? null));
    if (row === null || !isRight || row.deleted === 1) return refused('forbidden', 'noSuchAccount');
    if (row.banned === 1) return refused('forbidden', 'accountClosed');
    return row;
  }

  async rename(person: PersonRow, name: string): Promise<void> {
    const { db } = this.#store;
    await this.#store.write([
      ...this.#earlier(person),
      db.updateTable('persons').set({ name }).where('id', '=', person.id),
    ]);
    await this.#store.notify({ about: 'person', id: person.id });
  }

  /** Another name to sign in with. */
  async changeLogin(person: PersonRow, login: string, password: string): Promise<Refusal | null> {
    if (person.login === null) return refused('illegal', 'noPassword');
    if (!(await this.isOwnPassword(person, password))) return refused('forbidden', 'wrongPassword');
    const weak = whyWeak(password, [login]);
    if (weak !== null) return weak;
    const { db } = this.#store;
    try {
      await this.#store.write([
        ...this.#earlier(person),
        db.updateTable('persons').set({ login: login.toLowerCase() }).where('id', '=', person.id),
      ]);
    } catch (error) {
      if (this.#store.isTaken(error)) return refused('illegal', 'loginTaken');
      throw error;
    }
    await this.#store.notify({ about: 'person', id: person.id });
    return null;
  }

  /** What somebody was called stays known to who looks after the server, the latest of it. */
  #earlier({ id: person, name, login }: PersonRow): readonly Compilable[] {
    const { db } = this.#store;
    const at = this.#clock.now();
    const latest = db
      .selectFrom('earlier_names')
      .select('id')
      .where('person', '=', person)
      .orderBy('id', 'desc')
      .limit(NAMES_KEPT);
    return [
      db.insertInto('earlier_names').values({ id: datedId(this.#ids, at), person, at, name, login }),
      db.deleteFrom('earlier_names').where('person', '=', person).where('id', 'not in', latest),
    ];
  }

  earlierNames(person: string): Promise<Pick<EarlierNameRow, 'at' | 'name' | 'login'>[]> {
    return this.#store.db
      .selectFrom('earlier_names')
      .select(['at', 'name', 'login'])
      .where('person', '=', person)
      .orderBy('id')
      .execute();
  }

  async hideHistory(person: PersonRow, hides: boolean): Promise<void> {
    const { db } = this.#store;
    await db
      .updateTable('persons')
      .set({ hides: hides ? 1 : 0 })
      .where('id', '=', person.id)
      .execute();
    await this.#store.notify({ about: 'person', id: person.id });
  }

  async changePassword(person: PersonRow, old: string, password: string): Promise<Refusal | null> {
    if (person.password === null) return refused('illegal', 'noPassword');
    if (!(await this.isOwnPassword(person, old))) return refused('forbidden', 'wrongPassword');
    const weak = whyWeak(password, [person.login, person.name]);
    if (weak !== null) return weak;
    await this.#setPassword(person.id, password);
    return null;
  }

  /** Of somebody who is signed in; a guest needs none. */
  async isOwnPassword({ password: stored }: PersonRow, password: string): Promise<boolean> {
    return stored === null || this.#lanes.run('known', () => isPassword(password, stored));
  }

  /** Signs the person out everywhere. */
  async #setPassword(person: string, password: string): Promise<void> {
    const { db } = this.#store;
    const hash = await this.#lanes.run('known', () => hashPassword(password));
    await this.#store.write([
      db.updateTable('persons').set({ password: hash }).where('id', '=', person),
      db.deleteFrom('sessions').where('person', '=', person),
    ]);
    await this.#store.notify({ about: 'person', id: person });
  }

  #insert(row: PersonRow): Promise<unknown> {
    return this.#store.db.insertInto('persons').values(row).execute();
  }

  /** Whoever still has the guest's cookie, on a machine of many people perhaps, is not the account. */
  #becomeAccount({ id, ...row }: PersonRow): Promise<unknown> {
    const { db } = this.#store;
    return this.#store.write([
      db.updateTable('persons').set(row).where('id', '=', id),
      db.deleteFrom('sessions').where('person', '=', id),
    ]);
  }

  #newRow(name: string, kind: PersonRow['kind']): PersonRow {
    const now = this.#clock.now();
    return {
      id: personId(this.#ids),
      kind,
      name,
      login: null,
      password: null,
      owner: null,
      created_at: now,
      seen_at: now,
      silenced_until: 0,
      banned: 0,
      deleted: 0,
      adopted_by: null,
      hides: 0,
    };
  }

  /** A program that plays under its own name, for the account that owns it. */
  async newBot(owner: PersonRow, name: string): Promise<PersonRow> {
    const row = { ...this.#newRow(name, 'bot'), owner: owner.id };
    await this.#insert(row);
    return row;
  }
}
