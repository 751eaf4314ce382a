// How much time of the threads that replay somebody may take, by person and by address. It is paid afterwards, when it is
// known: who has spent it waits until it has come back.

import { AddressAllowances } from '../base/address-allowances.ts';
import { Allowances } from '../base/allowances.ts';
import type { Allowance } from '../base/bucket.ts';
import type { Clock } from '../base/clock.ts';
import { refused, RefusedError } from '../base/refused.ts';
import type { Payer } from '../tables/replays.ts';

/** Milliseconds on a processor. Many people may share an address: a club, a school. */
export interface ReplayLimits {
  readonly person: Allowance;
  readonly address: Allowance;
}

export class Rations {
  readonly #clock: Clock;
  readonly #persons: Allowances;
  readonly #addresses: AddressAllowances;

  constructor(clock: Clock, { person, address }: ReplayLimits) {
    this.#clock = clock;
    this.#persons = new Allowances(person);
    this.#addresses = new AddressAllowances(address);
  }

  /** Throws a RefusedError where nothing is left. */
  require({ person, address }: Payer): void {
    const now = this.#clock.now();
    const isLeft = this.#persons.hasLeft(person ?? address, now) && this.#addresses.hasLeft(address, now);
    if (!isLeft) throw new RefusedError(refused('limit', 'tooManyReplays'));
  }

  pay({ person, address }: Payer, cost: number): void {
    const now = this.#clock.now();
    this.#persons.charge(person ?? address, now, cost);
    this.#addresses.charge(address, now, cost);
  }
}
