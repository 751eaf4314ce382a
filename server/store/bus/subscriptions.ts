// What one line to the bus listens for, brought up to date with what is followed: together what comes together, one
// command after the other.

import type { BusLine } from './line.ts';

export interface SubscriptionDeps {
  readonly line: BusLine;
  readonly isWanted: (table: string) => boolean;
  /** These are heard from now on; what was said of them before was not. */
  readonly heard: (tables: readonly string[]) => Promise<void>;
}

export class Subscriptions {
  readonly #deps: SubscriptionDeps;
  readonly #asked = new Set<string>();
  #changed = new Set<string>();
  #bringing: Promise<void> | null = null;

  constructor(deps: SubscriptionDeps) {
    this.#deps = deps;
  }

  /** Resolves when the line listens for what is followed, and for nothing else. */
  change(tables: Iterable<string>): Promise<void> {
    for (const table of tables) this.#changed.add(table);
    this.#bringing ??= this.#bring().finally(() => {
      this.#bringing = null;
    });
    return this.#bringing;
  }

  async #bring(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    const { line, isWanted, heard } = this.#deps;
    while (this.#changed.size > 0) {
      const changed = [...this.#changed];
      this.#changed = new Set();
      const come = changed.filter((each) => isWanted(each) && !this.#asked.has(each));
      const gone = changed.filter((each) => !isWanted(each) && this.#asked.has(each));
      for (const each of come) this.#asked.add(each);
      for (const each of gone) this.#asked.delete(each);
      await line.subscribe(come);
      await line.unsubscribe(gone);
      if (come.length > 0) await heard(come);
    }
  }
}
