// News that the database is to tell because the bus did not, or nobody knows whether it did. Told again until it worked.

export interface DeedCount {
  readonly table: string;
  readonly deedCount: number;
}

export class OwedNews {
  readonly #notify: (news: readonly DeedCount[]) => Promise<void>;
  readonly #again: number;
  #owed = new Map<string, number>();
  #telling: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(notify: (news: readonly DeedCount[]) => Promise<void>, again: number) {
    this.#notify = notify;
    this.#again = again;
  }

  add({ table, deedCount }: DeedCount): void {
    this.#owed.set(table, Math.max(deedCount, this.#owed.get(table) ?? 0));
    if (this.#telling === null && this.#timer === null) this.#soon(0);
  }

  /** The last try, when all ends. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#telling;
    await this.#tell().catch(() => {});
  }

  /** Together with what else comes now. */
  #soon(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#telling = this.#tell()
        .catch(() => this.#soon(this.#again))
        .finally(() => {
          this.#telling = null;
          if (this.#owed.size > 0 && this.#timer === null) this.#soon(0);
        });
    }, ms);
  }

  async #tell(): Promise<void> {
    const owed = this.#owed;
    if (owed.size === 0) return;
    this.#owed = new Map();
    try {
      await this.#notify([...owed].map(([table, deedCount]) => ({ table, deedCount })));
    } catch (error) {
      for (const [table, deedCount] of owed)
        this.#owed.set(table, Math.max(deedCount, this.#owed.get(table) ?? 0));
      throw error;
    }
  }
}
