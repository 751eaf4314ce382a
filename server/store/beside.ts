// The database beside a running server: for the commands of who runs it. It takes no lock, migrates nothing, and what it
// writes is as durable as what the server writes.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuseInEnglish, type Refusal } from '@starboard/engine';
import { Kysely, PostgresDialect, SqliteDialect, type Compilable } from 'kysely';
import { Pool } from 'pg';
import type { StoreConfig } from './index.ts';
import { numericTypes } from './postgres/types.ts';
import type { Schema } from './schema.ts';
import { openToWrite } from './sqlite/file.ts';
import { FILE_NAME } from './sqlite/open.ts';

export interface Beside {
  readonly db: Kysely<Schema>;
  /** All of it or nothing. */
  write(statements: readonly Compilable[]): Promise<void>;
  close(): Promise<void>;
}

export async function openBeside({
  data,
  databaseUrl,
}: Omit<StoreConfig, 'process'>): Promise<Beside | Refusal> {
  const path = join(data, FILE_NAME);
  if (databaseUrl === undefined && !existsSync(path))
    return refuseInEnglish(
      `There is no data in ${data}: start the server once, or name the folder with --data.`,
    );
  const dialect =
    databaseUrl === undefined
      ? new SqliteDialect({ database: openToWrite(path) })
      : new PostgresDialect({
          pool: new Pool({ connectionString: databaseUrl, types: numericTypes, max: 1 }),
        });
  const db = new Kysely<Schema>({ dialect });
  try {
    await db.selectFrom('persons').select('id').limit(1).execute();
  } catch (error) {
    await db.destroy();
    return refuseInEnglish(`The database cannot be used: ${String(error)}`);
  }
  return {
    db,
    write: (statements) =>
      db.transaction().execute(async (transaction) => {
        for (const statement of statements) await transaction.executeQuery(statement.compile());
      }),
    close: () => db.destroy(),
  };
}
