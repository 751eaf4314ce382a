import { isRefusal } from '@starboard/engine';
import { startServer } from '@starboard/server';
import { readArguments, readCount } from './arguments.ts';
import { ALL_WELL, type Command } from './command.ts';

const DEFAULT_PORT = '4610';

export const command: Command = {
  help: `starboard serve [--port N] [--host NAME]

Opens Starboard for the browser and says at which address, until it is stopped with Ctrl-C.

  --port N     ${DEFAULT_PORT} if neither this nor the environment's PORT says otherwise; 0 for any free one
  --host NAME  localhost if not said: only this computer can connect
`,
  async run(args, io) {
    const flags = { port: 'text', host: 'text' } as const;
    const read = readArguments({ command: 'serve', takes: [], flags }, args);
    if (isRefusal(read)) return read;
    const fromFlag = read.text('port');
    const named = fromFlag === undefined ? 'PORT' : '--port';
    const port = readCount(named, fromFlag ?? (io.env['PORT'] || DEFAULT_PORT), { min: 0, max: 65_535 });
    if (isRefusal(port)) return port;
    const server = await startServer({ host: read.text('host') ?? 'localhost', port });
    if (isRefusal(server)) return server;
    io.out(`Starboard is at ${server.address}\n`);
    await new Promise<void>((resolve) => io.onStop(resolve));
    await server.stop();
    return ALL_WELL;
  },
};
