// Makes a thought stand still for a while, so that a shorter or more urgent one has the thread meanwhile. It goes on where it
// stood: what comes of it is the same.

export class ThoughtHold {
  readonly #listeners = new Set<() => void>();
  #isWanted = false;
  /** Called by who thinks: it stands still now. */
  onStill: () => void = () => {};

  get isWanted(): boolean {
    return this.#isWanted;
  }

  set(isWanted: boolean): void {
    if (isWanted === this.#isWanted) return;
    this.#isWanted = isWanted;
    for (const listener of this.#listeners) listener();
  }

  /** At every change; the returned function ends it. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when it is to go on, or was cancelled. */
  still(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.#isWanted && signal?.aborted !== true) return;
        this.#listeners.delete(look);
        signal?.removeEventListener('abort', look);
        resolve();
      };
      this.#listeners.add(look);
      signal?.addEventListener('abort', look);
      this.onStill();
      look();
    });
  }
}
