// Collects deeds while earlier ones are being written, so that many share one commit; on a few connections at once.

import { InDoubt, type Append } from '../store.ts';

const LANES = 3;
const MOST_AT_ONCE = 256;

interface Waiting {
  readonly deed: Append;
  readonly resolve: (appended: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

/** Writes deeds in one transaction; the tables whose deed was written. */
export type WriteDeeds = (deeds: readonly Append[]) => Promise<ReadonlySet<string>>;

export class DeedWriter {
  readonly #writeDeeds: WriteDeeds;
  #waiting: Waiting[] = [];
  #busy = 0;
  #due = false;
  #idle: (() => void) | null = null;

  constructor(writeDeeds: WriteDeeds) {
    this.#writeDeeds = writeDeeds;
  }

  append(deed: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ deed, resolve, reject });
      if (this.#due) return;
      this.#due = true;
      setImmediate(() => {
        this.#due = false;
        this.#start();
      });
    });
  }

  async drained(): Promise<void> {
    while (this.#waiting.length > 0 || this.#busy > 0) {
      await new Promise<void>((resolve) => {
        this.#idle = resolve;
      });
    }
  }

  #start(): void {
    while (this.#busy < LANES && this.#waiting.length > 0) {
      this.#busy++;
      void this.#write(this.#waiting.splice(0, MOST_AT_ONCE)).finally(() => {
        this.#busy--;
        this.#start();
        if (this.#busy === 0 && this.#waiting.length === 0) this.#idle?.();
      });
    }
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      const appended = await this.#writeDeeds(batch.map(({ deed }) => deed));
      for (const { deed, resolve } of batch) resolve(appended.has(deed.table));
    } catch (error) {
      // The connection may have broken after the commit: only a look at the table tells.
      const reason = new InDoubt(error instanceof Error ? error.message : String(error), { cause: error });
      for (const { reject } of batch) reject(reason);
    }
  }
}
