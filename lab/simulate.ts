// Plays many games, on one thread or several. The result depends on the plan alone, but for the time it took.

import { setImmediate } from 'node:timers/promises';
import { isRefusal, type Refusal } from '@starboard/engine';
import { chunksOf, type Chunk } from './chunks.ts';
import { prepare, type SimulationPlan, type Prepared } from './plan.ts';
import { playGames } from './play.ts';
import { addTally, emptyTally, resultOf, type SimulationResult, type Tally } from './tally.ts';
import { WorkerThread, workThrough } from './threads.ts';

export interface How {
  readonly threads?: number;
  /** Told now and then how many games are done. */
  readonly onProgress?: (games: number) => void;
}

export async function simulate(plan: SimulationPlan, how: How = {}): Promise<SimulationResult | Refusal> {
  const prepared = await prepare(plan);
  return isRefusal(prepared) ? prepared : simulatePrepared(prepared, how);
}

export async function simulatePrepared(prepared: Prepared, how: How = {}): Promise<SimulationResult> {
  const { games, seats } = prepared.plan;
  const { threads = 1, onProgress = () => {} } = how;
  const sum = emptyTally(seats);
  const count = (part: Tally): void => {
    addTally(sum, part);
    onProgress(sum.games);
  };
  const needed = Math.min(threads, games);
  const seconds =
    needed === 1 ? await playHere(prepared, count) : await playOnThreads(prepared, needed, count);
  return resultOf(sum, seconds);
}

/** How long it took, in seconds. */
async function playHere(prepared: Prepared, count: (part: Tally) => void): Promise<number> {
  const began = performance.now();
  for (const { from, to } of chunksOf(prepared.plan.games, 1)) {
    count(playGames(prepared, from, to));
    // lets signals and the terminal have their turn
    await setImmediate();
  }
  return (performance.now() - began) / 1000;
}

/** The same, without the time that threads need to start. */
async function playOnThreads(
  { plan }: Prepared,
  threads: number,
  count: (part: Tally) => void,
): Promise<number> {
  const hands = await WorkerThread.hire<Chunk, Tally>(new URL('./worker.ts', import.meta.url), plan, threads);
  return workThrough(hands, chunksOf(plan.games, threads), count);
}
