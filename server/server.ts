// The process: opens the store and the port, puts everything together, and closes without losing anything.

import type { Server } from 'node:http';
import { isRefusal, refuseInEnglish, type Refusal } from '@starboard/engine';
import { countedBy } from './api/addresses.ts';
import { openHttp } from './api/http.ts';
import { isOwnOrigin, personOf } from './api/identity.ts';
import { openClient } from './client/files.ts';
import type { Config } from './config.ts';
import { putTogether, type PartsOptions } from './parts.ts';
import { randomIds } from './base/ids.ts';
import { Sockets } from './live/sockets.ts';
import { jsonLog } from './ops/log.ts';
import { startUpkeep } from './upkeep.ts';
import { repliesOf } from './client/replies.ts';
import { openStore } from './store/index.ts';
import { StoreRefused, type Store } from './store/store.ts';

export interface RunningServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export interface ServerOptions extends Config {
  /** The folder of the built client. */
  readonly client: string;
  /** What a test or a measurement brings of its own. */
  readonly parts?: Partial<Omit<PartsOptions, 'store'>>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer | Refusal> {
  const files = openClient(options.client);
  if (isRefusal(files)) return files;
  const store = await opened(options);
  if (isRefusal(store)) return store;
  const log = options.parts?.log ?? jsonLog(options.logLevel, (line) => process.stderr.write(line));
  const { threads, limits } = options;
  const parts = putTogether({ log, threads, budgets: limits.budgets, ...options.parts, store });
  const http = await openHttp(parts, options, repliesOf(files));
  const sockets = new Sockets(parts, {
    limits: options.limits,
    isOwnOrigin: (request) => isOwnOrigin(request, options),
    addressOf: (request) => countedBy(addressOf(request, options.trustProxy)),
    personOf: (said) => personOf(parts.sessions, said),
  });
  await http.ready();
  http.server.on('upgrade', (request, socket, head) => {
    sockets.upgrade(request, socket, head).catch(() => socket.destroy());
  });
  const refused = await listening(http.server, options.host, options.port);
  if (refused !== null) {
    await sockets.close();
    await http.close();
    await parts.thinkers.close();
    await store.close();
    return refused;
  }
  const upkeep = await startUpkeep(parts);
  const address = `http://${inAddress(options.host)}:${portOf(http.server, options.port)}`;
  log.info({ address, store: store.name, process: store.process }, 'serving');
  return {
    address,
    async stop() {
      log.info({}, 'stopping');
      await sockets.close();
      await stopped(http.server);
      await http.close();
      await upkeep.stop();
      await parts.keepers.close();
      await parts.thinkers.close();
      await parts.jobs.release('own').catch(() => {});
      await parts.presence.close().catch(() => {});
      await store.close();
    },
  };
}

async function opened({ data, databaseUrl }: Config): Promise<Store | Refusal> {
  try {
    return await openStore({ data, databaseUrl, process: randomIds.name(12) });
  } catch (error) {
    if (error instanceof StoreRefused) return refuseInEnglish(error.message);
    throw error;
  }
}

/** What the proxy in front has added comes last; anybody can have written what is before it. */
function addressOf(request: Parameters<Sockets['upgrade']>[0], trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last || (request.socket.remoteAddress ?? '');
}

/** Null when the server listens, else why it cannot. */
function listening(server: Server, host: string, port: number): Promise<Refusal | null> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const refusal = refusalOf(error, host, port);
      if (refusal === null) reject(error);
      else resolve(refusal);
    });
    // By name it might be the IPv6 address alone, where half of the programs would not look.
    server.listen(port, host === 'localhost' ? '127.0.0.1' : host, () => resolve(null));
  });
}

function refusalOf({ code }: NodeJS.ErrnoException, host: string, port: number): Refusal | null {
  switch (code) {
    case 'EADDRINUSE':
      return refuseInEnglish(`Port ${port} is in use: stop what runs there, or take another with --port.`);
    case 'EACCES':
      return refuseInEnglish(`Port ${port} may not be opened by this user: take one above 1023 with --port.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return refuseInEnglish(
        `${JSON.stringify(host)} is no address of this computer: take localhost or 0.0.0.0 with --host.`,
      );
    default:
      return null;
  }
}

function portOf(server: Server, asked: number): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : asked;
}

function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** How long open requests may take to end, in milliseconds. */
const PATIENCE = 2000;

function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.close(() => {
      clearTimeout(impatient);
      resolve();
    });
    server.closeIdleConnections();
  });
}
