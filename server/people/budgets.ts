// How much somebody may take of what belongs to all: tables, lines of chat, reports. It is counted for the person and
// for the address that it comes from, in the database, so that all processes count together.

import { sql } from 'kysely';
import type { Allowance } from '../base/bucket.ts';
import type { Clock } from '../base/clock.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export const BUDGETED = ['tables', 'chat', 'reports'] as const;
export type Budgeted = (typeof BUDGETED)[number];

/** Many people may share an address: a club, a school. */
export type BudgetLimits = Readonly<
  Record<Budgeted, { readonly person: Allowance; readonly address: Allowance }>
>;

/** Who wants it, and from where. */
export interface Spender {
  readonly person: PersonRow;
  readonly address: string;
}

export class Budgets {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #limits: BudgetLimits;

  constructor(store: Store, clock: Clock, limits: BudgetLimits) {
    this.#store = store;
    this.#clock = clock;
    this.#limits = limits;
  }

  /** False when nothing is left of it, for the person or for the address; then nothing is taken. */
  async take(what: Budgeted, { person, address }: Spender): Promise<boolean> {
    const { person: own, address: common } = this.#limits[what];
    const mine = `${what} by ${payerOf(person)}`;
    // first of the own: who has none left takes nothing of what others share
    if (!(await this.#spend(mine, own))) return false;
    if (await this.#spend(`${what} from ${address}`, common)) return true;
    await this.#giveBack(mine, own);
    return false;
  }

  async tidy(): Promise<void> {
    await this.#store.db.deleteFrom('budgets').where('full_at', '<', this.#clock.now()).execute();
  }

  async #giveBack(key: string, allowance: Allowance): Promise<void> {
    await this.#store.db
      .updateTable('budgets')
      .set((eb) => ({ full_at: eb('full_at', '-', priceOf(allowance)) }))
      .where('key', '=', key)
      .execute();
  }

  /** In one statement, so that of many at once no more succeed than are allowed. */
  async #spend(key: string, allowance: Allowance): Promise<boolean> {
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
}

/** Milliseconds until one of it is there again. */
const priceOf = ({ perSecond }: Allowance): number => Math.ceil(1000 / perSecond);

/** Bots spend what is their owner's. */
export function payerOf({ id, owner }: PersonRow): string {
  return owner ?? id;
}
