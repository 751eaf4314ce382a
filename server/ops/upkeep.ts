// What a server does every now and then: says that it lives, does what is due, lets go what nobody needs.

import type { Hall } from '../hall.ts';
import { BEAT_EVERY, DEAD_AFTER } from '../live/presence.ts';
import { PERSON_JOBS } from '../people/admin.ts';
import { adopt, leaveTables } from '../people/handing.ts';
import { forget } from '../people/own-data.ts';
import { wakeForgotten } from '../tables/waking.ts';

const POLL_EVERY = 1_000;
const SWEEP_EVERY = 30_000;
const TIDY_EVERY = 3_600_000;
const TAKE_OVER_EVERY = 1_000;

export interface Upkeep {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

export async function startUpkeep(hall: Hall): Promise<Upkeep> {
  const { jobs, house, presence, clock, store, sessions } = hall;
  jobs.handle('table', async (id) => {
    const room = await house.room(id);
    if (room === null) return null;
    const next = await house.tick(room);
    // a bot thinks: its move takes care of the rest
    return next !== null && next <= clock.now() ? 'kept' : next;
  });
  jobs.handle('adopt', (guest) => adopt(hall, guest));
  handleAdmin(hall);
  await presence.beat();
  await takeOver(hall);
  await wakeForgotten(store);
  const rounds = [
    round(hall, POLL_EVERY, () => jobs.poll()),
    round(hall, BEAT_EVERY, () => presence.beat()),
    round(hall, SWEEP_EVERY, () => Promise.resolve(house.sweep())),
    round(hall, TIDY_EVERY, async () => {
      await sessions.dropExpired();
      await presence.tidy();
    }),
  ];
  if (store.isShared) rounds.push(round(hall, TAKE_OVER_EVERY, () => takeOver(hall)));
  return {
    async stop() {
      await Promise.all(rounds.map((each) => each.stop()));
    },
  };
}

/** What processes held that are not there any more. */
async function takeOver({ store, jobs, presence }: Hall): Promise<void> {
  const living = await store.living(DEAD_AFTER);
  await jobs.release({ notOf: living });
  await presence.missAllBut(living);
}

/** What the host decided about people, from the command line. */
function handleAdmin(hall: Hall): void {
  const { jobs, store, clock, accounts } = hall;
  const tell = (id: string): Promise<void> => store.notify({ about: 'person', id });
  jobs.handle(PERSON_JOBS.told, async (id) => {
    await tell(id);
    return null;
  });
  jobs.handle(PERSON_JOBS.left, async (id) => {
    await tell(id);
    await leaveTables(hall, id);
    return null;
  });
  jobs.handle(PERSON_JOBS.forgotten, async (id) => {
    const person = await accounts.find(id);
    if (person === null) return null;
    await leaveTables(hall, id);
    await forget(store, clock, person);
    return null;
  });
}

/** Again and again, the next one only after the last; what fails is told and tried again. */
function round({ log }: Hall, every: number, run: () => Promise<void>): Upkeep {
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
