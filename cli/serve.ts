import { isRefusal } from '@starboard/engine';
import { clientFolder } from '@starboard/server/client';
import { configFrom } from '@starboard/server/config';
import { readArguments, readCount } from './arguments.ts';
import { ALL_WELL, NOT_IN_ORDER, type CliCommand } from './command.ts';
import { DATA_HELP, dataFolder } from './data.ts';

const DEFAULT_PORT = '4610';
/** A PostgreSQL that starts together with the server may take a while, in milliseconds. */
const WAIT_FOR_STORE = 60_000;

export const command: CliCommand = {
  help: `starboard serve [--port N] [--host NAME] [--data FOLDER]

Opens Starboard for the browser and says at which address, until it is stopped with Ctrl-C.

  --port N       ${DEFAULT_PORT} if neither this nor the environment's PORT says otherwise; 0 for any free one
  --host NAME    localhost by default: only this computer can connect
${DATA_HELP}

The environment's DATABASE_URL names a PostgreSQL database to use instead; docs/hosting.md has the rest.
The client is built when it has changed, unless the environment's STARBOARD_CLIENT names a folder with a built one.
`,
  async run(args, io) {
    const flags = { port: 'text', host: 'text', data: 'text' } as const;
    const read = readArguments({ command: 'serve', takes: [], flags }, args);
    if (isRefusal(read)) return read;
    const fromFlag = read.text('port');
    const named = fromFlag === undefined ? 'PORT' : '--port';
    const port = readCount(named, fromFlag ?? (io.env['PORT'] || DEFAULT_PORT), { min: 0, max: 65_535 });
    if (isRefusal(port)) return port;
    const data = dataFolder(read.text('data'), io.env);
    const config = configFrom(io.env, { host: read.text('host') ?? 'localhost', port, data });
    if (isRefusal(config)) return config;
    const client = await clientFolder(io.env);
    if (isRefusal(client)) return client;
    // not before, since building the client takes memory of its own
    const { hasData, keepMemorySmall, startServer } = await import('@starboard/server');
    keepMemorySmall();
    const isNew = config.databaseUrl === undefined && !hasData(data);
    const server = await startServer({ ...config, client, waitForStore: WAIT_FOR_STORE });
    if (isRefusal(server)) return server;
    if (isNew)
      io.err(`starboard: there was no data in ${data} yet; what people do is kept there from now on.\n`);
    io.out(`Starboard is at ${server.address}\n`);
    const stopped = new Promise<null>((resolve) => io.onStop(() => resolve(null)));
    const sentence = await Promise.race([stopped, server.handedOver]);
    await server.stop();
    if (sentence === null) return ALL_WELL;
    io.err(`starboard: ${sentence} Other processes serve on; start this one again.\n`);
    return NOT_IN_ORDER;
  },
};
