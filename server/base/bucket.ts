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

  /** False when it is empty. */
  take(now: number): boolean {
    const { burst, perSecond } = this.#allowance;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
