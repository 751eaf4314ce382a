import { isRefusal, refuseInEnglish } from '@starboard/engine';
import { backUp } from '@starboard/server';
import { readArguments } from './arguments.ts';
import { ALL_WELL, type CliCommand } from './command.ts';
import { DATA_HELP, databaseUrl, dataFolder } from './data.ts';
import { counted } from './text.ts';

export const command: CliCommand = {
  help: `starboard backup FILE [--data FOLDER]

Copies the embedded database into FILE as it is at one moment, and checks the copy. The server may run meanwhile.
With PostgreSQL use its own pg_dump; docs/hosting.md says how.

${DATA_HELP}
`,
  async run(args, io) {
    const read = readArguments({ command: 'backup', takes: ['FILE'], flags: { data: 'text' } }, args);
    if (isRefusal(read)) return read;
    if (databaseUrl(io.env) !== undefined)
      return refuseInEnglish('The data is in PostgreSQL: copy it with pg_dump "$DATABASE_URL".');
    const kept = await backUp(dataFolder(read.text('data'), io.env), read.given[0]);
    if (isRefusal(kept)) return kept;
    const { tables, deeds, people } = kept;
    const what = [counted(tables, 'table'), counted(deeds, 'deed'), counted(people, 'person', 'people')];
    io.out(`${read.given[0]}: ${what.join(', ')}\n`);
    return ALL_WELL;
  },
};
