// `starboard bench server`: moves per second beside boardgame.io's server and a bare loop, a crowd, a long log; or several
// processes on PostgreSQL.

import { isRefusal, type Refusal } from '@starboard/engine';
import type { Bench, Given } from '../bench.ts';
import { orAgainst, type Comparison } from '../against/index.ts';
import { besidePeers } from '../beside-peers.ts';
import { benchSection, writeSection } from '../document.ts';
import { describeMachine, thisMachine } from '../machine.ts';
import { asMarkdown, asText } from '../table.ts';
import { clusterTable } from './cluster-report.ts';
import { cluster } from './cluster.ts';
import { crowd } from './crowd.ts';
import { duel } from './duel.ts';
import { longLog } from './long-log.ts';
import { barsOf, tablesOf, type Figures } from './report.ts';
import { flags, help, readSettings, type ServerBenchSettings } from './settings.ts';

export const server: Bench = {
  summary: 'durable moves beside boardgame.io’s server, a crowd of tables, a long log',
  help,
  flags,
  run: orAgainst(readSettings, onItsStore, comparisonOf),
};

/** On PostgreSQL there is no peer beside ours. */
async function onItsStore(given: Given): Promise<number | Refusal> {
  const settings = readSettings(given);
  if (isRefusal(settings)) return settings;
  return settings.store === 'postgres' ? benchCluster(settings) : besidePeers(readSettings, bench)(given);
}

async function benchCluster(settings: ServerBenchSettings): Promise<number> {
  const figures = await cluster(settings, (round) => say(`round ${round} of ${settings.rounds}`));
  const machine = thisMachine();
  if (settings.json) console.log(JSON.stringify({ machine, settings, ...figures }, null, 2));
  else
    console.log(
      [`${describeMachine(machine)}. ${methodOf(settings)}`, asText(clusterTable(figures))].join('\n\n'),
    );
  return 0;
}

async function comparisonOf({ tables, compared }: ServerBenchSettings): Promise<Comparison> {
  const title = `nexum-lite at ${tables} tables, SQLite`;
  const workload = {
    title,
    args: [tables, compared.warmUp, compared.moves].map(String),
    needs: 'lab/bench/nexum-lite',
    probe: null,
  };
  return { child: 'lab/bench/server/moves-child.ts', workloads: [workload] };
}

function say(text: string): void {
  process.stderr.write(`${text} ...\n`);
}

async function bench(settings: ServerBenchSettings): Promise<number> {
  const duelled = await duel(settings, (round) => say(`round ${round} of ${settings.rounds}`));
  say(`${settings.crowd} tables at the pace of people`);
  const crowded = await crowd(settings);
  say(`a log of ${settings.long} entries`);
  const figures: Figures = { duel: duelled, crowd: crowded, longLog: await longLog(settings) };
  const machine = thisMachine();
  const tables = tablesOf(figures);
  const foreword = `${describeMachine(machine)}. ${methodOf(settings)}`;
  if (settings.json) console.log(JSON.stringify({ machine, settings, ...figures }, null, 2));
  else console.log([foreword, ...tables.map(asText)].join('\n\n'));
  if (settings.write)
    await writeSection(benchSection('server'), [foreword, ...tables.map(asMarkdown)].join('\n\n'));
  return barsOf(figures).every(({ met }) => met) ? 0 : 1;
}

function methodOf({ rounds, seconds }: ServerBenchSettings): string {
  const extent = rounds === 1 ? 'One round' : `Medians of ${rounds} rounds`;
  return `${extent}, each with every server once in a fresh process for ${seconds} s; clients and server share the machine and talk over loopback, and ratios are taken within a round.`;
}
