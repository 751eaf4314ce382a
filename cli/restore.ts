import { isRefusal, refuseInEnglish } from '@starboard/engine';
import { restore } from '@starboard/server';
import { readArguments } from './arguments.ts';
import { ALL_WELL, type CliCommand } from './command.ts';
import { keptText, SERVERS_DATA_HELP, serversData } from './data.ts';

export const command: CliCommand = {
  help: `starboard restore FILE [--data FOLDER]

Puts a copy that \`starboard backup\` made in place of the embedded database. No server may run on it meanwhile. What was
there before is kept beside it under another name. Root restores for the user whom the data, or their folder, belong to.

${SERVERS_DATA_HELP}
`,
  async run(args, io) {
    const read = readArguments({ command: 'restore', takes: ['FILE'], flags: { data: 'text' } }, args);
    if (isRefusal(read)) return read;
    const where = serversData(read.text('data'), io);
    if (isRefusal(where)) return where;
    if (where.databaseUrl !== undefined)
      return refuseInEnglish('The data is in PostgreSQL: put it back with pg_restore.');
    const restored = restore(read.given[0], where.data, new Date());
    if (isRefusal(restored)) return restored;
    const { old, isNewFolder } = restored;
    io.out(`${where.data}: ${keptText(restored)}\n`);
    io.out(old === null ? 'There was no data there before.\n' : `What was there before is now in ${old}\n`);
    if (isNewFolder && process.getuid?.() === 0)
      io.out(`The folder is new and belongs to root: chown -R it to the user of the service.\n`);
    return ALL_WELL;
  },
};
