import { randomInt } from 'node:crypto';
import { isRefusal, refuseInEnglish, type Refusal } from '@starboard/engine';
import { join } from 'node:path';
import { gameText } from '@starboard/engine/match';
import { MOST_SEED, playGroup, type BotGroup, type PlayedGroup } from '@starboard/lab';
import { factionScores, groupText } from '@starboard/series/group';
import { readArguments, readCount, type Arguments, type Usage } from './arguments.ts';
import { ALL_WELL, type CliCommand } from './command.ts';
import { writeText } from './files.ts';
import { readGameOptions } from './options.ts';
import { progressBar, type ProgressBar } from './progress.ts';
import { readGame } from './read-game.ts';
import { columns, counted } from './text.ts';

const usage: Usage = {
  command: 'group',
  takes: ['GAME'],
  flags: {
    rules: 'text',
    tables: 'text',
    factions: 'text',
    bots: 'text',
    seed: 'text',
    option: 'texts',
    save: 'text',
    games: 'text',
    json: 'switch',
  },
};

export const command: CliCommand = {
  help: `starboard group GAME [--tables N] [--factions N] [--bots NAME,…] [--seed S] [--rules N]
                    [--option NAME=VALUE]… [--save FILE] [--games FOLDER] [--json]

Lets bots play a whole group of linked tables, and says which faction won. The same seed gives the
same group. See starboard rules tournaments, SE-7.

  --tables N           2 to 4; 2 by default
  --factions N         2 to 4, each with a seat at every table; 2 by default
  --bots NAME,…        who plays: one for all, or one for each faction; cadet by default
  --seed S             0 to ${MOST_SEED}; a new one by default
  --rules N            an earlier version of the rules that is kept, see starboard games
  --option NAME=VALUE  an option of all tables, see starboard games; NAME=@FILE for a whole document
  --save FILE          write the group to a file, for starboard verify
  --games FOLDER       write the game of every table to a file in that folder
  --json               for programs
`,
  async run(args, io) {
    const read = readArguments(usage, args);
    if (isRefusal(read)) return read;
    const wanted = await readGroup(read);
    if (isRefusal(wanted)) return wanted;
    let bar: ProgressBar | undefined;
    const played = await playGroup(wanted, (over, of) => (bar ??= progressBar(io, of, 'tables')).at(over));
    bar?.end();
    if (isRefusal(played)) return played;
    const unsaved = await save(played, read);
    if (unsaved !== null) return unsaved;
    io.out(read.has('json') ? resultJson(played) : resultText(played, wanted));
    return ALL_WELL;
  },
};

async function readGroup(read: Arguments): Promise<BotGroup | Refusal> {
  const game = await readGame(read);
  if (isRefusal(game)) return game;
  const options = await readGameOptions(game, read.texts('option'));
  if (isRefusal(options)) return options;
  const tables = readCount('--tables', read.text('tables') ?? '2', { min: 2, max: 4 });
  if (isRefusal(tables)) return tables;
  const factions = readCount('--factions', read.text('factions') ?? '2', { min: 2, max: 4 });
  if (isRefusal(factions)) return factions;
  const seed = readCount('--seed', read.text('seed') ?? String(randomInt(MOST_SEED + 1)), {
    min: 0,
    max: MOST_SEED,
  });
  if (isRefusal(seed)) return seed;
  const bots = (read.text('bots') ?? 'cadet').split(',');
  if (bots.length !== 1 && bots.length !== factions)
    return refuseInEnglish(`Name one bot for all factions, or ${factions}; you named ${bots.length}.`);
  const title = `${game.title}, seed ${seed}`;
  return { game: game.id, rules: game.rules, given: { title, tables, factions, options }, bots, seed };
}

async function save({ file, games }: PlayedGroup, read: Arguments): Promise<Refusal | null> {
  const path = read.text('save');
  const unwritten = path === undefined ? null : await writeText(path, groupText(file));
  if (unwritten !== null) return unwritten;
  const folder = read.text('games');
  if (folder === undefined) return null;
  for (const [i, game] of games.entries()) {
    const wrong = await writeText(join(folder, `table-${i + 1}.json`), gameText(game));
    if (wrong !== null) return wrong;
  }
  return null;
}

function resultText({ group }: PlayedGroup, { seed }: BotGroup): string {
  const rows = factionScores(group).map(({ place, faction, tablesWon, score }) => [
    `${place}.`,
    `faction ${faction + 1}`,
    `${counted(tablesWon, 'table')} won`,
    String(score),
  ]);
  const states = (wanted: string): number => group.parcels.filter(({ state }) => state === wanted).length;
  return [
    `seed ${seed}: ${counted(group.tables.length, 'table')}, ${counted(group.plan.factions, 'faction')}`,
    ...columns(rows, [true, false, true, true]),
    `${counted(group.parcels.length, 'parcel')}: ${states('opened')} opened, ${states('lost')} lost`,
    '',
  ].join('\n');
}

function resultJson({ group }: PlayedGroup): string {
  const { plan, tables, parcels } = group;
  return `${JSON.stringify({ plan, factions: factionScores(group), tables, parcels }, null, 2)}\n`;
}
