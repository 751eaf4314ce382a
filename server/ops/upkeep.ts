// What a server does every now and then: says that it lives, does what is due, lets go what nobody needs.

import type { Hall } from '../hall.ts';
import { BEAT_EVERY, DEAD_AFTER } from '../live/presence.ts';
import { adopt } from '../people/handing.ts';

const POLL_EVERY = 1_000;
const SWEEP_EVERY = 30_000;
const TIDY_EVERY = 3_600_000;

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
  await presence.beat();
  // with an embedded database whoever held jobs before is gone
  if (store.kind === 'sqlite') await jobs.release('all');
  const rounds = [
    round(hall, POLL_EVERY, () => jobs.poll()),
    round(hall, BEAT_EVERY, () => presence.beat()),
    round(hall, SWEEP_EVERY, () => Promise.resolve(house.sweep())),
    round(hall, TIDY_EVERY, () => sessions.dropExpired()),
  ];
  if (store.kind === 'postgres') {
    rounds.push(round(hall, DEAD_AFTER / 2, () => jobs.release({ seenBefore: clock.now() - DEAD_AFTER })));
  }
  return {
    async stop() {
      await Promise.all(rounds.map((each) => each.stop()));
    },
  };
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
