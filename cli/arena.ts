import { isRefusal, refuseInEnglish, type Refusal } from '@starboard/engine';
import { MOST_SEED } from '@starboard/lab';
import {
  arenaRatings,
  arenaText,
  isForeign,
  mostGames,
  prepareArena,
  readClaim,
  runArena,
  writeArena,
  type Claims,
  type PreparedArena,
} from '@starboard/lab/arena';
import { readBudget, runGrid } from './arena-grid.ts';
import { readArguments, type Arguments, type Usage } from './arguments.ts';
import { ALL_WELL, NOT_IN_ORDER, type CliCommand } from './command.ts';
import { MOST_THREADS, readPlayedGame, readThreads, type Usual } from './played-game.ts';
import { progressBar } from './progress.ts';

const MOST_GAMES = 1_000_000;
const USUAL: Usual = { seats: () => 2, games: 20, mostGames: MOST_GAMES };
const USUAL_BOTS = 'random,greedy,cadet,ensign,captain,commodore,admiral';

const usage: Usage = {
  command: 'arena',
  takes: ['GAME'],
  flags: {
    rules: 'text',
    seats: 'text',
    games: 'text',
    seed: 'text',
    bots: 'text',
    neighbours: 'switch',
    option: 'texts',
    each: 'texts',
    threads: 'text',
    budget: 'text',
    sprt: 'text',
    json: 'switch',
    write: 'switch',
  },
};

export const command: CliCommand = {
  help: `starboard arena GAME [--bots NAME,…] [--rules N] [--seats N] [--games N] [--seed S] [--neighbours]
                    [--option NAME=VALUE]… [--threads N] [--budget X] [--sprt LOW,HIGH] [--json] [--write]
starboard arena GAME --seats 1 --bots NAME --each OPTION[=VALUE,…]… [--games N] [--seed S] [--option NAME=VALUE]…
                    [--budget X] [--json] [--write]

Lets bots play each other and says how strong they are: Elo by maximum likelihood over all games, with 95 % intervals.
Two bots share the seats of a game in all even ways, and play each deal of dice from both sides. Where the rules play
civilizations of their own, it says how often each bot came first, and how often they did.

  --bots NAME,…        who plays, weakest first; all by default. The first has Elo 0, and a pairing is told from the
                       view of the later one. NAME@FILE is the bot that a file exports, NAME@FOLDER the bot of
                       another version of this program that lies there
  --rules N            an earlier version of the rules that is kept, see starboard games
  --seats N            2 by default; alone (1) two bots play the same dice and compare their points
  --games N            for each pairing; 20 by default
  --neighbours         each bot only against the next in the list
  --seed S             0 to ${MOST_SEED}; a new one by default
  --option NAME=VALUE  an option of the game, see starboard games
  --each OPTION=V,…    one bot alone, once for each of these values, or for all that the option has: what it wins
                       against the computer. Named twice: a table of rows and columns
  --threads N          1 to ${MOST_THREADS}; one for each processor by default
  --budget X           share of their usual iterations for all bots, 0.1 for a tenth; 1 by default
  --sprt LOW,HIGH      test by how much the later of two bots is ahead, in Elo or as a share of decided games
                       (65%,75%), and stop a pairing when that is decided; wrong in at most 5 % of cases
  --json               for programs
  --write              put the result into docs/bots.md

With --sprt the exit code is 0 when every pairing was decided for the high claim.
`,
  async run(args, io) {
    const read = readArguments(usage, args);
    if (isRefusal(read)) return read;
    if (read.texts('each').length > 0) return runGrid(read, args, io);
    const threads = readThreads(read);
    if (isRefusal(threads)) return threads;
    const claims = readClaims(read.text('sprt'));
    if (isRefusal(claims)) return claims;
    const prepared = await readPlan(read);
    if (isRefusal(prepared)) return prepared;
    if (read.has('write') && prepared.contestants.some(isForeign))
      return refuseInEnglish('--write is for our own bots: leave it out, or those with an @.');
    const bar = progressBar(io, mostGames(prepared), 'games');
    const how = { threads, onProgress: bar.at, ...(claims === null ? {} : { claims }) };
    const result = await runArena(prepared, how);
    bar.end();
    if (read.has('json')) {
      const rated = arenaRatings(prepared, result);
      const bots = prepared.contestants.map(({ name }, bot) => ({ name, ...rated[bot] }));
      io.out(`${JSON.stringify({ ...prepared.plan, bots, claims, ...result }, null, 2)}\n`);
    } else io.out(arenaText(prepared, result, claims ?? undefined));
    if (read.has('write')) await writeArena(prepared, result, claims ?? undefined, args);
    return result.verdicts.every((verdict) => verdict === 'high') ? ALL_WELL : NOT_IN_ORDER;
  },
};

function readClaims(text: string | undefined): Claims | null | Refusal {
  if (text === undefined) return null;
  const [low, high, ...more] = text.split(',').map(readClaim);
  if (more.length === 0 && typeof low === 'number' && typeof high === 'number' && low < high)
    return { low, high };
  return refuseInEnglish(
    `--sprt is two rising numbers of Elo or shares, like 0,30 or 65%,75%, not ${JSON.stringify(text)}.`,
  );
}

async function readPlan(read: Arguments): Promise<PreparedArena | Refusal> {
  const played = await readPlayedGame(read, USUAL);
  if (isRefusal(played)) return played;
  const bots = (read.text('bots') ?? USUAL_BOTS).split(',');
  const budget = readBudget(read.text('budget') ?? '1');
  if (isRefusal(budget)) return budget;
  return prepareArena({ ...played, bots, neighbours: read.has('neighbours'), budget });
}
