// Several processes on one PostgreSQL of our own, without and with a bus, beside a bare loop on the same database. The two
// seats of a table are at different processes, and a move counts when both have seen it.

import { startPostgres, type TestPostgres } from '@starboard/server/testing/postgres';
import { startRedis } from '@starboard/server/testing/redis';
import { median, ratios, spreadOf, type Extent } from '../statistics.ts';
import { bareOn } from './bare.ts';
import type { Measured } from './contestant.ts';
import { percentile, runLoad } from './load.ts';
import { processorOfFamily } from './processor.ts';
import { scriptOf, type ScriptedMove } from './script.ts';
import type { ServerBenchSettings } from './settings.ts';
import { ourProcess, ourTables, type OurProcess } from './starboard.ts';

/** More than any server plays at one table in a round. */
const SCRIPT = 60_000;

export interface ClusterServer {
  readonly name: string;
  readonly movesPerSecond: Extent;
  /** Milliseconds until both seats have seen a move. */
  readonly middle: number;
  readonly p99: number;
  /** Microseconds on processors for one move: of our processes, of the database's, of the bus's. */
  readonly cpu: number;
  readonly databaseCpu: number;
  readonly busCpu: number;
}

export interface ClusterFigures {
  readonly processes: number;
  readonly tables: number;
  readonly servers: readonly ClusterServer[];
  /** Moves per second of each of ours over the bare loop's, round by round. */
  readonly shareOfBare: readonly Extent[];
}

/** What is measured, with the pid of the bus where it has one. */
interface Running extends Measured {
  readonly bus: number | null;
}

interface ClusterContestant {
  readonly name: string;
  start(databaseUrl: string): Promise<Running>;
}

interface Sample {
  readonly rate: number;
  readonly middle: number;
  readonly p99: number;
  readonly cpu: number;
  readonly databaseCpu: number;
  readonly busCpu: number;
}

export async function cluster(
  settings: ServerBenchSettings,
  onRound: (round: number) => void,
): Promise<ClusterFigures> {
  const { processes, bus, tables, rounds } = settings;
  const name = `Starboard, ${processes} ${processes === 1 ? 'process' : 'processes'}`;
  const ours = [ourCluster(name, settings, false)];
  if (bus) ours.push(ourCluster(`${name} and a bus`, settings, true));
  const contestants = [...ours, bareLoop(tables)];
  const samples = new Map<ClusterContestant, Sample[]>(contestants.map((each) => [each, []]));
  const script = scriptOf(2, SCRIPT);
  const postgres = await startPostgres({ shared_buffers: '256MB' });
  let databases = 0;
  for (let round = 1; round <= rounds; round++) {
    onRound(round);
    for (const each of contestants) {
      const measured = await each.start(await postgres.database(`bench_${++databases}`));
      samples.get(each)?.push(await sample(measured, postgres, script, settings));
    }
  }
  await postgres.stop();
  const of = (contestant: ClusterContestant, what: keyof Sample): number[] =>
    (samples.get(contestant) ?? []).map((each) => each[what]);
  return {
    processes,
    tables,
    servers: contestants.map((each) => ({
      name: each.name,
      movesPerSecond: spreadOf(of(each, 'rate')),
      middle: median(of(each, 'middle')),
      p99: median(of(each, 'p99')),
      cpu: median(of(each, 'cpu')),
      databaseCpu: median(of(each, 'databaseCpu')),
      busCpu: median(of(each, 'busCpu')),
    })),
    shareOfBare: ours.map((each) =>
      spreadOf(ratios(of(each, 'rate'), of(contestants[contestants.length - 1], 'rate'))),
    ),
  };
}

async function sample(
  measured: Running,
  postgres: TestPostgres,
  script: readonly ScriptedMove[],
  { warmUp, seconds }: ServerBenchSettings,
): Promise<Sample> {
  // all three are read at the same moments, those at which the load reads the first
  const database: number[] = [];
  const bus: number[] = [];
  const cpu = (): Promise<number> => {
    database.push(processorOfFamily(postgres.pid()));
    bus.push(measured.bus === null ? 0 : processorOfFamily(measured.bus));
    return measured.cpu();
  };
  const load = await runLoad({ ...measured, cpu }, script, { warmUp, seconds, every: 0 });
  await measured.stop();
  const perMove = (used: number): number => (used / load.moves) * 1e6;
  return {
    rate: load.moves / load.seconds,
    middle: percentile(load.latencies, 0.5),
    p99: percentile(load.latencies, 0.99),
    cpu: perMove(load.cpu),
    databaseCpu: perMove(database[1] - database[0]),
    busCpu: perMove(bus[1] - bus[0]),
  };
}

function ourCluster(
  name: string,
  { processes, tables }: ServerBenchSettings,
  withBus: boolean,
): ClusterContestant {
  return {
    name,
    async start(databaseUrl) {
      const redis = withBus ? await startRedis() : null;
      const urls = redis === null ? [databaseUrl] : [databaseUrl, redis.url];
      // the first brings the database up to date
      const servers = [await ourProcess(...urls)];
      while (servers.length < processes) servers.push(await ourProcess(...urls));
      const addresses = servers.map(({ ready }) => ready.address);
      if (withBus) for (const address of addresses) await hearsTheBus(address);
      const opened = await ourTables(addresses, tables);
      return {
        tables: opened.map(({ seats, play }) => ({
          async play(move, number) {
            await play(move, number);
            await seats[1 - move.seat].sees(number + 1);
          },
        })),
        memory: () => sumOf(servers, (each) => each.memory()),
        cpu: () => sumOf(servers, (each) => each.cpu()),
        bus: redis?.pid() ?? null,
        async stop() {
          for (const { seats } of opened) for (const { socket } of seats) socket.terminate();
          await Promise.all(servers.map((each) => each.stop()));
          await redis?.stop();
        },
      };
    },
  };
}

async function hearsTheBus(address: string): Promise<void> {
  for (;;) {
    const figures = await (await fetch(`${address}/metrics`)).text();
    if (figures.includes('\nstarboard_bus_heard 1\n')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function sumOf(
  servers: readonly OurProcess[],
  of: (each: OurProcess) => Promise<number>,
): Promise<number> {
  return (await Promise.all(servers.map(of))).reduce((sum, each) => sum + each, 0);
}

function bareLoop(tables: number): ClusterContestant {
  return {
    name: 'bare WebSocket + PostgreSQL',
    async start(databaseUrl) {
      return { ...(await bareOn(databaseUrl, tables, true)), bus: null };
    },
  };
}
