// For tests: both stores. PostgreSQL is started once for a process of tests, and stops with it; each server gets a database
// of its own.

import { describe } from 'vitest';
import type { ServerOptions } from '../server.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

/** What a server does, on each store; `title` has its name for %s. Between two thoughts one of them is enough: what the stores
 *  themselves do is tested on both at any time. */
export function onStores(title: string, tests: (store: StoreName) => void): void {
  const [before, after] = title.split('%s');
  for (const store of STORES)
    describe(`${before}${store}${after}`, { tags: store === 'postgres' ? ['slow'] : [] }, () => {
      tests(store);
    });
}

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
