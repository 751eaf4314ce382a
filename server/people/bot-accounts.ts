// Programs of other people: accounts without a password that sign in with a token.

import type { Clock } from '../clock.ts';
import { hashOf, token, type Ids } from '../ids.ts';
import { refused } from '../refused.ts';
import type { Refusal } from '@starboard/engine';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Accounts } from './accounts.ts';

const MOST_BOTS = 10;

export class BotAccounts {
  readonly #store: Store;
  readonly #accounts: Accounts;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(store: Store, accounts: Accounts, clock: Clock, ids: Ids) {
    this.#store = store;
    this.#accounts = accounts;
    this.#clock = clock;
    this.#ids = ids;
  }

  of(owner: PersonRow): Promise<PersonRow[]> {
    return this.#store.db
      .selectFrom('persons')
      .selectAll()
      .where('owner', '=', owner.id)
      .where('deleted', '=', 0)
      .orderBy('created_at')
      .execute();
  }

  async open(owner: PersonRow, name: string): Promise<{ bot: PersonRow; token: string } | Refusal> {
    if (owner.kind !== 'account') return refused('forbidden', 'botsNeedAccount');
    if ((await this.of(owner)).length >= MOST_BOTS)
      return refused('limit', 'tooManyBots', { most: MOST_BOTS });
    const bot = await this.#accounts.newBot(owner, name);
    return { bot, token: await this.#newToken(bot) };
  }

  /** The old token is worth nothing any more. */
  async renew(owner: PersonRow, id: string): Promise<{ bot: PersonRow; token: string } | Refusal> {
    const bot = (await this.of(owner)).find((each) => each.id === id);
    if (bot === undefined) return refused('unknown', 'noSuchBot');
    return { bot, token: await this.#newToken(bot) };
  }

  async close(owner: PersonRow, id: string): Promise<Refusal | null> {
    const bot = (await this.of(owner)).find((each) => each.id === id);
    if (bot === undefined) return refused('unknown', 'noSuchBot');
    const { db } = this.#store;
    await this.#store.write([
      db.updateTable('persons').set({ deleted: 1 }).where('id', '=', id),
      db.deleteFrom('tokens').where('person', '=', id),
    ]);
    await this.#store.notify({ about: 'person', id });
    return null;
  }

  async #newToken(bot: PersonRow): Promise<string> {
    const secret = token(this.#ids);
    const { db } = this.#store;
    await this.#store.write([
      db.deleteFrom('tokens').where('person', '=', bot.id),
      db.insertInto('tokens').values({ hash: hashOf(secret), person: bot.id, created_at: this.#clock.now() }),
    ]);
    await this.#store.notify({ about: 'person', id: bot.id });
    return secret;
  }
}
