// Programs of other people: accounts without a password that sign in with a token.

import type { Clock } from '../base/clock.ts';
import { hashOf, token, type Ids } from '../base/ids.ts';
import { InTurn } from '../base/in-turn.ts';
import { refused } from '../base/refused.ts';
import type { Refusal } from '@starboard/engine';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Accounts } from './accounts.ts';
import { forget } from './own-data.ts';

const MOST_BOTS = 10;

export class BotAccounts {
  readonly #store: Store;
  readonly #accounts: Accounts;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #opening = new InTurn();

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

  /** One after the other, so that many at once are counted. */
  open(owner: PersonRow, name: string): Promise<{ bot: PersonRow; token: string } | Refusal> {
    return this.#opening.run(owner.id, () => this.#open(owner, name));
  }

  async #open(owner: PersonRow, name: string): Promise<{ bot: PersonRow; token: string } | Refusal> {
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
    await forget(this.#store, this.#clock, id);
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
