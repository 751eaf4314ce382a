// What a server does every now and then: says that it lives, does what is due, lets go what nobody needs.

import type { TableKeepers } from './keepers/table-keepers.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { HostsHere } from './live/hosts-here.ts';
import { BEAT_EVERY, DEAD_AFTER, type Presence } from './live/presence.ts';
import type { Log } from './ops/log.ts';
import type { Readiness } from './ops/readiness.ts';
import type { Accounts } from './people/accounts.ts';
import type { Clock } from './base/clock.ts';
import type { Retention } from './retention/retention.ts';
import type { RatingBook } from './ratings/booking.ts';
import type { ResultBook } from './results/booking.ts';
import type { AllSeries } from './series/all.ts';
import type { Store } from './store/store.ts';
import type { Timekeeper } from './timekeeper.ts';
import { RESULT_JOB } from './tables/played.ts';
import { RATING_JOB } from './tables/rating.ts';
import { SERIES_JOB } from './tables/series-rows.ts';
import { HERE_FOR } from './tables/lobby-rows.ts';
import { CLOSE_JOBS, PERSON_JOBS } from './people/admin.ts';
import type { Closing } from './keepers/closing.ts';
import type { Handing } from './keepers/handing.ts';
import { forget } from './people/own-data.ts';
import { wakeForgotten, wakeUnruled } from './keepers/waking.ts';

const POLL_EVERY = 1_000;
/** Before a host who stays counts as gone. */
const HOSTS_EVERY = HERE_FOR / 2;
const SWEEP_EVERY = 30_000;
const KEEP_TIME_EVERY = 30_000;
const TIDY_EVERY = 3_600_000;
/** Between two steps of removing what nobody needs. */
const NEXT_STEP = 1_000;
const REMOVING = 'remove';
/** Games that an earlier version has finished. */
const OLD_RESULTS = 'results';
const TAKE_OVER_EVERY = 1_000;
const PROVE_EVERY = 1_000;
/** Without its database for so long, a process leaves its people to others, where there are any. */
const HAND_OVER_AFTER = 15_000;

export interface Upkeep {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

interface Inherited {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly presence: Presence;
}

interface AboutPeople {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly accounts: Accounts;
  readonly handing: Handing;
  readonly closing: Closing;
  readonly allSeries: AllSeries;
  readonly log: Log;
}

export interface UpkeepParts extends Inherited, AboutPeople {
  readonly keepers: TableKeepers;
  readonly retention: Retention;
  readonly readiness: Readiness;
  readonly timekeeper: Timekeeper;
  readonly hosts: HostsHere;
  readonly ratingBook: Pick<RatingBook, 'book'>;
  readonly resultBook: Pick<ResultBook, 'tend' | 'tendOld'>;
}

export interface UpkeepLimits {
  readonly handOverAfter?: number;
  /** How often it is written down how late it is. */
  readonly keepTimeEvery?: number;
}

/** `handOver` is called once, when this process cannot serve and others can. */
export async function startUpkeep(
  parts: UpkeepParts,
  handOver: (sentence: string) => void,
  { handOverAfter = HAND_OVER_AFTER, keepTimeEvery = KEEP_TIME_EVERY }: UpkeepLimits = {},
): Promise<Upkeep> {
  const { jobs, keepers, presence, clock, store, retention, readiness, timekeeper } = parts;
  jobs.handle('table', async (id) => {
    const keeper = await keepers.of(id);
    if (keeper === null) return null;
    const next = await keepers.tick(keeper);
    // a bot thinks: its move takes care of the rest
    return next !== null && next <= clock.now() ? 'kept' : next;
  });
  jobs.handle(SERIES_JOB, (id) => parts.allSeries.tick(id));
  jobs.handle(RATING_JOB, (table) => parts.ratingBook.book(table));
  jobs.handle(RESULT_JOB, async (table) => {
    const again = await parts.resultBook.tend(table);
    return again === null ? null : clock.now() + again;
  });
  jobs.handle(OLD_RESULTS, async () => {
    const again = await parts.resultBook.tendOld();
    return again === null ? null : clock.now() + again;
  });
  jobs.handle('adopt', (guest) => parts.handing.adopt(guest));
  handleAdmin(parts);
  // a job, so that of several processes one does it
  jobs.handle(REMOVING, async () => clock.now() + ((await retention.step()) ? NEXT_STEP : TIDY_EVERY));
  await jobs.add(REMOVING, 'all', clock.now());
  await jobs.add(OLD_RESULTS, 'all', clock.now());
  await presence.beat();
  await timekeeper.begin();
  let others = await takeOver(parts);
  await wakeForgotten(store);
  let hasHandedOver = false;
  const rounds = [
    round(parts, POLL_EVERY, async () => {
      // who cannot write leaves what is due to others
      if (readiness.trouble === null) await jobs.poll();
    }),
    round(parts, BEAT_EVERY, () => presence.beat()),
    round(parts, keepTimeEvery, () => timekeeper.keep()),
    round(parts, PROVE_EVERY, async () => {
      readiness.heed();
      if (readiness.trouble === null) return;
      await readiness.prove();
      // what is wrong with the database itself is wrong for the others too
      const { trouble, troubledFor } = readiness;
      if (hasHandedOver || trouble?.kind !== 'away' || others.length === 0 || troubledFor < handOverAfter)
        return;
      hasHandedOver = true;
      handOver(trouble.sentence);
    }),
    round(parts, HOSTS_EVERY, () => parts.hosts.refresh()),
    round(parts, SWEEP_EVERY, () => Promise.resolve(keepers.sweep())),
    // not only now: a process without the rules may take such a table from one that has them
    round(parts, TIDY_EVERY, () => wakeUnruled(store)),
    round(parts, TIDY_EVERY, () => parts.closing.closeAbandoned()),
    round(parts, TIDY_EVERY, () => presence.tidy()),
  ];
  if (store.isShared)
    rounds.push(
      round(parts, TAKE_OVER_EVERY, async () => {
        others = await takeOver(parts);
      }),
    );
  return {
    async stop() {
      await Promise.all(rounds.map((each) => each.stop()));
    },
  };
}

/** What processes held that are not there any more. The others that are. */
async function takeOver({ store, jobs, presence }: Inherited): Promise<readonly string[]> {
  const living = await store.living(DEAD_AFTER);
  await jobs.release({ notOf: living });
  await presence.missAllBut(living);
  return living.filter((each) => each !== store.process);
}

/** What the host decided about people and tables, from the command line. */
function handleAdmin({ jobs, store, clock, accounts, handing, closing, allSeries, log }: AboutPeople): void {
  const tell = async (id: string, job: string): Promise<void> => {
    log.warn(
      { request: await deedAbout(store, id), person: id, job },
      'the host decided something about somebody',
    );
    await store.notify({ about: 'person', id });
  };
  jobs.handle(PERSON_JOBS.told, async (id) => {
    await tell(id, PERSON_JOBS.told);
    return null;
  });
  const stopping = async (what: keyof typeof CLOSE_JOBS, id: string): Promise<void> => {
    log.warn(
      { request: await deedAbout(store, id), [what]: id, job: CLOSE_JOBS[what] },
      `the host closed a ${what}`,
    );
  };
  jobs.handle(CLOSE_JOBS.table, async (table) => {
    await stopping('table', table);
    await closing.close(table);
    return null;
  });
  jobs.handle(CLOSE_JOBS.series, async (id) => {
    await stopping('series', id);
    await allSeries.stop(id);
    return null;
  });
  jobs.handle(PERSON_JOBS.left, async (id) => {
    await tell(id, PERSON_JOBS.left);
    await handing.leaveTables(id);
    return null;
  });
  jobs.handle(PERSON_JOBS.forgotten, async (id) => {
    const person = await accounts.find(id);
    if (person === null) return null;
    await tell(id, PERSON_JOBS.forgotten);
    await handing.leaveTables(id);
    await forget(store, clock, id);
    return null;
  });
}

/** What the host did last about it, or about the account that a bot belongs to, by its id in the audit. */
async function deedAbout({ db }: Pick<Store, 'db'>, about: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('audit')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('about', '=', about),
        eb('about', '=', eb.selectFrom('persons').select('owner').where('id', '=', about)),
      ]),
    )
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id;
}

/** Again and again, the next one only after the last; what fails is told and tried again. */
function round(
  { log, readiness }: Pick<UpkeepParts, 'log' | 'readiness'>,
  every: number,
  run: () => Promise<void>,
): Upkeep {
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void>;
  const go = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      log.error({ error: String(error) }, 'upkeep failed');
      readiness.noticed(error);
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = go();
    }, every);
  };
  running = go();
  return {
    async stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}
