// An answer that is the same for everybody: it is found out anew after something has changed, and no oftener than so many
// milliseconds apart, once for all who ask, however many those are.

export class SharedAnswer<T> {
  readonly #find: () => Promise<T>;
  readonly #apart: number;
  #answer: Promise<T> | null = null;
  #coming: Promise<T> | null = null;
  #askedAt = -Infinity;

  constructor(find: () => Promise<T>, apart: number) {
    this.#find = find;
    this.#apart = apart;
  }

  /** What was found out before is not so any more. Who asks from now on waits for what is so now. */
  changed(): void {
    this.#answer = null;
  }

  get(): Promise<T> {
    if (this.#answer !== null) return this.#answer;
    this.#coming ??= this.#soon();
    return this.#coming;
  }

  async #soon(): Promise<T> {
    const wait = this.#askedAt + this.#apart - performance.now();
    await new Promise<void>((resolve) => (wait > 0 ? setTimeout(resolve, wait) : queueMicrotask(resolve)));
    this.#coming = null;
    this.#askedAt = performance.now();
    const answer = this.#find();
    this.#answer = answer;
    try {
      return await answer;
    } catch (error) {
      if (this.#answer === answer) this.#answer = null;
      throw error;
    }
  }
}
