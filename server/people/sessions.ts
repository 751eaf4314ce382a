// Who somebody is: a session in the browser's cookie, or the token of a bot account. Only hashes of them are stored.

import type { Clock } from '../base/clock.ts';
import { hashOf, token, type Ids } from '../base/ids.ts';
import type { BrowserWords } from './browsers.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Letters of a session's hash that name it among those of its person. */
const NAME_LENGTH = 12;
export const SESSION_DAYS = 180;

/** Those of one person that are listed. */
const MOST_LISTED = 100;

/** A session as its person sees it. */
export interface OpenSession extends BrowserWords {
  readonly id: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly here: boolean;
}

export class Sessions {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(store: Store, clock: Clock, ids: Ids) {
    this.#store = store;
    this.#clock = clock;
    this.#ids = ids;
  }

  /** The secret that the browser keeps. */
  async open(person: string, { browser, system }: BrowserWords): Promise<string> {
    const secret = token(this.#ids);
    const now = this.#clock.now();
    await this.#store.db
      .insertInto('sessions')
      .values({
        hash: hashOf(secret),
        person,
        created_at: now,
        expires_at: now + SESSION_DAYS * DAY,
        seen_at: now,
        browser,
        system,
      })
      .execute();
    return secret;
  }

  /** This session of the person; all of them where none is named. */
  async close(person: string, secret: string | null): Promise<void> {
    const theirs = this.#store.db.deleteFrom('sessions').where('person', '=', person);
    await (secret === null ? theirs : theirs.where('hash', '=', hashOf(secret))).execute();
    await this.#store.notify({ about: 'person', id: person });
  }

  /** Where somebody is signed in, the latest used first. */
  async of(person: string, own: string | null): Promise<OpenSession[]> {
    const rows = await this.#store.db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .where('expires_at', '>', this.#clock.now())
      .orderBy('seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .limit(MOST_LISTED)
      .execute();
    const ownHash = own === null ? null : hashOf(own);
    return rows.map(({ hash, created_at: createdAt, seen_at: seenAt, browser, system }) => ({
      id: hash.slice(0, NAME_LENGTH),
      createdAt,
      // those from before it was written down have not said
      seenAt: Math.max(seenAt, createdAt),
      browser,
      system,
      here: hash === ownHash,
    }));
  }

  /** One of the person's, by its name; false where it has none of that name. */
  async closeNamed(person: string, name: string): Promise<boolean> {
    const { db } = this.#store;
    const rows = await db.selectFrom('sessions').select('hash').where('person', '=', person).execute();
    const found = rows.find(({ hash }) => hash.slice(0, NAME_LENGTH) === name);
    if (found === undefined) return false;
    await db.deleteFrom('sessions').where('hash', '=', found.hash).execute();
    await this.#store.notify({ about: 'person', id: person });
    return true;
  }

  async personOfSession(secret: string): Promise<PersonRow | null> {
    const hash = hashOf(secret);
    const row = await this.#store.db
      .selectFrom('sessions')
      .innerJoin('persons', 'persons.id', 'sessions.person')
      .selectAll('persons')
      .select('sessions.seen_at as used_at')
      .where('sessions.hash', '=', hash)
      .where('sessions.expires_at', '>', this.#clock.now())
      .executeTakeFirst();
    if (row === undefined) return null;
    const { used_at: usedAt, ...known } = row;
    this.#used(hash, usedAt);
    const person = welcome(known);
    if (person?.kind === 'guest') this.#seen(person);
    return person;
  }

  /** To the hour is enough. */
  #used(hash: string, before: number): void {
    const now = this.#clock.now();
    if (now - before < HOUR) return;
    const used = this.#store.db.updateTable('sessions').set({ seen_at: now }).where('hash', '=', hash);
    used.execute().catch(() => {});
  }

  /** A guest is kept for as long as it comes; which day it was is enough. */
  #seen({ id, seen_at: before }: PersonRow): void {
    const now = this.#clock.now();
    if (now - before < DAY) return;
    const seen = this.#store.db.updateTable('persons').set({ seen_at: now }).where('id', '=', id);
    seen.execute().catch(() => {});
  }

  /** A bot may do no more than its owner. */
  async personOfToken(secret: string): Promise<PersonRow | null> {
    const row = await this.#store.db
      .selectFrom('tokens')
      .innerJoin('persons', 'persons.id', 'tokens.person')
      .leftJoin('persons as owners', 'owners.id', 'persons.owner')
      .selectAll('persons')
      .select(['owners.banned as owner_banned', 'owners.silenced_until as owner_silenced'])
      .where('tokens.hash', '=', hashOf(secret))
      .executeTakeFirst();
    if (row === undefined) return null;
    const { owner_banned: banned, owner_silenced: silenced, ...bot } = row;
    return welcome({
      ...bot,
      banned: Math.max(bot.banned, banned ?? 0),
      silenced_until: Math.max(bot.silenced_until, silenced ?? 0),
    });
  }
}

function welcome(row: PersonRow | undefined): PersonRow | null {
  return row === undefined || row.banned === 1 || row.deleted === 1 ? null : row;
}
