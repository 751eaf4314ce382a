import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { isRefusal, type Refusal } from '@starboard/engine';
import { gameText } from '@starboard/engine/match';
import {
  botsRepeated,
  MOST_SEED,
  playTournament,
  type BotTournament,
  type PlayedTournament,
} from '@starboard/lab';
import { groupText } from '@starboard/series/group';
import {
  explained,
  FORMAT_IDS,
  MOST_ENTRANTS,
  readPlanGiven,
  standingsOf,
  tournamentText,
} from '@starboard/series/tournament';
import { readArguments, readCount, type Arguments, type Usage } from './arguments.ts';
import { ALL_WELL, type CliCommand } from './command.ts';
import { writeText } from './files.ts';
import { readGameOptions } from './options.ts';
import { progressBar, type ProgressBar } from './progress.ts';
import { readGame } from './read-game.ts';
import { columns, counted } from './text.ts';

const USUAL_BOTS = 'cadet,ensign,captain,commodore';

const usage: Usage = {
  command: 'tournament',
  takes: ['GAME'],
  flags: {
    rules: 'text',
    format: 'text',
    bots: 'text',
    entrants: 'text',
    rounds: 'text',
    'table-seats': 'text',
    tables: 'text',
    seed: 'text',
    option: 'texts',
    save: 'text',
    games: 'text',
    json: 'switch',
  },
};

export const command: CliCommand = {
  help: `starboard tournament GAME [--format NAME] [--bots NAME,…] [--entrants N] [--rounds N] [--table-seats N]
                         [--tables N] [--seed S] [--rules N] [--option NAME=VALUE]… [--save FILE]
                         [--games FOLDER] [--json]

Lets bots play a whole tournament and says who won, and what parted those with as many points. The same seed gives the
same tournament.

  --format NAME        ${FORMAT_IDS.join(', ')};
                       freeForAll by default, see starboard rules tournaments
  --bots NAME,…        who plays; ${USUAL_BOTS} by default
  --entrants N         so many: the bots are entered again and again; as many as were named by default
  --rounds N           of swiss; as many as it takes by default
  --table-seats N      of swiss: 2, 3 or 4 at a table; 2 by default
  --tables N           each game is a group of so many tables that play into each other, 2 to 4
  --seed S             0 to ${MOST_SEED}; a new one by default
  --rules N            an earlier version of the rules that is kept, see starboard games
  --option NAME=VALUE  an option of the game, see starboard games; NAME=@FILE for a whole document
  --save FILE          write the tournament to a file, for starboard verify
  --games FOLDER       write every game, and every group, to a file in that folder
  --json               for programs
`,
  async run(args, io) {
    const read = readArguments(usage, args);
    if (isRefusal(read)) return read;
    const wanted = await readTournament(read);
    if (isRefusal(wanted)) return wanted;
    let bar: ProgressBar | undefined;
    const played = await playTournament(wanted, (rounds, of) =>
      (bar ??= progressBar(io, of, 'rounds')).at(rounds),
    );
    bar?.end();
    if (isRefusal(played)) return played;
    const unsaved = await save(played, read);
    if (unsaved !== null) return unsaved;
    io.out(read.has('json') ? resultJson(played) : resultText(played, wanted));
    return ALL_WELL;
  },
};

async function readTournament(read: Arguments): Promise<BotTournament | Refusal> {
  const game = await readGame(read);
  if (isRefusal(game)) return game;
  const options = await readGameOptions(game, read.texts('option'));
  if (isRefusal(options)) return options;
  const named = (read.text('bots') ?? USUAL_BOTS).split(',');
  const counts = readCounts(read, named.length);
  if (isRefusal(counts)) return counts;
  const bots = botsRepeated(named, counts.entrants);
  if (isRefusal(bots)) return bots;
  const given = readPlanGiven(
    {
      title: `${game.title}, seed ${counts.seed}`,
      format: read.text('format') ?? 'freeForAll',
      options,
      rounds: counts.rounds,
      tableSeats: counts.tableSeats,
      tables: counts.tables,
    },
    'plan',
  );
  if (isRefusal(given)) return given;
  return { game: game.id, rules: game.rules, given, bots, seed: counts.seed };
}

interface Counts {
  readonly entrants: number;
  readonly seed: number;
  readonly rounds: number | undefined;
  readonly tableSeats: number | undefined;
  readonly tables: number | undefined;
}

function readCounts(read: Arguments, named: number): Counts | Refusal {
  const entrants = readCount('--entrants', read.text('entrants') ?? String(named), {
    min: 1,
    max: MOST_ENTRANTS,
  });
  if (isRefusal(entrants)) return entrants;
  const seed = readCount('--seed', read.text('seed') ?? String(randomInt(MOST_SEED + 1)), {
    min: 0,
    max: MOST_SEED,
  });
  if (isRefusal(seed)) return seed;
  const rounds = readOptional(read, 'rounds');
  if (isRefusal(rounds)) return rounds;
  const tableSeats = readOptional(read, 'table-seats');
  if (isRefusal(tableSeats)) return tableSeats;
  const tables = readOptional(read, 'tables');
  return isRefusal(tables) ? tables : { entrants, seed, rounds, tableSeats, tables };
}

function readOptional(read: Arguments, flag: string): number | undefined | Refusal {
  const text = read.text(flag);
  return text === undefined ? undefined : readCount(`--${flag}`, text, { min: 1 });
}

async function save({ file, games, groups }: PlayedTournament, read: Arguments): Promise<Refusal | null> {
  const path = read.text('save');
  const unwritten = path === undefined ? null : await writeText(path, tournamentText(file));
  if (unwritten !== null) return unwritten;
  const folder = read.text('games');
  if (folder === undefined) return null;
  for (const [i, game] of games.entries()) {
    const wrong = await writeText(join(folder, `game-${i + 1}.json`), gameText(game));
    if (wrong !== null) return wrong;
  }
  for (const [i, group] of groups.entries()) {
    const wrong = await writeText(join(folder, `group-${i + 1}.json`), groupText(group));
    if (wrong !== null) return wrong;
  }
  return null;
}

function resultText({ tournament, games }: PlayedTournament, { seed }: BotTournament): string {
  const standings = standingsOf(tournament);
  const rows = standings.map(({ place, entrant, points, played }) => [
    `${place}.`,
    entrant,
    String(points),
    counted(played, 'game'),
  ]);
  const reasons = explained(standings, (id) => id).map(({ text }) => text);
  return [
    `${tournament.plan.format}, seed ${seed}: ${counted(tournament.lots.length, 'entrant')}, ${counted(tournament.byes.length, 'round')}, ${counted(games.length, 'game')}`,
    ...columns(rows, [true, false, true, true]),
    ...reasons,
    '',
  ].join('\n');
}

function resultJson({ tournament }: PlayedTournament): string {
  const { plan, lots, encounters, byes } = tournament;
  return `${JSON.stringify({ plan, lots, standings: standingsOf(tournament), encounters, byes }, null, 2)}\n`;
}
