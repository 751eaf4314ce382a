import { isRefusal, refuseInEnglish } from '@starboard/engine';
import { whyMissing } from '@starboard/games';
import {
  catalogue,
  catalogueEntry,
  seatsText,
  type CatalogueEntry,
  type OfferedOption,
} from '@starboard/games/catalogue';
import { readArguments } from './arguments.ts';
import { ALL_WELL, type CliCommand } from './command.ts';
import { readRules } from './read-game.ts';
import { counted, wrapped } from './text.ts';

/** A choice of more values than this is cut short in the list of all games. */
const MANY = 6;
/** In fewer characters beside an option, words would stand below each other. */
const NARROW = 30;

export const command: CliCommand = {
  help: `starboard games [GAME [--rules N]] [--json]

Lists the games: what to call them in other commands, how many seats they have, and their options with the values
they take; or tells all of that about one game.

  --rules N  as an earlier version of its rules has it, where that is kept
  --json     for programs
`,
  async run(args, io) {
    const flags = { rules: 'text', json: 'switch' } as const;
    const read = readArguments({ command: 'games', takes: [], mayTake: ['GAME'], flags }, args);
    if (isRefusal(read)) return read;
    const rules = readRules(read);
    if (isRefusal(rules)) return rules;
    const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
    if (read.given.length === 0) {
      if (rules !== undefined) return refuseInEnglish('--rules is for one game: name it.');
      const games = await catalogue();
      io.out(read.has('json') ? json(games) : listOf(games, io.width));
      return ALL_WELL;
    }
    const [id] = read.given;
    const game = await catalogueEntry(id, rules);
    if (game === null) return whyMissing(id, rules);
    io.out(read.has('json') ? json(game) : pageOf(game, io.width));
    return ALL_WELL;
  },
};

function headOf({ id, title, summary, seats, teaching }: CatalogueEntry, width: number): string[] {
  const head = `${id}: ${title}, ${seatsText(seats)}${teaching ? ', a teaching game' : ''}`;
  return [head, ...wrapped(summary, width, 2)];
}

function listOf(games: readonly CatalogueEntry[], width: number): string {
  const more = 'Everything about one of them: starboard games GAME\n';
  return [...games.map((game) => paragraphOf(game, width)), more].join('\n');
}

/** A game among others: an option is a line where it fits. */
function paragraphOf(game: CatalogueEntry, width: number): string {
  const options = Object.entries(game.options);
  const written = options.map(([name, option]) => `  --option ${name}=${shortDomain(option)}`);
  const column = Math.max(0, ...written.map((text) => text.length)) + 2;
  const lines = options.flatMap(([, option], i) => {
    const title = `${option.title} ${usualOf(option)}`;
    if (width - column < NARROW) return [written[i], ...wrapped(title, width, 6)];
    const [first, ...rest] = wrapped(title, width, column);
    return [written[i].padEnd(column) + first.trimStart(), ...rest];
  });
  return `${[...headOf(game, width), ...lines].join('\n')}\n`;
}

/** A game alone, with everything that can be said about it. */
function pageOf(game: CatalogueEntry, width: number): string {
  const options = Object.entries(game.options).flatMap(([name, option]) => [
    '',
    `  --option ${name}=${isLong(option) ? 'VALUE' : domainOf(option)}`,
    ...wrapped(helpOf(option), width, 6),
    ...(isLong(option) ? wrapped(`One of ${option.of.join(', ')}.`, width, 6) : []),
  ]);
  const rules = `${counted(game.guideLength, 'rule')}: starboard rules ${game.id}`;
  return `${[...headOf(game, width), ...options, '', ...versionLines(game), `  ${rules}`].join('\n')}\n`;
}

/** Nothing where there has been one version only. */
function versionLines({ rules, keptRules }: CatalogueEntry): string[] {
  const others = keptRules.filter((each) => each !== rules);
  if (others.length === 0) return [];
  return [`  Version ${rules} of the rules; --rules plays others too: ${others.join(', ')}`];
}

function helpOf(option: OfferedOption): string {
  const { title, help } = option;
  return `${title}${help === undefined ? '' : `. ${help}`} ${usualOf(option)}`;
}

function usualOf(option: OfferedOption): string {
  return `(${option.type === 'document' ? 'none' : String(option.default)} by default)`;
}

type LongChoice = Extract<OfferedOption, { type: 'choice' }>;

function isLong(option: OfferedOption): option is LongChoice {
  return option.type === 'choice' && option.of.length > MANY;
}

function shortDomain(option: OfferedOption): string {
  if (!isLong(option)) return domainOf(option);
  return `${option.of.slice(0, 3).join('|')}|… (${option.of.length})`;
}

/** What can be written after the `=`. */
function domainOf(option: OfferedOption): string {
  switch (option.type) {
    case 'flag':
      return 'true|false';
    case 'integer':
      return `${option.min}..${option.max}`;
    case 'choice':
      return option.of.join('|');
    case 'document':
      return '@FILE';
  }
}
