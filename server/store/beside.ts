// The database beside a running server: for the commands of who runs it. It takes no lock, migrates nothing, and what it
// writes is as durable as what the server writes.

import { isRefusal, refuseInEnglish, type Refusal } from '@starboard/engine';
import { Kysely, PostgresDialect, SqliteDialect, type Compilable } from 'kysely';
import type { StoreConfig } from './index.ts';
import { Lines } from './postgres/lines.ts';
import { USUAL_PATIENCE } from './postgres/patience.ts';
import { numericTypes } from './postgres/types.ts';
import { whyUnusable } from './postgres/why.ts';
import type { Schema } from './schema.ts';
import { openToWrite } from './sqlite/file.ts';
import { databaseIn } from './sqlite/owner.ts';
import { whyNoFile } from './sqlite/why.ts';
import { troubleOf } from './trouble.ts';

export interface Beside {
  readonly db: Kysely<Schema>;
  /** All of it or nothing. */
  write(statements: readonly Compilable[]): Promise<void>;
  /** In a sentence, where the database is why something failed; else null. */
  whyNot(error: unknown): string | null;
  close(): Promise<void>;
}

export async function openBeside({
  data,
  databaseUrl,
}: Omit<StoreConfig, 'process'>): Promise<Beside | Refusal> {
  const opened = databaseUrl === undefined ? openedFile(data) : openedLines(databaseUrl);
  if (isRefusal(opened)) return opened;
  const { db, write, close, why } = opened;
  try {
    // a look tells whether it can be used at all
    await db.selectFrom('persons').select('id').limit(1).execute();
  } catch (error) {
    await close();
    return refuseInEnglish(
      isNoTable(error)
        ? 'The database is empty: start the server once, or name another with DATABASE_URL or --data.'
        : why(error),
    );
  }
  return { db, write, whyNot: (error) => (troubleOf(error) === null ? null : why(error)), close };
}

interface Opened extends Pick<Beside, 'db' | 'write' | 'close'> {
  readonly why: (error: unknown) => string;
}

function openedFile(folder: string): Opened | Refusal {
  const path = databaseIn(folder);
  if (isRefusal(path)) return path;
  const why = (error: unknown): string => whyNoFile(error, path);
  try {
    const file = openToWrite(path);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
    // where the disk is full SQLite has rolled back already, which Kysely takes for a fault of its own
    const all = file.transaction((statements: readonly Compilable[]) => {
      for (const { sql, parameters } of statements.map((each) => each.compile()))
        file.prepare(sql).run(...parameters);
    });
    return { db, write: async (statements) => all.immediate(statements), close: () => db.destroy(), why };
  } catch (error) {
    return refuseInEnglish(why(error));
  }
}

function openedLines(connectionString: string): Opened {
  const config = { connectionString, types: numericTypes };
  const lines = new Lines(config, 1, USUAL_PATIENCE);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: lines.pool }) });
  return {
    db,
    write: (statements) =>
      db.transaction().execute(async (transaction) => {
        for (const statement of statements) await transaction.executeQuery(statement.compile());
      }),
    close: () => lines.close(),
    why: (error) => whyUnusable(error, config),
  };
}

/** What PostgreSQL and SQLite say of a database in which no server has ever been. */
function isNoTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '42P01') || error.message.startsWith('no such table');
}
