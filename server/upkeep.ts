// What a server does every now and then: says that it lives, does what is due, lets go what nobody needs.

import type { TableKeepers } from './keepers/table-keepers.ts';
import type { Jobs } from './jobs/jobs.ts';
import { BEAT_EVERY, DEAD_AFTER, type Presence } from './live/presence.ts';
import type { Log } from './ops/log.ts';
import type { Accounts } from './people/accounts.ts';
import type { Clock } from './base/clock.ts';
import type { Budgets } from './people/budgets.ts';
import type { Sessions } from './people/sessions.ts';
import type { Store } from './store/store.ts';
import { PERSON_JOBS } from './people/admin.ts';
import type { Handing } from './keepers/handing.ts';
import { forget } from './people/own-data.ts';
import { wakeForgotten, wakeUnruled } from './keepers/waking.ts';

const POLL_EVERY = 1_000;
const SWEEP_EVERY = 30_000;
const TIDY_EVERY = 3_600_000;
const TAKE_OVER_EVERY = 1_000;

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
}

export interface UpkeepParts extends Inherited, AboutPeople {
  readonly keepers: TableKeepers;
  readonly sessions: Sessions;
  readonly budgets: Budgets;
  readonly log: Log;
}

export async function startUpkeep(parts: UpkeepParts): Promise<Upkeep> {
  const { jobs, keepers, presence, clock, store, sessions, budgets, log } = parts;
  jobs.handle('table', async (id) => {
    const keeper = await keepers.of(id);
    if (keeper === null) return null;
    const next = await keepers.tick(keeper);
    // a bot thinks: its move takes care of the rest
    return next !== null && next <= clock.now() ? 'kept' : next;
  });
  jobs.handle('adopt', (guest) => parts.handing.adopt(guest));
  handleAdmin(parts);
  await presence.beat();
  await takeOver(parts);
  await wakeForgotten(store);
  const rounds = [
    round(log, POLL_EVERY, () => jobs.poll()),
    round(log, BEAT_EVERY, () => presence.beat()),
    round(log, SWEEP_EVERY, () => Promise.resolve(keepers.sweep())),
    // not only now: a process without the rules may take such a table from one that has them
    round(log, TIDY_EVERY, () => wakeUnruled(store)),
    round(log, TIDY_EVERY, async () => {
      await sessions.dropExpired();
      await presence.tidy();
      await budgets.tidy();
    }),
  ];
  if (store.isShared) rounds.push(round(log, TAKE_OVER_EVERY, () => takeOver(parts)));
  return {
    async stop() {
      await Promise.all(rounds.map((each) => each.stop()));
    },
  };
}

/** What processes held that are not there any more. */
async function takeOver({ store, jobs, presence }: Inherited): Promise<void> {
  const living = await store.living(DEAD_AFTER);
  await jobs.release({ notOf: living });
  await presence.missAllBut(living);
}

/** What the host decided about people, from the command line. */
function handleAdmin({ jobs, store, clock, accounts, handing }: AboutPeople): void {
  const tell = (id: string): Promise<void> => store.notify({ about: 'person', id });
  jobs.handle(PERSON_JOBS.told, async (id) => {
    await tell(id);
    return null;
  });
  jobs.handle(PERSON_JOBS.left, async (id) => {
    await tell(id);
    await handing.leaveTables(id);
    return null;
  });
  jobs.handle(PERSON_JOBS.forgotten, async (id) => {
    const person = await accounts.find(id);
    if (person === null) return null;
    await handing.leaveTables(id);
    await forget(store, clock, person);
    return null;
  });
}

/** Again and again, the next one only after the last; what fails is told and tried again. */
function round(log: Log, every: number, run: () => Promise<void>): Upkeep {
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void>;
  const go = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      log.error({ error: String(error) }, 'upkeep failed');
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
