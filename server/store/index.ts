// Which store: the database that was named, else the file in the data folder.

import { openPostgres } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Store } from './store.ts';

export interface StoreConfig {
  /** The folder of the embedded database. */
  readonly data: string;
  /** `postgres://…`; the embedded database where it is absent. */
  readonly databaseUrl?: string | undefined;
  /** A name for this process that no other has. */
  readonly process: string;
}

export function openStore({ data, databaseUrl, process }: StoreConfig): Promise<Store> {
  if (databaseUrl !== undefined) return openPostgres({ url: databaseUrl, process });
  return openSqlite({ folder: data, process });
}
