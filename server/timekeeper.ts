// The time of tables goes on from one server to the next, whatever was done to the computer's clock meanwhile: each writes
// down now and then how late it is, and the next begins there.

import type { Clock, TimeSources } from './base/clock.ts';
import { DEAD_AFTER } from './live/presence.ts';
import type { RunRow } from './store/schema.ts';
import type { Store } from './store/store.ts';

const YEAR = 365 * 86_400_000;
/** Of those that are looked back at: who starts again and again for longer has not served. */
const RUNS = 1_000;

/** How late it is at tables, for a server that starts. */
export async function timeToBegin(
  store: Store,
  { timeOfDay, computer }: Pick<TimeSources, 'timeOfDay' | 'computer'>,
): Promise<number> {
  const runs = await store.db
    .selectFrom('runs')
    .selectAll()
    .select(store.ownTime.as('now'))
    .orderBy('at', 'desc')
    .execute();
  const here = runs.find((run) => run.computer !== null && run.computer === computer?.start);
  if (here !== undefined && computer !== null && computer.running() >= here.ran)
    return here.at + (computer.running() - here.ran);
  // the computer itself was started anew, or is another: what its clock says is worth less than what others go by
  const living = await store.living(DEAD_AFTER);
  const beside = runs.find((run) => living.includes(run.process));
  if (beside !== undefined) return beside.at + Math.max(0, beside.now - beside.written_at);
  return Math.max(timeOfDay(), runs[0]?.at ?? 0);
}

export class Timekeeper {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #computer: TimeSources['computer'];
  readonly #beganAt: number;

  constructor(store: Store, clock: Clock, { computer }: Pick<TimeSources, 'computer'>) {
    this.#store = store;
    this.#clock = clock;
    this.#computer = computer;
    this.#beganAt = clock.now();
  }

  /** The moment since which servers have run for that long, in milliseconds, one or several; 0 where they have not yet. */
  async servedSince(long: number): Promise<number> {
    const runs = await this.#store.db
      .selectFrom('runs')
      .select(['began_at', 'at'])
      .orderBy('at', 'desc')
      .limit(RUNS)
      .execute();
    let since = this.#clock.now();
    let missing = long;
    for (const { began_at: began, at } of [{ began_at: this.#beganAt, at: since }, ...runs]) {
      const until = Math.min(at, since);
      if (until <= began) continue;
      if (until - began >= missing) return until - missing;
      missing -= until - began;
      since = began;
    }
    return 0;
  }

  async begin(): Promise<void> {
    await this.#store.db
      .deleteFrom('runs')
      .where('at', '<', this.#clock.now() - YEAR)
      .execute();
    await this.keep();
  }

  /** Writes down how late it is. */
  async keep(): Promise<void> {
    const { db, process, ownTime } = this.#store;
    const now: Pick<RunRow, 'at' | 'ran'> = { at: this.#clock.now(), ran: this.#computer?.running() ?? 0 };
    const computer = this.#computer?.start ?? null;
    await db
      .insertInto('runs')
      .values({ ...now, process, began_at: this.#beganAt, written_at: ownTime, computer })
      .onConflict((conflict) => conflict.column('process').doUpdateSet({ ...now, written_at: ownTime }))
      .execute();
  }
}
