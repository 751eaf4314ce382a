// How often a password may be tried, by door: who is signed in has one, each device that is known to an account has one,
// and strangers share those of their address and of the account. All processes count together.

import type { Refusal } from '@starboard/engine';
import type { Allowance } from '../base/bucket.ts';
import { hashOf } from '../base/ids.ts';
import { refused } from '../base/refused.ts';
import type { Devices } from './devices.ts';
import type { LaneName } from './lanes.ts';
import type { SharedAllowances } from './shared-allowances.ts';

/** Who tries, and as whom. */
export interface Trying {
  readonly address: string;
  /** Who is signed in. */
  readonly person: string | null;
  /** The account that is to be signed in to. */
  readonly login: string | null;
  /** The secret of the device. */
  readonly device: string | null;
}

export class Doors {
  readonly #devices: Devices;
  readonly #allowances: Pick<SharedAllowances, 'take' | 'takeFrom'>;
  readonly #allowance: Allowance;

  constructor(
    devices: Devices,
    allowances: Pick<SharedAllowances, 'take' | 'takeFrom'>,
    allowance: Allowance,
  ) {
    this.#devices = devices;
    this.#allowances = allowances;
    this.#allowance = allowance;
  }

  /** The lane in which the password is checked; refused when it was tried too often at that door. */
  async pass({ address, person, login, device }: Trying): Promise<LaneName | Refusal> {
    const tooMany = refused('limit', 'tooManySignIns');
    if (person !== null) return (await this.#take(`by ${person}`)) ? 'known' : tooMany;
    // what somebody types there by mistake is not written down
    const as = login === null ? null : `as ${hashOf(login.toLowerCase())}`;
    if (as !== null && login !== null && device !== null && (await this.#devices.isKnown(device, login)))
      return (await this.#take(`${as} with ${hashOf(device)}`)) ? 'known' : tooMany;
    if (!(await this.#allowances.takeFrom('sign-ins', address, this.#allowance)))
      return refused('limit', 'tooManyRequests');
    // who guesses one password from many addresses
    return as === null || (await this.#take(as)) ? 'stranger' : tooMany;
  }

  #take(door: string): Promise<boolean> {
    return this.#allowances.take(`sign-ins ${door}`, this.#allowance);
  }
}
