// Every table plays its script as fast as it is answered, or at a given pace; moves are counted and timed.

import type { Measured, MeasuredTable } from './contestant.ts';
import type { ScriptedMove } from './script.ts';

export interface Load {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds, sorted. */
  readonly latencies: Float64Array;
  /** Seconds of the server on processors. */
  readonly cpu: number;
}

export interface LoadPlan {
  readonly warmUp: number;
  readonly seconds: number;
  /** Milliseconds from one move of a table to the next; 0: as fast as it is answered. */
  readonly every: number;
}

export async function runLoad(
  measured: Measured,
  script: readonly ScriptedMove[],
  { warmUp, seconds, every }: LoadPlan,
): Promise<Load> {
  const latencies: number[] = [];
  const began = performance.now();
  const from = began + warmUp * 1000;
  const until = from + seconds * 1000;
  const playAt = async (table: MeasuredTable, place: number): Promise<void> => {
    if (every > 0) await pause((place / measured.tables.length) * every);
    for (let number = 0; number < script.length; number++) {
      const sent = performance.now();
      if (sent >= until) return;
      await table.play(script[number], number);
      const seen = performance.now();
      if (sent >= from && seen <= until) latencies.push(seen - sent);
      if (every > 0) await pause(Math.max(0, every - (performance.now() - sent)));
    }
    throw new Error('The script was too short for this server.');
  };
  const cpuBefore = pause(warmUp * 1000).then(() => measured.cpu());
  await Promise.all(measured.tables.map(playAt));
  const cpu = (await measured.cpu()) - (await cpuBefore);
  return { moves: latencies.length, seconds, latencies: Float64Array.from(latencies).toSorted(), cpu };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The latency that this share of the moves stays below. */
export function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
