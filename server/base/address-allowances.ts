// Allowances of addresses: of a network of IPv6 that may be one customer's, all together have as much as a few.

import { widerOf } from './addresses.ts';
import { Allowances } from './allowances.ts';
import type { Allowance } from './bucket.ts';

/** As many addresses' worth: phones of different people may be in one such network. */
export const WIDER = 8;

export function wider({ burst, perSecond }: Allowance): Allowance {
  return { burst: burst * WIDER, perSecond: perSecond * WIDER };
}

export class AddressAllowances {
  readonly #each: Allowances;
  readonly #wider: Allowances;

  constructor(allowance: Allowance) {
    this.#each = new Allowances(allowance);
    this.#wider = new Allowances(wider(allowance));
  }

  take(address: string, now: number, cost?: number): boolean {
    // first of the own: who has none left takes nothing of what others share
    if (!this.#each.take(address, now, cost)) return false;
    const network = widerOf(address);
    return network === null || this.#wider.take(network, now, cost);
  }

  hasLeft(address: string, now: number): boolean {
    const network = widerOf(address);
    return this.#each.hasLeft(address, now) && (network === null || this.#wider.hasLeft(network, now));
  }

  charge(address: string, now: number, cost: number): void {
    const network = widerOf(address);
    this.#each.charge(address, now, cost);
    if (network !== null) this.#wider.charge(network, now, cost);
  }
}
