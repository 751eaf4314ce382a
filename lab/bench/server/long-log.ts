// Does a move cost more when the log is long? The same moves at tables with a short log and at tables with a long one, in
// turns, at one server.

import { median, ratios } from '../statistics.ts';
import type { Measured, MeasuredTable } from './contestant.ts';
import { scriptOf } from './script.ts';
import type { ServerBenchSettings } from './settings.ts';
import { starboard } from './starboard.ts';

const TABLES = 20;
const SHORT = 10;
const MOVES = 100;
const ROUNDS = 9;

export interface LongLog {
  readonly short: number;
  readonly long: number;
  /** Microseconds of the server on processors for one move. */
  readonly atShort: number;
  readonly atLong: number;
  /** The second over the first. */
  readonly times: number;
}

export async function longLog({ long }: ServerBenchSettings): Promise<LongLog> {
  const script = scriptOf(2, long + (ROUNDS + 1) * MOVES);
  const server = await starboard({ name: '' }).start(TABLES * (ROUNDS + 1));
  const play = async (tables: readonly MeasuredTable[], from: number, to: number): Promise<number> => {
    const before = await server.cpu();
    await Promise.all(tables.map((table) => playOn(table, from, to)));
    return (((await server.cpu()) - before) / ((to - from) * tables.length)) * 1e6;
  };
  const playOn = async (table: MeasuredTable, from: number, to: number): Promise<void> => {
    for (let number = from; number < to; number++) await table.play(script[number], number);
  };
  const [old, ...young] = groupsOf(server);
  await play(old, 0, long);
  const atShort: number[] = [];
  const atLong: number[] = [];
  for (const [round, group] of young.entries()) {
    await play(group, 0, SHORT);
    atShort.push(await play(group, SHORT, SHORT + MOVES));
    atLong.push(await play(old, long + round * MOVES, long + (round + 1) * MOVES));
  }
  await server.stop();
  return {
    short: SHORT,
    long,
    atShort: median(atShort),
    atLong: median(atLong),
    times: median(ratios(atLong, atShort)),
  };
}

function groupsOf({ tables }: Measured): readonly (readonly MeasuredTable[])[] {
  return Array.from({ length: ROUNDS + 1 }, (_, i) => tables.slice(i * TABLES, (i + 1) * TABLES));
}
