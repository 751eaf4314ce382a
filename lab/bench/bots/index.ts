// `starboard bench bots`: how fast bots think, beside boardgame.io's own search in the same run, and how long the strongest
// level takes for a turn.

import type { Bench } from '../bench.ts';
import { besidePeers } from '../beside-peers.ts';
import { benchSection, writeSection } from '../document.ts';
import { inChild, runRounds } from '../engine/rounds.ts';
import { describeMachine, thisMachine } from '../machine.ts';
import { asMarkdown, asText } from '../table.ts';
import { botFigures } from './figures.ts';
import { botTables } from './report.ts';
import { flags, help, readSettings, type BotBenchSettings } from './settings.ts';
import { KEYS, timedGames } from './workloads.ts';

const CHILD = new URL('./child.ts', import.meta.url);

export const bots: Bench = {
  summary: "how fast bots think, beside boardgame.io's own search, and how long the Admiral takes",
  help,
  flags,
  run: besidePeers(readSettings, bench),
};

async function bench(settings: BotBenchSettings): Promise<number> {
  const samples = await runRounds(CHILD, KEYS, settings, (round) =>
    process.stderr.write(`round ${round} of ${settings.rounds} ...\n`),
  );
  const timed = [];
  for (const each of await timedGames()) {
    process.stderr.write(`${settings.turns} turns of ${each.title} with ${each.seats} seats ...\n`);
    timed.push({ ...each, seconds: await inChild<number[]>(CHILD, [each.key, String(settings.turns)]) });
  }
  const machine = thisMachine();
  const figures = botFigures(samples, timed);
  const tables = botTables(figures);
  const foreword = `${describeMachine(machine)}. ${methodOf(settings)}`;
  if (settings.json) console.log(JSON.stringify({ machine, settings, ...figures }, null, 2));
  else console.log([foreword, ...tables.map(asText)].join('\n\n'));
  if (settings.write)
    await writeSection(benchSection('bots'), [foreword, ...tables.map(asMarkdown)].join('\n\n'));
  return figures.bars.every(({ met }) => met) ? 0 : 1;
}

function methodOf({ rounds, seconds, turns }: BotBenchSettings): string {
  const extent = rounds === 1 ? 'One round,' : `Medians of ${rounds} rounds, each`;
  return `${extent} measuring every search once in a fresh process for ${seconds} s of its main thread on the processor; ratios are taken within a round. The Admiral played ${turns} turns from all along games, in time on the processor too.`;
}
