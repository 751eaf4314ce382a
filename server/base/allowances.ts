// An allowance for each address, forgotten when it is full again.

import { Bucket, type Allowance } from './bucket.ts';

const MOST = 50_000;

export class Allowances {
  readonly #allowance: Allowance;
  readonly #buckets = new Map<string, Bucket>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  take(who: string, now: number): boolean {
    let bucket = this.#buckets.get(who);
    if (bucket === undefined) {
      bucket = new Bucket(this.#allowance, now);
      if (this.#buckets.size >= MOST) this.#buckets.clear();
      this.#buckets.set(who, bucket);
    }
    return bucket.take(now);
  }
}
