// `starboard bench engine`: how fast the rules run, beside boardgame.io on the same rules in the same run.

import type { Bench } from '../bench.ts';
import { orAgainst, type Comparison } from '../against/index.ts';
import { besidePeers } from '../beside-peers.ts';
import { benchSection, writeSection } from '../document.ts';
import { describeMachine, thisMachine } from '../machine.ts';
import { asMarkdown, asText } from '../table.ts';
import { allSame, checkPeers, describeCheck } from './check.ts';
import { keysOf, registered } from './contestants.ts';
import { figuresOf } from './figures.ts';
import { tablesOf } from './report.ts';
import { runRounds } from './rounds.ts';
import { flags, help, readSettings, type EngineBenchSettings } from './settings.ts';

const CHILD = new URL('./child.ts', import.meta.url);

export const engine: Bench = {
  summary: 'random play, states and clones, beside boardgame.io on the same rules',
  help,
  flags,
  run: orAgainst(readSettings, besidePeers(readSettings, bench), comparisonOf),
};

/** Random play of each game. */
async function comparisonOf({ warmUp, seconds }: EngineBenchSettings): Promise<Comparison> {
  const workloads = (await registered()).map(({ id, title, seats, key }) => ({
    title: `${title}, ${seats} seats`,
    args: [key, String(warmUp), String(seconds)],
    needs: `games/${id}`,
    // a version may know a game, and not with so many seats or options
    probe: [key, '0', '0.01'],
  }));
  return { child: 'lab/bench/engine/child.ts', workloads };
}

async function bench(settings: EngineBenchSettings): Promise<number> {
  const checked = await checkPeers(settings.lockstep);
  if (settings.check || !allSame(checked)) {
    console.log(settings.json ? JSON.stringify({ checked }, null, 2) : describeCheck(checked));
    return allSame(checked) ? 0 : 1;
  }
  const games = await registered();
  const samples = await runRounds(CHILD, keysOf(games), settings, (round) => {
    process.stderr.write(`round ${round} of ${settings.rounds} ...\n`);
  });
  const machine = thisMachine();
  const figures = figuresOf(samples, games);
  const tables = tablesOf(figures);
  const { clock } = Object.values(samples)[0][0];
  const foreword = `${describeMachine(machine)}. ${methodOf(settings, clock)}`;
  if (settings.json) console.log(JSON.stringify({ machine, settings, clock, checked, ...figures }, null, 2));
  else console.log([foreword, describeCheck(checked), ...tables.map(asText)].join('\n\n'));
  if (settings.write) {
    await writeSection(
      benchSection('engine'),
      [foreword, describeCheck(checked), ...tables.map(asMarkdown)].join('\n\n'),
    );
  }
  return figures.bars.every(({ met }) => met) ? 0 : 1;
}

function methodOf({ rounds, seconds }: EngineBenchSettings, clock: 'cpu' | 'wall'): string {
  const time = clock === 'cpu' ? 'of its main thread on the processor' : 'on the wall clock';
  const extent = rounds === 1 ? 'One round,' : `Medians of ${rounds} rounds, each`;
  return `${extent} measuring everything once in a fresh process for ${seconds} s ${time}; ratios are taken within a round.`;
}
