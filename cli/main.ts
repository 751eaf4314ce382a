// Finds the command and runs it. Commands are loaded when they are called, so that the others cost nothing.

import { ALL_WELL, BAD_INPUT, type CliCommand, type Io } from './command.ts';

interface Entry {
  readonly usage: string;
  readonly summary: string;
  readonly load: () => Promise<{ command: CliCommand }>;
}

const COMMANDS: Readonly<Record<string, Entry>> = {
  games: {
    usage: 'games [GAME]',
    summary: 'list the games, their seats and their options',
    load: () => import('./games.ts'),
  },
  rules: {
    usage: 'rules GAME',
    summary: 'print the rules of a game',
    load: () => import('./rules.ts'),
  },
  simulate: {
    usage: 'simulate GAME',
    summary: 'let bots play many games and count the results',
    load: () => import('./simulate.ts'),
  },
  arena: {
    usage: 'arena GAME',
    summary: 'let bots play each other and rate them',
    load: () => import('./arena.ts'),
  },
  tournament: {
    usage: 'tournament GAME',
    summary: 'let bots play a whole tournament',
    load: () => import('./tournament.ts'),
  },
  group: {
    usage: 'group GAME',
    summary: 'let bots play several linked tables',
    load: () => import('./group.ts'),
  },
  campaign: {
    usage: 'campaign',
    summary: 'let bots play a whole campaign of Nexum Galaxy',
    load: () => import('./campaign.ts'),
  },
  replay: {
    usage: 'replay FILE',
    summary: 'retell a saved game, entry by entry',
    load: () => import('./replay.ts'),
  },
  verify: {
    usage: 'verify FILE',
    summary: 'prove that a saved game kept the rules and rolled fair dice',
    load: () => import('./verify.ts'),
  },
  sector: {
    usage: 'sector WHAT',
    summary: 'list, show, validate and generate sectors of Nexum Galaxy',
    load: () => import('./sector.ts'),
  },
  bench: {
    usage: 'bench NAME',
    summary: 'measure how fast Starboard is on this machine',
    load: () => import('./bench.ts'),
  },
  serve: {
    usage: 'serve',
    summary: 'open Starboard in the browser',
    load: () => import('./serve.ts'),
  },
  backup: {
    usage: 'backup FILE',
    summary: 'copy the data of a server, even while it runs',
    load: () => import('./backup.ts'),
  },
  restore: {
    usage: 'restore FILE',
    summary: 'replace the data with such a copy',
    load: () => import('./restore.ts'),
  },
  admin: {
    usage: 'admin WHAT',
    summary: 'manage the people on a server',
    load: () => import('./admin.ts'),
  },
};

const HELP = `Starboard, a table for space-conquest board games.

${Object.values(COMMANDS)
  .map(({ usage, summary }) => `  starboard ${usage.padEnd(15)} ${summary}`)
  .join('\n')}

  starboard COMMAND --help says more about one of them.

Exit codes: 0 all well, 1 a check failed, 2 bad input.
`;

/** Runs one command line and says how it ended. */
export async function starboard(line: readonly string[], io: Io): Promise<number> {
  const [name, ...args] = line[0] === 'help' ? [line[1] ?? '--help', '--help'] : line;
  if (name === undefined || name === '--help' || name === '-h') return say(io, HELP);
  if (name === '--version') return say(io, `starboard ${await version()}\n`);
  if (!Object.hasOwn(COMMANDS, name)) {
    return refuse(
      io,
      `There is no command ${JSON.stringify(name)}; there are ${Object.keys(COMMANDS).join(', ')}.`,
    );
  }
  const { command } = await COMMANDS[name].load();
  if (args.some((word) => word === '--help' || word === '-h')) return say(io, command.help);
  const ended = await command.run(args, io);
  if (typeof ended === 'number') return ended;
  return refuse(io, ended.rule === null ? ended.reason : `${ended.reason} (${ended.rule})`);
}

function say(io: Io, text: string): number {
  io.out(text);
  return ALL_WELL;
}

function refuse(io: Io, reason: string): number {
  io.err(`starboard: ${reason}\n`);
  return BAD_INPUT;
}

async function version(): Promise<string> {
  const { default: about } = await import('../package.json', { with: { type: 'json' } });
  return about.version;
}
