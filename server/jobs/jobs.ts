// What is to be done at a certain time, kept in the database: a process that dies leaves it to the next.

import type { Clock } from '../base/clock.ts';
import type { JobRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { troubleOf } from '../store/trouble.ts';

/** When it is to be done again; null when it is done. `kept` when whoever did it has taken care of that. */
export type Handled = number | null | 'kept';

export type Handler = (subject: string) => Promise<Handled>;

const LEASE = 60_000;
const MOST_AT_ONCE = 32;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

export interface JobsDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly failed: (job: JobRow, error: unknown) => void;
}

export class Jobs {
  readonly #deps: JobsDeps;
  readonly #handlers = new Map<string, Handler>();
  #running = false;
  /** The store failed: this process may hold jobs of which it knows nothing. */
  #mayHold = false;

  constructor(deps: JobsDeps) {
    this.#deps = deps;
  }

  handle(kind: string, handler: Handler): void {
    this.#handlers.set(kind, handler);
  }

  /** To be done soon, unless it is there already. */
  async add(kind: string, subject: string, at: number): Promise<void> {
    const key = `${kind}:${subject}`;
    await this.#deps.store.db
      .insertInto('jobs')
      .values({ key, kind, subject, run_at: at, attempts: 0, locked_until: 0, locked_by: '' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  }

  /** What this process holds is free again; or what all hold but it and those that live. */
  async release(held: 'own' | { readonly notOf: readonly string[] }): Promise<void> {
    const { db, process } = this.#deps.store;
    const locked = db.updateTable('jobs').set({ locked_until: 0 }).where('locked_until', '>', 0);
    await (
      held === 'own'
        ? locked.where('locked_by', '=', process)
        : locked.where('locked_by', 'not in', [process, ...held.notOf])
    ).execute();
  }

  /** For how long the oldest that is due, and that nobody does, has been due, in milliseconds. What is to be done at once
   *  says no time. */
  async lag(): Promise<number> {
    const { store, clock } = this.#deps;
    const now = clock.now();
    const oldest = await store.db
      .selectFrom('jobs')
      .select('run_at')
      .where('run_at', '>', 0)
      .where('run_at', '<=', now)
      .where('locked_until', '<=', now)
      .orderBy('run_at')
      .limit(1)
      .executeTakeFirst();
    return oldest === undefined ? 0 : now - oldest.run_at;
  }

  /** Does what is due and nobody else does. */
  async poll(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      if (this.#mayHold) await this.release('own');
      this.#mayHold = false;
      for (;;) {
        const jobs = await this.#claimed();
        await Promise.all(jobs.map((job) => this.#run(job)));
        if (jobs.length < MOST_AT_ONCE) return;
      }
    } finally {
      this.#running = false;
    }
  }

  async #claimed(): Promise<JobRow[]> {
    try {
      return await this.#claim();
    } catch (error) {
      this.#mayHold = true;
      throw error;
    }
  }

  async #claim(): Promise<JobRow[]> {
    const { store, clock } = this.#deps;
    const { db, process } = store;
    const now = clock.now();
    const due = db
      .selectFrom('jobs')
      .select('key')
      .where('run_at', '<=', now)
      .where('locked_until', '<=', now)
      .orderBy('run_at')
      .limit(MOST_AT_ONCE);
    // a look is cheap, and mostly there is nothing
    if ((await due.execute()).length === 0) return [];
    return db
      .updateTable('jobs')
      .set((eb) => ({ locked_until: now + LEASE, locked_by: process, attempts: eb('attempts', '+', 1) }))
      .where('key', 'in', store.unclaimed(due))
      .returningAll()
      .execute();
  }

  async #run(job: JobRow): Promise<void> {
    const { clock, failed } = this.#deps;
    try {
      const handler = this.#handlers.get(job.kind);
      if (handler === undefined) throw new Error(`Nobody does jobs of the kind ${job.kind}.`);
      const handled = await handler(job.subject);
      if (handled !== 'kept') await this.#again(job, handled);
    } catch (error) {
      failed(job, error);
      // what failed with the store is no fault of the job
      const attempts = troubleOf(error) === null ? job.attempts : 0;
      const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempts);
      await this.#again(job, clock.now() + pause, attempts).catch(() => {
        this.#mayHold = true;
      });
    }
  }

  /** Only where it is still ours: what was done may have put another in its place. */
  async #again(job: JobRow, at: number | null, attempts = 0): Promise<void> {
    const { db } = this.#deps.store;
    const isOurs = { locked_by: job.locked_by, locked_until: job.locked_until };
    if (at === null) {
      await db
        .deleteFrom('jobs')
        .where('key', '=', job.key)
        .where('locked_by', '=', isOurs.locked_by)
        .where('locked_until', '=', isOurs.locked_until)
        .execute();
      return;
    }
    await db
      .updateTable('jobs')
      .set({ run_at: at, locked_until: 0, attempts })
      .where('key', '=', job.key)
      .where('locked_by', '=', isOurs.locked_by)
      .where('locked_until', '=', isOurs.locked_until)
      .execute();
  }
}
