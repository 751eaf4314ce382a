// One measurement: warm up, then repeat the work until enough time has passed.

import { thisThread } from './clock.ts';

/** What was done: whole games (or batches), steps in them (moves or operations), and how many steps were choices. */
export interface Tally {
  games: number;
  steps: number;
  choices: number;
}

/** One game or one batch, counted into the tally. */
export type Workload = (tally: Tally) => void;

export interface Sample extends Readonly<Tally> {
  readonly seconds: number;
  /** Time on the processor where the platform tells it per thread, else time on the wall. */
  readonly clock: 'cpu' | 'wall';
}

/** Long enough that reading the clock costs nothing beside the work. */
const BATCH_SECONDS = 0.02;

export function measure(work: Workload, warmUp: number, seconds: number): Sample {
  const batch = sizeOfBatch(work);
  repeat(work, batch, warmUp);
  return repeat(work, batch, seconds);
}

/** How many repetitions fill a batch; found by doubling, which also begins the warm-up. */
function sizeOfBatch(work: Workload): number {
  for (let batch = 1; ; batch *= 2) {
    const began = performance.now();
    run(work, batch, { games: 0, steps: 0, choices: 0 });
    if (performance.now() - began >= BATCH_SECONDS * 1000) return batch;
  }
}

function repeat(work: Workload, batch: number, seconds: number): Sample {
  const tally = { games: 0, steps: 0, choices: 0 };
  const clock = thisThread();
  const began = clock.now();
  let elapsed = 0;
  while (elapsed < seconds) {
    run(work, batch, tally);
    elapsed = clock.now() - began;
  }
  return { ...tally, seconds: elapsed, clock: clock.kind };
}

function run(work: Workload, times: number, tally: Tally): void {
  for (let i = 0; i < times; i++) work(tally);
}
