import { isRefusal, refuseInEnglish, type Refusal } from '@starboard/engine';
import { againstHelp } from '../against/settings.ts';
import type { Given } from '../bench.ts';

export interface ServerBenchSettings {
  readonly json: boolean;
  readonly write: boolean;
  /** In each of which every server is measured once. */
  readonly rounds: number;
  /** Measured per server and round. */
  readonly seconds: number;
  readonly warmUp: number;
  /** Tables that play as fast as they can. */
  readonly tables: number;
  /** Tables of the crowd, which play one move each in `every` milliseconds. */
  readonly crowd: number;
  readonly crowdSeconds: number;
  readonly every: number;
  /** The long log has so many entries; the short one ten. */
  readonly long: number;
  /** Moves of each table where two versions are compared. */
  readonly compared: { readonly warmUp: number; readonly moves: number };
  readonly store: (typeof STORES)[number];
  /** On PostgreSQL: so many of ours, and beside that also with a bus. */
  readonly processes: number;
  readonly bus: boolean;
}

const STORES = ['sqlite', 'postgres'] as const;
/** More would say nothing on one machine. */
const MOST_PROCESSES = 32;

type Extent = Omit<ServerBenchSettings, 'json' | 'write' | 'store' | 'processes' | 'bus'>;

const FULL: Extent = {
  rounds: 3,
  seconds: 10,
  warmUp: 5,
  tables: 100,
  crowd: 2000,
  crowdSeconds: 30,
  every: 5000,
  long: 10_000,
  compared: { warmUp: 300, moves: 500 },
};
const QUICK: Extent = {
  ...FULL,
  rounds: 1,
  seconds: 4,
  warmUp: 3,
  crowd: 400,
  crowdSeconds: 10,
  long: 2000,
  compared: { warmUp: 150, moves: 250 },
};

export const flags = {
  quick: 'switch',
  rounds: 'text',
  json: 'switch',
  write: 'switch',
  against: 'text',
  store: 'text',
  processes: 'text',
  bus: 'switch',
} as const;

export const help = `starboard bench server [--quick] [--rounds N] [--json] [--write] [--against COMMIT]
starboard bench server --store postgres [--processes N] [--bus] [--quick] [--rounds N] [--json]

  --quick      shorter, with a smaller crowd and a shorter log: says little about the bars
  --rounds N   rounds, in each of which every server is measured once; ${FULL.rounds} by default
  --json       for programs
  --write      put the figures into docs/performance.md
  --store postgres
               instead of all that, a PostgreSQL of its own, and a bare loop on the same one: moves/s, p99,
               and processor time per move of our processes and of the database's
  --processes N
               so many of ours; 1 by default
  --bus        and once more with a Redis of its own as the bus
${againstHelp}`;

export function readSettings(given: Given): ServerBenchSettings | Refusal {
  const { has, text } = given;
  const where = readStore(given);
  if (isRefusal(where)) return where;
  const base = has('quick') ? QUICK : FULL;
  const rounds = text('rounds') === undefined ? base.rounds : Number(text('rounds'));
  if (!Number.isSafeInteger(rounds) || rounds < 1)
    return refuseInEnglish(
      `--rounds must be a whole number of at least 1, not ${JSON.stringify(text('rounds'))}.`,
    );
  return { ...base, ...where, rounds, json: has('json'), write: has('write') };
}

function readStore({ has, text }: Given): Pick<ServerBenchSettings, 'store' | 'processes' | 'bus'> | Refusal {
  const named = text('store') ?? 'sqlite';
  const store = STORES.find((each) => each === named);
  if (store === undefined)
    return refuseInEnglish(`--store must be one of ${STORES.join(', ')}, not ${JSON.stringify(named)}.`);
  const processes = Number(text('processes') ?? 1);
  if (!Number.isSafeInteger(processes) || processes < 1 || processes > MOST_PROCESSES)
    return refuseInEnglish(
      `--processes must be a whole number from 1 to ${MOST_PROCESSES}, not ${JSON.stringify(text('processes'))}.`,
    );
  if (store === 'sqlite' && (text('processes') !== undefined || has('bus')))
    return refuseInEnglish('--processes and --bus need --store postgres: SQLite serves one process.');
  const other = text('against') === undefined ? (has('write') ? 'write' : null) : 'against';
  if (store === 'postgres' && other !== null)
    return refuseInEnglish(`--store postgres and --${other} do not go together.`);
  return { store, processes, bus: has('bus') };
}
