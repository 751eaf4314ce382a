// For tests: both stores. PostgreSQL is started once for a file of tests; each server gets a database of its own.

import { afterAll } from 'vitest';
import type { ServerOptions } from '../server.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

let shared: Promise<TestPostgres> | null = null;
let databases = 0;

/** What makes a server use that store. */
export async function storeOptions(store: StoreName): Promise<Partial<ServerOptions>> {
  return store === 'sqlite' ? {} : { databaseUrl: await freshDatabase() };
}

export async function freshDatabase(): Promise<string> {
  return (await sharedPostgres()).database(`starboard_${++databases}`);
}

function sharedPostgres(): Promise<TestPostgres> {
  if (shared === null) {
    const starting = startPostgres();
    shared = starting;
    afterAll(async () => {
      shared = null;
      await (await starting).stop();
    });
  }
  return shared;
}
