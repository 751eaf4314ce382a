// The process: opens the store and the port, puts everything together, and closes without losing anything.

import type { Server } from 'node:http';
import { isRefusal, refuseInEnglish, type Refusal } from '@starboard/engine';
import { requestIdOf } from './base/request-ids.ts';
import { addressOf, countedBy, toldAddress } from './base/addresses.ts';
import { openHttp } from './api/http.ts';
import { isOwnOrigin, personOf } from './api/identity.ts';
import { openClient } from './client/files.ts';
import type { Config } from './config.ts';
import { putTogether, type PartsOptions } from './parts.ts';
import { computerTime, steadyClock, type Clock } from './base/clock.ts';
import { randomIds } from './base/ids.ts';
import { Sockets } from './live/sockets.ts';
import { calmed, jsonLog, type Log } from './ops/log.ts';
import { timeToBegin } from './timekeeper.ts';
import { startUpkeep, type Upkeep, type UpkeepLimits } from './upkeep.ts';
import { repliesOf } from './client/replies.ts';
import type { BusTurn } from './store/bus/bus.ts';
import { openStore, type StoreConfig } from './store/index.ts';
import { StoreRefused, type Store } from './store/store.ts';
import { isPassing, sentenceOf, troubleOf } from './store/trouble.ts';

export interface RunningServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
  /** Resolves when the server has ended itself because it cannot serve and others can: why, in a sentence. Whoever runs it
   *  starts it anew. */
  readonly handedOver: Promise<string>;
}

export interface ServerOptions extends Config {
  /** The folder of the built client. */
  readonly client: string;
  /** How long the start waits for a database that does not answer, in milliseconds; not at all if absent. */
  readonly waitForStore?: number;
  /** How long PostgreSQL is waited for while it is served. */
  readonly patience?: StoreConfig['patience'];
  readonly upkeep?: UpkeepLimits;
  /** What a test or a measurement brings of its own. */
  readonly parts?: Partial<Omit<PartsOptions, 'store'>>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer | Refusal> {
  const files = openClient(options.client);
  if (isRefusal(files)) return files;
  const written = options.parts?.log ?? jsonLog(options.logLevel, (line) => process.stderr.write(line));
  const log = calmed(written, () => performance.now());
  const store = await opened(options, log);
  if (isRefusal(store)) return store;
  const { threads, limits, retention, data } = options;
  const clock = await clockFor(store, options.parts);
  if (isRefusal(clock)) {
    await store.close();
    return clock;
  }
  const parts = putTogether({
    threads,
    budgets: limits.budgets,
    tournaments: limits.tournaments,
    rations: limits.replays,
    ...(retention === undefined ? {} : { retention }),
    ...options.parts,
    clock,
    log,
    data,
    store,
  });
  const http = await openHttp(parts, options, repliesOf(files));
  const sockets = new Sockets(parts, {
    limits: options.limits,
    isOwnOrigin: (request) => isOwnOrigin(request, options),
    addressOf: (request) => countedBy(addressOf(request, options.trustProxy)),
    requestIdOf: ({ headers }) => requestIdOf(headers, options.trustProxy),
    toldAddress: (address) => toldAddress(address, options.toldAddresses),
    personOf: (said) => personOf(parts.sessions, said),
  });
  await http.ready();
  http.server.on('upgrade', (request, socket, head) => {
    if (!socket.destroyed) sockets.upgrade(request, socket, head).catch(() => socket.destroy());
  });
  const refused = await listening(http.server, options.host, options.port);
  /** Whatever was opened before anything was done. */
  const closed = async (): Promise<void> => {
    await sockets.close();
    await http.close();
    await parts.thinkers.close();
    await parts.replays.close();
    await store.close();
  };
  if (refused !== null) {
    await closed();
    return refused;
  }
  const handedOver = Promise.withResolvers<string>();
  const handOver = (sentence: string): void => {
    log.error({}, `${sentence} This process ends, and leaves its people to the others.`);
    void stop()
      .catch(() => {})
      .finally(() => handedOver.resolve(sentence));
  };
  let upkeep: Upkeep;
  try {
    upkeep = await startUpkeep(parts, handOver, options.upkeep);
  } catch (error) {
    await closed();
    return whyNot(error);
  }
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopping ??= stopAll();
    return stopping;
  };
  const stopAll = async (): Promise<void> => {
    log.info({}, 'stopping');
    await sockets.close();
    await stopped(http.server);
    await http.close();
    await upkeep.stop();
    await parts.keepers.close();
    await parts.thinkers.close();
    await parts.replays.close();
    await parts.jobs.release('own').catch(() => {});
    await parts.timekeeper.keep().catch(() => {});
    await parts.presence.close().catch(() => {});
    await store.close();
  };
  const address = `http://${inAddress(options.host)}:${portOf(http.server, options.port)}`;
  log.info({ address, store: store.name, process: store.process }, 'serving');
  return { address, stop, handedOver: handedOver.promise };
}

/** Goes on where the last one stopped. */
async function clockFor(
  store: Store,
  { clock, time = computerTime() }: Partial<PartsOptions> = {},
): Promise<Clock | Refusal> {
  try {
    return clock ?? steadyClock(time, await timeToBegin(store, time));
  } catch (error) {
    return whyNot(error);
  }
}

/** What is wrong with the store is said in a sentence. */
function whyNot(error: unknown): Refusal {
  if (troubleOf(error) === null) throw error;
  return refuseInEnglish(sentenceOf(error));
}

const AGAIN_AFTER = 250;

/** A database that starts together with the server is waited for; whatever else is wrong is said at once. */
async function opened(
  { data, databaseUrl, busUrl, patience, waitForStore = 0 }: ServerOptions,
  log: Log,
): Promise<Store | Refusal> {
  const busTurned = (turn: BusTurn): void => {
    if (turn.hears) log.info({}, 'the bus carries the notices');
    else log.warn({ error: turn.why }, 'the bus is not heard: the database carries the notices');
  };
  const until = performance.now() + waitForStore;
  for (let tries = 0; ; tries++) {
    try {
      const process = randomIds.name(12);
      return await openStore({ data, databaseUrl, busUrl, busTurned, patience, process });
    } catch (error) {
      if (!(error instanceof StoreRefused)) throw error;
      const mayPass = databaseUrl !== undefined && isPassing(error);
      if (!mayPass || performance.now() >= until) return refuseInEnglish(error.message);
      if (tries === 0) log.warn({}, `${error.message} It is waited for.`);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    }
  }
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
      return refuseInEnglish(`Port ${port} is in use: stop what runs there, or choose another with --port.`);
    case 'EACCES':
      return refuseInEnglish(`This user may not open port ${port}: choose one above 1023 with --port.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return refuseInEnglish(
        `${JSON.stringify(host)} is not an address of this computer: use localhost or 0.0.0.0 with --host.`,
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
