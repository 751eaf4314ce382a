// Work of many that comes at once, such as tables to be loaded after a restart: one of it in each turn of the event loop, so
// that everybody else is served in between.

export class LoopTurns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Resolves at once where nobody waits. */
  turn(): Promise<void> {
    if (this.#isTaken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    this.#later();
    return Promise.resolve();
  }

  #later(): void {
    setImmediate(() => {
      const next = this.#waiting.shift();
      if (next === undefined) this.#isTaken = false;
      else {
        next();
        this.#later();
      }
    });
  }
}
