import { bots as allBots } from '@starboard/bots';
import { isRefusal, type Refusal } from '@starboard/engine';
import { gameText } from '@starboard/engine/match';
import { firstGame, MOST_SEED, prepare, simulatePrepared, type Prepared } from '@starboard/lab';
import { readArguments, type Arguments, type Usage } from './arguments.ts';
import { ALL_WELL, type CliCommand, type Io } from './command.ts';
import { writeText } from './files.ts';
import { MOST_THREADS, readPlayedGame, readThreads, type Usual } from './played-game.ts';
import { progressBar } from './progress.ts';
import { resultsJson, resultsText } from './results.ts';
import { columns } from './text.ts';

const MOST_GAMES = 1_000_000_000;

const usage: Usage = {
  command: 'simulate',
  takes: ['GAME'],
  flags: {
    rules: 'text',
    seats: 'text',
    games: 'text',
    seed: 'text',
    bots: 'text',
    option: 'texts',
    threads: 'text',
    json: 'switch',
    save: 'text',
  },
};

export const command: CliCommand = {
  help: `starboard simulate GAME [--rules N] [--seats N] [--games N] [--seed S] [--bots NAME,…] [--option NAME=VALUE]…
                       [--threads N] [--save FILE] [--json]

Lets bots play and counts who wins, how long games last and how fast they are played. The same seed gives the same
games, whatever the number of threads.

  --rules N            an earlier version of the rules that is kept, see starboard games
  --seats N            how many play; 4, or as near to it as the game allows, by default
  --games N            1 to ${MOST_GAMES}; 100 by default
  --seed S             0 to ${MOST_SEED}; a new one by default
  --bots NAME,…        one for all seats, or one for each from seat 0 on; random by default
  --option NAME=VALUE  an option of the game, see starboard games; NAME=@FILE for a whole document
  --threads N          1 to ${MOST_THREADS}; one for each processor by default
  --save FILE          write the first game to a file, for starboard replay and starboard verify
  --json               for programs

Bots:
${columns(
  Object.values(allBots).map(({ name, summary }) => [name, summary]),
  [false, false],
).join('\n')}
`,
  async run(args, io) {
    const read = readArguments(usage, args);
    if (isRefusal(read)) return read;
    const threads = readThreads(read);
    if (isRefusal(threads)) return threads;
    const prepared = await readPlan(read);
    if (isRefusal(prepared)) return prepared;
    const file = read.text('save');
    const unsaved = file === undefined ? null : await save(prepared, file, io);
    if (unsaved !== null) return unsaved;
    const bar = progressBar(io, prepared.plan.games, 'games');
    const result = await simulatePrepared(prepared, { threads, onProgress: bar.at });
    bar.end();
    io.out(read.has('json') ? resultsJson(prepared, threads, result) : resultsText(prepared, result));
    return ALL_WELL;
  },
};

const USUAL: Usual = {
  seats: ({ seats: { min, max } }) => Math.min(Math.max(4, min), max),
  games: 100,
  mostGames: MOST_GAMES,
};

async function readPlan(read: Arguments): Promise<Prepared | Refusal> {
  const played = await readPlayedGame(read, USUAL);
  if (isRefusal(played)) return played;
  return prepare({ ...played, bots: (read.text('bots') ?? 'random').split(',') });
}

/** Before the simulation, so that a path that cannot be written is told at once and not after an hour. */
async function save(prepared: Prepared, path: string, io: Io): Promise<Refusal | null> {
  const file = firstGame(prepared);
  if (isRefusal(file)) return file;
  const unwritten = await writeText(path, gameText(file));
  if (unwritten !== null) return unwritten;
  const word = /^[\w./@%+=:,-]+$/.test(path) ? path : JSON.stringify(path);
  io.err(`Saved the first game to ${path}; see it with: npm run -s starboard -- replay ${word}\n`);
  return null;
}
