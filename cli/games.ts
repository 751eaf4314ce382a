import { isRefusal } from '@starboard/engine';
import { catalogue, seatsText, type CatalogueEntry, type OfferedOption } from '@starboard/games/catalogue';
import { noSuchGame } from '@starboard/lab';
import { readArguments } from './arguments.ts';
import { ALL_WELL, type Command } from './command.ts';
import { counted, wrapped } from './text.ts';

/** A choice of more values than this is cut short in the list of all games. */
const MANY = 6;
/** In fewer characters beside an option, words would stand below each other. */
const NARROW = 30;

export const command: Command = {
  help: `starboard games [GAME] [--json]

Lists the games: what to call them in other commands, how many seats they have, and their options with the values
they take; or tells all of that about one game.

  --json   for programs
`,
  async run(args, io) {
    const usage = { command: 'games', takes: [], mayTake: ['GAME'], flags: { json: 'switch' } } as const;
    const read = readArguments(usage, args);
    if (isRefusal(read)) return read;
    const games = await catalogue();
    const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
    if (read.given.length === 0) {
      io.out(read.has('json') ? json(games) : listOf(games, io.width));
      return ALL_WELL;
    }
    const [id] = read.given;
    const game = games.find((each) => each.id === id);
    if (game === undefined) return noSuchGame(id);
    io.out(read.has('json') ? json(game) : pageOf(game, io.width));
    return ALL_WELL;
  },
};

function headOf({ id, title, summary, seats, teaching }: CatalogueEntry, width: number): string[] {
  const head = `${id}: ${title}, ${seatsText(seats)}${teaching ? ', a game to learn from' : ''}`;
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
  return `${[...headOf(game, width), ...options, '', `  ${rules}`].join('\n')}\n`;
}

function helpOf(option: OfferedOption): string {
  const { title, help } = option;
  return `${title}${help === undefined ? '' : `. ${help}`} ${usualOf(option)}`;
}

function usualOf(option: OfferedOption): string {
  return `(${option.type === 'document' ? 'none' : String(option.default)} if not said)`;
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
