import { isRefusal, refuseInEnglish } from '@starboard/engine';
import { backUp } from '@starboard/server';
import { readArguments } from './arguments.ts';
import { ALL_WELL, type CliCommand } from './command.ts';
import { keptText, SERVERS_DATA_HELP, serversData } from './data.ts';

export const command: CliCommand = {
  help: `starboard backup FILE [--data FOLDER]

Copies the embedded database into FILE as it is at one moment, and checks the copy. The server may run meanwhile. Only
who makes the copy can read it.
With PostgreSQL use its own pg_dump; docs/hosting.md says how.

${SERVERS_DATA_HELP}
`,
  async run(args, io) {
    const read = readArguments({ command: 'backup', takes: ['FILE'], flags: { data: 'text' } }, args);
    if (isRefusal(read)) return read;
    const where = serversData(read.text('data'), io);
    if (isRefusal(where)) return where;
    if (where.databaseUrl !== undefined)
      return refuseInEnglish('The data is in PostgreSQL: copy it with pg_dump "$DATABASE_URL".');
    const kept = backUp(where.data, read.given[0]);
    if (isRefusal(kept)) return kept;
    io.out(`${read.given[0]}: ${keptText(kept)}\n`);
    return ALL_WELL;
  },
};
