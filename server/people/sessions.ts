// Who somebody is: a session in the browser's cookie, or the token of a bot account. Only hashes of them are stored.

import type { Clock } from '../base/clock.ts';
import { hashOf, token, type Ids } from '../base/ids.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const DAY = 86_400_000;
export const SESSION_DAYS = 180;

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
  async open(person: string): Promise<string> {
    const secret = token(this.#ids);
    const now = this.#clock.now();
    await this.#store.db
      .insertInto('sessions')
      .values({ hash: hashOf(secret), person, created_at: now, expires_at: now + SESSION_DAYS * DAY })
      .execute();
    return secret;
  }

  /** This session of the person; all of them where none is named. */
  async close(person: string, secret: string | null): Promise<void> {
    const theirs = this.#store.db.deleteFrom('sessions').where('person', '=', person);
    await (secret === null ? theirs : theirs.where('hash', '=', hashOf(secret))).execute();
    await this.#store.notify({ about: 'person', id: person });
  }

  async personOfSession(secret: string): Promise<PersonRow | null> {
    const row = await this.#store.db
      .selectFrom('sessions')
      .innerJoin('persons', 'persons.id', 'sessions.person')
      .selectAll('persons')
      .where('sessions.hash', '=', hashOf(secret))
      .where('sessions.expires_at', '>', this.#clock.now())
      .executeTakeFirst();
    const person = welcome(row);
    if (person?.kind === 'guest') this.#seen(person);
    return person;
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
