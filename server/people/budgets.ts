// How much somebody may take of what belongs to all: tables, tournaments, seats taken and left again, lines of chat, names
// taken for oneself or a bot, reports, copies of the own data. It is counted for the person and for the address that it comes from, by all processes together.

import type { Allowance } from '../base/bucket.ts';
import type { Clock } from '../base/clock.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { SharedAllowances } from './shared-allowances.ts';

export const BUDGETED = ['tables', 'tournaments', 'seats', 'chat', 'names', 'reports', 'exports'] as const;
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
  readonly #allowances: SharedAllowances;
  readonly #limits: BudgetLimits;

  constructor(store: Store, clock: Clock, limits: BudgetLimits) {
    this.#allowances = new SharedAllowances(store, clock);
    this.#limits = limits;
  }

  /** False when nothing is left of it, for the person or for the address; then nothing is taken. */
  async take(what: Budgeted, { person, address }: Spender): Promise<boolean> {
    const { person: own, address: common } = this.#limits[what];
    const mine = `${what} by ${payerOf(person)}`;
    // first of the own: who has none left takes nothing of what others share
    if (!(await this.#allowances.take(mine, own))) return false;
    if (await this.#allowances.takeFrom(what, address, common)) return true;
    await this.#allowances.giveBack(mine, own);
    return false;
  }
}

/** Bots spend what is their owner's. */
export function payerOf({ id, owner }: PersonRow): string {
  return owner ?? id;
}
