// For tests: both stores. PostgreSQL is started once for a process of tests, and stops with it; each server gets a database
// of its own.

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
  shared ??= startPostgres();
  return shared;
}
