// Many tables that play at the pace of people, and what a seat costs that only sits there.

import { percentile, runLoad } from './load.ts';
import { scriptOf } from './script.ts';
import type { ServerBenchSettings } from './settings.ts';
import { starboard } from './starboard.ts';

const SEATS = 2;
/** The server has loaded and compiled what it needs before its memory is looked at for the first time. */
const FEW = 20;
const WARM_UP = 10;

export interface Crowd {
  readonly tables: number;
  readonly seats: number;
  /** Seconds from one move of a table to the next. */
  readonly every: number;
  readonly moves: number;
  readonly middle: number;
  readonly p99: number;
  readonly worst: number;
  /** The share of one processor that the server took. */
  readonly processor: number;
  /** Bytes that each connected seat adds, before anybody has moved. */
  readonly memoryPerSeat: number;
}

export async function crowd({ crowd: tables, crowdSeconds, every }: ServerBenchSettings): Promise<Crowd> {
  const script = scriptOf(SEATS, 1000);
  const few = await starboard({ name: '' }).start(FEW);
  await runLoad(few, script, { warmUp: 0, seconds: 2, every: 100 });
  const before = await few.memory();
  await few.stop();
  const measured = await starboard({ name: '' }).start(tables);
  const after = await measured.memory();
  const load = await runLoad(measured, script, { warmUp: WARM_UP, seconds: crowdSeconds, every });
  await measured.stop();
  return {
    tables,
    seats: tables * SEATS,
    every: every / 1000,
    moves: load.moves,
    middle: percentile(load.latencies, 0.5),
    p99: percentile(load.latencies, 0.99),
    worst: percentile(load.latencies, 1),
    processor: load.cpu / load.seconds,
    memoryPerSeat: (after - before) / ((tables - FEW) * SEATS),
  };
}
