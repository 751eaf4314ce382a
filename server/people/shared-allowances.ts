// Allowances that all processes count together, in the database, so that nobody has more by asking several of them, or by
// waiting until one starts anew.

import { sql } from 'kysely';
import { wider } from '../base/address-allowances.ts';
import { widerOf } from '../base/addresses.ts';
import type { Allowance } from '../base/bucket.ts';
import type { Clock } from '../base/clock.ts';
import type { Store } from '../store/store.ts';

export class SharedAllowances {
  readonly #store: Pick<Store, 'db'>;
  readonly #clock: Clock;

  constructor(store: Pick<Store, 'db'>, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** False when nothing is left of it. In one statement, so that of many at once no more succeed than are allowed. */
  async take(key: string, allowance: Allowance): Promise<boolean> {
    const now = this.#clock.now();
    const price = priceOf(allowance);
    const emptyUntil = now + price * allowance.burst;
    // it cannot be emptier than empty: the computer's clock was set back, and it begins anew
    const isRunning = sql<boolean>`budgets.full_at > ${now} and budgets.full_at <= ${emptyUntil}`;
    const rows = await this.#store.db
      .insertInto('budgets')
      .values({ key, full_at: now + price })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            full_at: sql<number>`(case when ${isRunning} then budgets.full_at else ${now} end) + ${price}`,
          })
          .where((eb) =>
            eb.or([sql<boolean>`not (${isRunning})`, eb('budgets.full_at', '<=', emptyUntil - price)]),
          ),
      )
      .returning('key')
      .execute();
    return rows.length > 0;
  }

  /** Of the address, and of the network that it is in; when either has nothing left, nothing is taken. */
  async takeFrom(what: string, address: string, allowance: Allowance): Promise<boolean> {
    const key = (from: string): string => `${what} from ${from}`;
    if (!(await this.take(key(address), allowance))) return false;
    const network = widerOf(address);
    if (network === null || (await this.take(key(network), wider(allowance)))) return true;
    await this.giveBack(key(address), allowance);
    return false;
  }

  async giveBack(key: string, allowance: Allowance): Promise<void> {
    await this.#store.db
      .updateTable('budgets')
      .set((eb) => ({ full_at: eb('full_at', '-', priceOf(allowance)) }))
      .where('key', '=', key)
      .execute();
  }
}

/** Milliseconds until one of it is there again. */
const priceOf = ({ perSecond }: Allowance): number => Math.ceil(1000 / perSecond);
