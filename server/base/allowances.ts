// An allowance for each address, or whatever is counted; of too many the one that was not used for longest is forgotten.

import { Bucket, type Allowance } from './bucket.ts';

const MOST = 50_000;
/** Of fewer nobody has to know which was used last. */
const MANY = MOST / 2;

export class Allowances {
  readonly #allowance: Allowance;
  readonly #buckets = new Map<string, Bucket>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  take(who: string, now: number, cost?: number): boolean {
    return this.#of(who, now).take(now, cost);
  }

  hasLeft(who: string, now: number): boolean {
    return this.#of(who, now).hasLeft(now);
  }

  /** What is known only afterwards. */
  charge(who: string, now: number, cost: number): void {
    this.#of(who, now).charge(now, cost);
  }

  #of(who: string, now: number): Bucket {
    const known = this.#buckets.get(who);
    if (known !== undefined && this.#buckets.size < MANY) return known;
    const bucket = known ?? new Bucket(this.#allowance, now);
    // the last used lies last
    this.#buckets.delete(who);
    this.#buckets.set(who, bucket);
    if (this.#buckets.size > MOST) {
      const [oldest] = this.#buckets.keys();
      this.#buckets.delete(oldest);
    }
    return bucket;
  }
}
