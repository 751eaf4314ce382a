// `starboard bench campaign`: how long a large campaign takes to be played again from its file, proof included.

import { isRefusal } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { campaignText, parseCampaign, verifyCampaign } from '@starboard/games/campaigns';
import { playCampaign } from '../../campaign.ts';
import type { Bench } from '../bench.ts';
import { benchSection, writeSection } from '../document.ts';
import { describeMachine, thisMachine } from '../machine.ts';
import { spreadOf } from '../statistics.ts';
import { asMarkdown, asText, figure, type FigureTable } from '../table.ts';

/** Players who move at random fight to the last round, so that these games are long. */
const SIZES = [
  { bots: ['random', 'random'], options: { size: 'large', goal: 'line', score: 1000 }, seed: 2 },
  { bots: ['random', 'random', 'random'], options: { size: 'large', goal: 'line', score: 1000 }, seed: 4 },
  { bots: ['cadet', 'ensign'], options: { size: 'large', goal: 'line', score: 1000 }, seed: 1 },
];
const TIMES = 5;
/** For a campaign of so many battles, in seconds. */
const BAR = { battles: 20, seconds: 2 };

interface Timed {
  readonly who: string;
  readonly battles: number;
  readonly entries: number;
  readonly kilobytes: number;
  readonly seconds: readonly number[];
}

export const campaign: Bench = {
  summary: 'how long a large campaign takes to be played again from its file',
  help: `starboard bench campaign [--json] [--write]

  --json    for programs
  --write   put the figures into docs/performance.md
`,
  flags: { json: 'switch', write: 'switch' },
  async run({ has }) {
    const all: Timed[] = [];
    for (const size of SIZES) all.push(await timed(size));
    const machine = thisMachine();
    const foreword = `${describeMachine(machine)}. Each file ${TIMES} times: read, every battle replayed, every die and hash proved.`;
    const table = tableOf(all);
    if (has('json')) console.log(JSON.stringify({ machine, all }, null, 2));
    else console.log([foreword, asText(table)].join('\n\n'));
    if (has('write'))
      await writeSection(benchSection('campaign'), [foreword, asMarkdown(table)].join('\n\n'));
    return all.every(meetsBar) ? 0 : 1;
  },
};

async function timed(size: (typeof SIZES)[number]): Promise<Timed> {
  const played = await playCampaign(size);
  if (isRefusal(played)) throw new Error(played.reason);
  const text = campaignText(played.file);
  const seconds: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const begun = performance.now();
    const file = parseCampaign(text);
    const verified = isRefusal(file) ? file : await verifyCampaign(file, loadGame);
    if (isRefusal(verified)) throw new Error(verified.reason);
    seconds.push((performance.now() - begun) / 1000);
  }
  const { battles } = played.file;
  const entries = battles.reduce((sum, { log }) => sum + log.length, 0);
  return {
    who: size.bots.join(', '),
    battles: battles.length,
    entries,
    kilobytes: text.length / 1000,
    seconds,
  };
}

function meetsBar({ battles, seconds }: Timed): boolean {
  return spreadOf(seconds).median * (BAR.battles / Math.max(battles, BAR.battles)) < BAR.seconds;
}

function tableOf(all: readonly Timed[]): FigureTable {
  return {
    title: 'Large campaigns, played again from their files',
    columns: ['players', 'battles', 'orders', 'kB', 'seconds', 'longest'],
    rows: all.map(({ who, battles, entries, kilobytes, seconds }) => [
      who,
      String(battles),
      String(entries),
      figure(kilobytes),
      figure(spreadOf(seconds).median),
      figure(Math.max(...seconds)),
    ]),
  };
}
