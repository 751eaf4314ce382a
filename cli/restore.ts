import { isRefusal, refuseInEnglish } from '@starboard/engine';
import { restore } from '@starboard/server';
import { readArguments } from './arguments.ts';
import { ALL_WELL, type CliCommand } from './command.ts';
import { DATA_HELP, databaseUrl, dataFolder } from './data.ts';
import { counted } from './text.ts';

export const command: CliCommand = {
  help: `starboard restore FILE [--data FOLDER]

Puts a copy that \`starboard backup\` made in place of the embedded database. No server may run on it meanwhile. What was
there before is kept beside it under another name.

${DATA_HELP}
`,
  async run(args, io) {
    const read = readArguments({ command: 'restore', takes: ['FILE'], flags: { data: 'text' } }, args);
    if (isRefusal(read)) return read;
    if (databaseUrl(io.env) !== undefined)
      return refuseInEnglish('The data is in PostgreSQL: put it back with pg_restore.');
    const folder = dataFolder(read.text('data'), io.env);
    const kept = restore(read.given[0], folder, new Date());
    if (isRefusal(kept)) return kept;
    const { tables, deeds, people, old } = kept;
    const what = [counted(tables, 'table'), counted(deeds, 'deed'), counted(people, 'person', 'people')];
    io.out(`${folder}: ${what.join(', ')}\n`);
    if (old !== null) io.out(`What was there before is now in ${old}\n`);
    return ALL_WELL;
  },
};
