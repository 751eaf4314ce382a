// When the file is scrubbed: soon after something was deleted, but not again and again, since writers wait for it.

const AT_MOST_EVERY = 5_000;

export class Scrubber {
  readonly #scrub: () => Promise<boolean>;
  #timer: NodeJS.Timeout | null = null;
  #lastAt = -Infinity;
  #isStopped = false;

  constructor(scrub: () => Promise<boolean>) {
    this.#scrub = scrub;
  }

  readonly soon = (): void => {
    if (this.#timer !== null || this.#isStopped) return;
    const wait = Math.max(0, this.#lastAt + AT_MOST_EVERY - performance.now());
    this.#timer = setTimeout(() => void this.#run(), wait);
  };

  stop(): void {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    this.#timer = null;
    this.#lastAt = performance.now();
    if (!(await this.#scrub())) this.soon();
  }
}
