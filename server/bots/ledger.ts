// What each has had of something, so that whoever had least comes next.

export class Ledger {
  readonly #spent = new Map<string, number>();
  #least = 0;
  #tidyAt = 64;

  of(who: string): number {
    return Math.max(this.#spent.get(who) ?? 0, this.#least);
  }

  add(who: string, time: number): void {
    this.#spent.set(who, this.of(who) + time);
    if (this.#spent.size < this.#tidyAt) return;
    for (const [each, spent] of this.#spent) if (spent <= this.#least) this.#spent.delete(each);
    this.#tidyAt = Math.max(64, this.#spent.size * 2);
  }

  /** Nobody has spent less than that any more. */
  raise(least: number): void {
    this.#least = Math.max(this.#least, least);
  }
}
