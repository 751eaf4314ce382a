// So many messages at once, and so many per second after that.

export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  readonly #allowance: Allowance;
  #left: number;
  #at: number;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#left = allowance.burst;
    this.#at = now;
  }

  /** False when there is not so much in it; then nothing is taken. */
  take(now: number, cost = 1): boolean {
    if (this.#now(now) < cost) return false;
    this.#left -= cost;
    return true;
  }

  hasLeft(now: number): boolean {
    return this.#now(now) > 0;
  }

  /** What is known only afterwards: it may be more than there is. */
  charge(now: number, cost: number): void {
    this.#left = this.#now(now) - cost;
  }

  #now(now: number): number {
    const { burst, perSecond } = this.#allowance;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    return this.#left;
  }
}
