import { isRefusal } from '@starboard/engine';
import { catalogue, seatsText, type CatalogueEntry, type OfferedOption } from '@starboard/games/catalogue';
import { readArguments } from './arguments.ts';
import { ALL_WELL, type Command } from './command.ts';
import { columns } from './text.ts';

export const command: Command = {
  help: `starboard games [--json]

Lists the games: what to call them in other commands, how many seats they have, and their options with the values
they take.

  --json   for programs
`,
  async run(args, io) {
    const read = readArguments({ command: 'games', takes: [], flags: { json: 'switch' } }, args);
    if (isRefusal(read)) return read;
    const games = await catalogue();
    if (read.has('json')) io.out(`${JSON.stringify(games, null, 2)}\n`);
    else io.out(games.map(paragraphOf).join('\n'));
    return ALL_WELL;
  },
};

function paragraphOf({ id, title, summary, seats, teaching, options }: CatalogueEntry): string {
  const rows = Object.entries(options).map(([name, option]) => [
    `--option ${name}=${domainOf(option)}`,
    `${option.help ?? option.title} (${defaultOf(option)} if not said)`,
  ]);
  const head = `${id}: ${title}, ${seatsText(seats)}${teaching ? ', a game to learn from' : ''}`;
  return `${[head, `  ${summary}`, ...columns(rows, [false, false])].join('\n')}\n`;
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

function defaultOf(option: OfferedOption): string {
  return option.type === 'document' ? 'none' : String(option.default);
}
