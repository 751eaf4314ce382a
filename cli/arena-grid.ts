// `starboard arena … --each`: one bot alone against what the rules play, by the values of one option or two.

import { isRefusal, refuseInEnglish, type Game, type Refusal } from '@starboard/engine';
import { parseOption } from '@starboard/engine/match';
import { gridText, MOST_BUDGET, playGrid, writeGrid, type Axis } from '@starboard/lab/arena';
import type { Arguments } from './arguments.ts';
import { ALL_WELL, type Io } from './command.ts';
import { readPlayedGame, type Usual } from './played-game.ts';
import { progressBar } from './progress.ts';
import { readGame } from './read-game.ts';

const USUAL: Usual = { seats: () => 1, games: 20, mostGames: 1_000_000 };

export async function runGrid(read: Arguments, args: readonly string[], io: Io): Promise<number | Refusal> {
  const played = await readPlayedGame(read, USUAL);
  if (isRefusal(played)) return played;
  const game = await readGame(read);
  if (isRefusal(game)) return game;
  const axes = readAxes(game, read.texts('each'));
  if (isRefusal(axes)) return axes;
  const budget = readBudget(read.text('budget') ?? '1');
  if (isRefusal(budget)) return budget;
  const bots = (read.text('bots') ?? 'captain').split(',');
  const most = axes.reduce((cells, { values }) => cells * values.length, played.games);
  const bar = progressBar(io, most, 'games');
  const grid = await playGrid({ ...played, bots, neighbours: false, budget }, axes, bar.at);
  bar.end();
  if (isRefusal(grid)) return grid;
  io.out(read.has('json') ? `${JSON.stringify(grid, null, 2)}\n` : gridText(grid));
  if (read.has('write')) await writeGrid(grid, args);
  return ALL_WELL;
}

/** `sector`, `mode=solo-easy,solo-hard`: one option or two. */
function readAxes(game: Game, texts: readonly string[]): readonly Axis[] | Refusal {
  if (texts.length > 2) return refuseInEnglish('--each can be named once or twice.');
  const axes: Axis[] = [];
  for (const text of texts) {
    const [option, list] = text.split('=', 2);
    if (!Object.hasOwn(game.options, option)) {
      return refuseInEnglish(`${game.title} has no option ${JSON.stringify(option)}.`);
    }
    const declared = game.options[option];
    const names = list === undefined && declared.type === 'choice' ? declared.of : list?.split(',');
    if (names === undefined) return refuseInEnglish(`Name values for ${option}, as in --each ${option}=1,2.`);
    const values: Axis['values'][number][] = [];
    for (const name of names) {
      const value = parseOption(game.options, option, name);
      if (isRefusal(value)) return value;
      values.push(value);
    }
    axes.push({ option, values });
  }
  return axes;
}

export function readBudget(text: string): number | Refusal {
  const value = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value > 0 && value <= MOST_BUDGET) return value;
  return refuseInEnglish(
    `--budget must be a number above 0 and at most ${MOST_BUDGET}, like 0.1, not ${JSON.stringify(text)}.`,
  );
}
