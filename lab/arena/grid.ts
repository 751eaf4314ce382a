// One bot alone against what the rules play, once for every value of one or two options: how often it wins where.

import { isRefusal, type OptionValues, type Refusal } from '@starboard/engine';
import { asMarkdown, asText, type FigureTable } from '../bench/table.ts';
import { countUnseated, newScores, type Scores } from './book.ts';
import { prepareAlone, type ArenaPlan, type PreparedArena } from './plan.ts';
import { playFixture } from './play.ts';
import { intervalOf, percent } from './report.ts';

/** An option and the values that it takes in turn. */
export interface Axis {
  readonly option: string;
  readonly values: readonly OptionValues[string][];
}

export interface GridCell {
  readonly row: string;
  readonly column: string;
  /** Null where these options do not go together. */
  readonly scores: Readonly<Scores> | null;
}

export interface Grid {
  readonly plan: ArenaPlan;
  readonly title: string;
  readonly axes: readonly [rows: Axis, columns: Axis];
  readonly cells: readonly GridCell[];
}

const ONE: Axis = { option: '', values: [''] };

/** Plays all cells, one after the other; cells whose options conflict stay empty. */
export async function playGrid(
  plan: ArenaPlan,
  axes: readonly Axis[],
  onProgress?: (games: number) => void,
): Promise<Grid | Refusal> {
  const [rows, columns = ONE] = axes;
  const cells: GridCell[] = [];
  let title = plan.game;
  let games = 0;
  let refusal: Refusal | null = null;
  for (const row of rows.values) {
    for (const column of columns.values) {
      const chosen = { [rows.option]: row, ...(columns === ONE ? {} : { [columns.option]: column }) };
      const prepared = await prepareAlone({ ...plan, options: { ...plan.options, ...chosen } });
      if (isRefusal(prepared)) refusal = prepared;
      else title = prepared.game.title;
      const scores = isRefusal(prepared) ? null : playCell(prepared, () => onProgress?.(++games));
      cells.push({ row: String(row), column: String(column), scores });
    }
  }
  if (refusal !== null && cells.every(({ scores }) => scores === null)) return refusal;
  return { plan, title, axes: [rows, columns], cells };
}

function playCell(prepared: PreparedArena, played: () => void): Scores {
  const scores = newScores();
  for (let game = 0; game < prepared.plan.games; game++) {
    countUnseated(scores, playFixture(prepared, { pairing: [0, 0], seats: [0], game, deal: game }), 0);
    played();
  }
  return scores;
}

/** Rows and columns as the axes say; a cell has the share of games won, with its interval of 95 %. */
export function gridTable({ axes: [rows, columns], cells }: Grid): FigureTable {
  const textOf = (row: string, column: string): string => {
    const scores = cells.find((cell) => cell.row === row && cell.column === column)?.scores ?? null;
    if (scores === null || scores.faced === 0) return '';
    const { won, faced } = scores;
    const [from, to] = intervalOf({ wins: won, losses: faced - won });
    return `${percent(won / faced)} (${percent(from)} to ${percent(to)})`;
  };
  const filled = rows.values
    .map(String)
    .map((row) => [row, ...columns.values.map((column) => textOf(row, String(column)))])
    .filter(([, ...texts]) => texts.some((text) => text !== ''));
  return {
    title: 'Games won against the computer',
    columns: [rows.option, ...columns.values.map((column) => String(column) || 'won')],
    rows: filled,
  };
}

export function gridForeword({ plan, title, cells }: Grid): string {
  const played = cells.filter(({ scores }) => scores !== null).length;
  const budget = plan.budget === 1 ? 'full budget' : `${percent(plan.budget)} of its usual iterations`;
  return `${title}, ${plan.bots[0]} alone, seed ${plan.seed}: ${plan.games} games in each of ${played} cells, ${budget}.`;
}

export function gridText(grid: Grid): string {
  return `${gridForeword(grid)}\n\n${asText(gridTable(grid))}\n`;
}

export function gridMarkdown(grid: Grid): string {
  return asMarkdown(gridTable(grid));
}
