// `starboard bench series`: how long a round of a Swiss tournament takes to pair, and a whole one to verify.

import { loadGame } from '@starboard/games';
import type { Bench } from '../bench.ts';
import { benchSection, writeSection } from '../document.ts';
import { describeMachine, thisMachine } from '../machine.ts';
import { spreadOf } from '../statistics.ts';
import { asMarkdown, asText, figure, type FigureTable } from '../table.ts';
import { timedSwiss, type SwissTimes } from './swiss.ts';

const SIZES = [
  { entrants: 64, rounds: 6, tableSeats: 2 },
  { entrants: 256, rounds: 8, tableSeats: 2 },
  { entrants: 255, rounds: 8, tableSeats: 2 },
  { entrants: 512, rounds: 9, tableSeats: 2 },
  { entrants: 256, rounds: 8, tableSeats: 4 },
];
/** Each with other dice. */
const TIMES = 5;
/** For 256 entrants, in milliseconds, the longest round. */
const BAR = 100;

export const series: Bench = {
  summary: 'how long a round of a Swiss tournament takes to pair',
  help: `starboard bench series [--json] [--write]

  --json    for programs
  --write   put the figures into docs/performance.md
`,
  flags: { json: 'switch', write: 'switch' },
  async run({ has }) {
    const game = await loadGame('skirmish');
    if (game === null) throw new Error('There is no teaching game.');
    const all = SIZES.map(({ entrants, rounds, tableSeats }) =>
      Array.from({ length: TIMES }, (_, seed) => timedSwiss(game, entrants, rounds, tableSeats, seed)),
    );
    const machine = thisMachine();
    const foreword = `${describeMachine(machine)}. Each size ${TIMES} times with other dice, in time on the processor.`;
    const table = tableOf(all);
    if (has('json')) console.log(JSON.stringify({ machine, all }, null, 2));
    else console.log([foreword, asText(table)].join('\n\n'));
    if (has('write')) await writeSection(benchSection('series'), [foreword, asMarkdown(table)].join('\n\n'));
    return all.every(meetsBar) ? 0 : 1;
  },
};

function meetsBar(runs: readonly SwissTimes[]): boolean {
  return runs[0].entrants > 256 || longest(runs) * 1000 < BAR;
}

function longest(runs: readonly SwissTimes[]): number {
  return Math.max(...runs.flatMap(({ pairing }) => pairing));
}

function tableOf(all: readonly (readonly SwissTimes[])[]): FigureTable {
  return {
    title: 'Swiss tournaments, milliseconds',
    columns: ['size', 'a round', 'longest', 'standings', 'load', 'verify', 'met again'],
    rows: all.map((runs) => {
      const [{ entrants, rounds, tableSeats }] = runs;
      const middle = (of: (each: SwissTimes) => number): string =>
        figure(1000 * spreadOf(runs.map(of)).median);
      return [
        `${entrants} entrants at tables of ${tableSeats}, ${rounds} rounds`,
        figure(1000 * spreadOf(runs.flatMap(({ pairing }) => pairing)).median),
        figure(1000 * longest(runs)),
        middle(({ standings }) => standings),
        middle(({ folding }) => folding),
        middle(({ verifying }) => verifying),
        String(runs.reduce((sum, { again }) => sum + again, 0)),
      ];
    }),
  };
}
