// How a turn's iterations are shared among its decisions: each may use a share of what is left, and what is known
// already from the decisions before counts.

/** Even when a turn has no end, its decisions are thought about a little. */
const LEAST_SHARE = 0.01;

export class Purse {
  readonly #iterations: number;
  readonly #share: number;
  #turn = NaN;
  #left = 0;

  constructor(iterations: number, share: number) {
    this.#iterations = iterations;
    this.#share = share;
  }

  /** A decision of that turn comes up. */
  open(turn: number): void {
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#left = this.#iterations;
  }

  /** Takes out what the decision may use, `most` at most, when so many iterations about it were done already. */
  take(known: number, most = Infinity): number {
    const wanted = this.#left * this.#share + this.#iterations * LEAST_SHARE;
    const taken = Math.min(most, Math.max(0, Math.ceil(wanted) - known));
    this.#left = Math.max(0, this.#left - taken);
    return taken;
  }
}
