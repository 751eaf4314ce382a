// How much lines of thought differ in what they come to. Games and positions differ in that by a factor of ten: what a move
// seems to gain, and what it is worth to look around, are measured by it.

/** Taken for granted before anything was seen, and how many lines that is worth. */
const AT_FIRST = 0.2;
const LINES_AT_FIRST = 4;

export class Spread {
  /** By seat: the standard deviation. */
  readonly of: Float64Array;
  readonly #mean: Float64Array;
  readonly #variance: Float64Array;
  #lines = 0;

  constructor(seats: number) {
    this.of = new Float64Array(seats);
    this.#mean = new Float64Array(seats);
    this.#variance = new Float64Array(seats);
    this.forget();
  }

  forget(): void {
    this.#lines = 0;
    this.of.fill(AT_FIRST);
    this.#variance.fill(AT_FIRST ** 2);
  }

  /** Another line came to that, by seat. */
  learn(rewards: Float64Array): void {
    if (this.#lines === 0) this.#mean.set(rewards);
    const rate = 1 / (this.#lines++ + LINES_AT_FIRST);
    for (let seat = 0; seat < this.of.length; seat++) {
      const off = rewards[seat] - this.#mean[seat];
      this.#mean[seat] += rate * off;
      this.#variance[seat] += rate * (off * off - this.#variance[seat]);
      this.of[seat] = Math.sqrt(this.#variance[seat]);
    }
  }
}
