// Which store: the database that was named, else the file in the data folder.

import type { BusTurn } from './bus/bus.ts';
import { openPostgres } from './postgres/open.ts';
import type { Patience } from './postgres/patience.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Store } from './store.ts';

export interface StoreConfig {
  /** The folder of the embedded database. */
  readonly data: string;
  /** `postgres://…`; the embedded database where it is absent. */
  readonly databaseUrl?: string | undefined;
  /** `redis://…`, for several processes on one PostgreSQL. */
  readonly busUrl?: string | undefined;
  readonly busTurned?: ((turn: BusTurn) => void) | undefined;
  /** A name for this process that no other has. */
  readonly process: string;
  /** How long PostgreSQL is waited for. */
  readonly patience?: Patience | undefined;
}

export function openStore({ data, databaseUrl, ...rest }: StoreConfig): Promise<Store> {
  if (databaseUrl !== undefined) return openPostgres({ url: databaseUrl, ...rest });
  return openSqlite({ folder: data, process: rest.process });
}
