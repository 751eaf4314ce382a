// Servers side by side: every table plays as fast as it is answered.

import { median, ratios, spreadOf, type Extent } from '../statistics.ts';
import { bare } from './bare.ts';
import { boardgameIo } from './boardgame-io.ts';
import type { Contestant } from './contestant.ts';
import { percentile, runLoad } from './load.ts';
import { scriptOf } from './script.ts';
import type { ServerBenchSettings } from './settings.ts';
import { starboard } from './starboard.ts';

/** More than any server plays at one table in a round. */
const SCRIPT = 60_000;

const OURS = starboard({ name: 'Starboard, SQLite' });
const PEERS = [
  boardgameIo('boardgame.io, in memory'),
  boardgameIo('boardgame.io, in memory, no undo', 'no-undo'),
];

export interface Server {
  readonly name: string;
  readonly movesPerSecond: Extent;
  /** Milliseconds until the seat that moved has seen it accepted. */
  readonly middle: number;
  readonly p99: number;
  /** Microseconds of the server on processors for one move. */
  readonly cpu: number;
}

export interface Duel {
  readonly tables: number;
  readonly servers: readonly Server[];
  /** Ours over the fastest form of boardgame.io, round by round. */
  readonly timesPeer: Extent;
  readonly p99OverPeer: number;
  /** Ours over the bare loop. */
  readonly shareOfBare: Extent;
}

interface Sample {
  readonly rate: number;
  readonly middle: number;
  readonly p99: number;
  readonly cpu: number;
}

export async function duel(settings: ServerBenchSettings, onRound: (round: number) => void): Promise<Duel> {
  const contestants = [OURS, ...PEERS, bare];
  const samples = new Map<Contestant, Sample[]>(contestants.map((each) => [each, []]));
  const script = scriptOf(2, SCRIPT);
  for (let round = 1; round <= settings.rounds; round++) {
    onRound(round);
    for (const each of contestants) samples.get(each)?.push(await sample(each, script, settings));
  }
  return figuresOf(samples, settings.tables);
}

async function sample(
  contestant: Contestant,
  script: ReturnType<typeof scriptOf>,
  { tables, warmUp, seconds }: ServerBenchSettings,
): Promise<Sample> {
  const measured = await contestant.start(tables);
  const load = await runLoad(measured, script, { warmUp, seconds, every: 0 });
  await measured.stop();
  return {
    rate: load.moves / load.seconds,
    middle: percentile(load.latencies, 0.5),
    p99: percentile(load.latencies, 0.99),
    cpu: (load.cpu / load.moves) * 1e6,
  };
}

function figuresOf(samples: ReadonlyMap<Contestant, readonly Sample[]>, tables: number): Duel {
  const of = (contestant: Contestant, what: keyof Sample): number[] =>
    (samples.get(contestant) ?? []).map((each) => each[what]);
  const best = PEERS.toSorted((a, b) => median(of(b, 'rate')) - median(of(a, 'rate')))[0];
  return {
    tables,
    servers: [...samples.keys()].map((each) => ({
      name: each.name,
      movesPerSecond: spreadOf(of(each, 'rate')),
      middle: median(of(each, 'middle')),
      p99: median(of(each, 'p99')),
      cpu: median(of(each, 'cpu')),
    })),
    timesPeer: spreadOf(ratios(of(OURS, 'rate'), of(best, 'rate'))),
    p99OverPeer: median(ratios(of(OURS, 'p99'), of(best, 'p99'))),
    shareOfBare: spreadOf(ratios(of(OURS, 'rate'), of(bare, 'rate'))),
  };
}
