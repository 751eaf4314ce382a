// Results in docs/bots.md, which only this writes: a section for each game, number of seats and kind of result, replaced by
// the next run of the same.

import { readFile, writeFile } from 'node:fs/promises';
import { DOCS, sortedSections, withSection, type ReportSection } from '../bench/document.ts';
import { describeMachine, thisMachine } from '../bench/machine.ts';
import { asMarkdown } from '../bench/table.ts';
import type { ArenaResult } from './arena.ts';
import { gridForeword, gridMarkdown, type Grid } from './grid.ts';
import type { ArenaPlan, PreparedArena } from './plan.ts';
import { arenaForeword, arenaTables, optionTexts } from './report.ts';
import type { Claims } from './sprt.ts';

const FOREWORD = `# Bots

How strong the bots are, from games that they played against each other. \`starboard arena\` played them and wrote this page;
the command stands above each result. Elo is by maximum likelihood over all games of a table, the first bot of the list has 0;
400 points are odds of ten to one. Two bots share the seats of a game in all even ways and play each deal of dice from both sides.
With more than two seats, a game is won by the bot that is ahead in more of the pairs of seats between the two.
`;

export async function writeArena(
  prepared: PreparedArena,
  result: ArenaResult,
  claims: Claims | undefined,
  args: readonly string[],
  path: URL = new URL('bots.md', DOCS),
): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => FOREWORD);
  const section = arenaSection(prepared, claims, args);
  await writeFile(path, sortedSections(withSection(text, section, figuresOf(prepared, result, claims))));
}

/** The same for a bot that plays alone by one or two options. */
export async function writeGrid(
  grid: Grid,
  args: readonly string[],
  path: URL = new URL('bots.md', DOCS),
): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => FOREWORD);
  const by = grid.axes
    .map(({ option }) => option)
    .filter((option) => option !== '')
    .join(' and ');
  const { game, bots } = grid.plan;
  const kind = [...optionTexts(grid.plan), `${bots[0]} by ${by}`];
  const section = {
    document: 'bots.md',
    name: `${game}, alone, ${kind.join(', ')}`,
    command: `starboard arena ${args.join(' ')}`,
  };
  const heading = `## ${grid.title}, alone: ${bots[0]} by ${by}`;
  const foreword = `${describeMachine(thisMachine())}. ${gridForeword(grid)}`;
  const figures = [heading, foreword, gridMarkdown(grid)].join('\n\n');
  await writeFile(path, sortedSections(withSection(text, section, figures)));
}

function arenaSection(
  { plan }: PreparedArena,
  claims: Claims | undefined,
  args: readonly string[],
): ReportSection {
  const bots = plan.bots.join(', ');
  const elo = plan.budget === 1 ? 'Elo' : `Elo of ${bots} ${budgetText(plan)}`;
  const kind = claims === undefined ? elo : `test of ${bots}`;
  return {
    document: 'bots.md',
    name: `${plan.game}, ${plan.seats} seats, ${[...optionTexts(plan), kind].join(', ')}`,
    command: `starboard arena ${args.join(' ')}`,
  };
}

function budgetText({ budget }: ArenaPlan): string {
  return `with ${+(100 * budget).toFixed(2)} % of the iterations`;
}

function figuresOf(prepared: PreparedArena, result: ArenaResult, claims: Claims | undefined): string {
  const { game, plan } = prepared;
  const seats = plan.seats === 1 ? 'alone' : `${plan.seats} seats`;
  const elo = plan.budget === 1 ? '' : `, ${budgetText(plan)}`;
  const heading = `## ${game.title}, ${seats}${claims === undefined ? elo : ': who is clearly ahead'}`;
  const foreword = `${describeMachine(thisMachine())}. ${arenaForeword(prepared, result, claims)}`;
  return [heading, foreword, ...arenaTables(prepared, result, claims).map(asMarkdown)].join('\n\n');
}
