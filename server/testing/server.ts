// For tests: a whole server in this process, with data that is gone afterwards.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@starboard/engine';
import { smallClient } from './client.ts';
import { USUAL_LIMITS, type ServerLimits } from '../config.ts';
import { startServer, type RunningServer, type ServerOptions } from '../server.ts';

const MUCH = { burst: 1e9, perSecond: 1e9 };

/** Tests come from one address and are in a hurry. */
export const GENEROUS: ServerLimits = {
  ...USUAL_LIMITS,
  perAddress: 100_000,
  perPerson: 1000,
  tables: 10_000,
  pending: 10_000,
  connects: MUCH,
  messages: MUCH,
  together: { person: MUCH, address: MUCH },
  everything: MUCH,
  atOnce: 100_000,
  requests: MUCH,
  signIns: MUCH,
  unfinished: { guest: 1e6, account: 1e6 },
  tournaments: { unfinished: 1e6, entrants: 512 },
  replays: { person: MUCH, address: MUCH },
  budgets: {
    tables: { person: MUCH, address: MUCH },
    tournaments: { person: MUCH, address: MUCH },
    seats: { person: MUCH, address: MUCH },
    chat: { person: MUCH, address: MUCH },
    names: { person: MUCH, address: MUCH },
    reports: { person: MUCH, address: MUCH },
    exports: { person: MUCH, address: MUCH },
  },
};

/** The system clears its folder for temporary things; whoever keeps data longer names a folder. */
export function testOptions(): ServerOptions {
  return {
    host: 'localhost',
    port: 0,
    trustProxy: false,
    logLevel: 'error',
    toldAddresses: 'network',
    threads: 1,
    limits: GENEROUS,
    data: mkdtempSync(join(tmpdir(), 'starboard-data-')),
    client: smallClient(),
    parts: { pace: { bots: 0 } },
  };
}

export interface TestServer extends RunningServer {
  /** Stops it and starts it again on the same data; `meanwhile` nobody else uses them. */
  restart(more?: Partial<ServerOptions>, meanwhile?: () => void): Promise<TestServer>;
}

export async function testServer(more: Partial<ServerOptions> = {}): Promise<TestServer> {
  const options = { ...testOptions(), ...more };
  const running = await startServer(options);
  if (isRefusal(running)) throw new Error(running.reason);
  return {
    address: running.address,
    handedOver: running.handedOver,
    async stop() {
      await running.stop();
      for (const folder of [options.client, options.data]) rmSync(folder, { recursive: true, force: true });
    },
    async restart(other = {}, meanwhile = () => {}) {
      await running.stop();
      meanwhile();
      return testServer({ ...options, ...other });
    },
  };
}
