// The embedded store: one file, one process.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect, type Compilable } from 'kysely';
import { migrate } from '../migrations.ts';
import { Listeners } from '../notices.ts';
import type { Schema } from '../schema.ts';
import { StoreRefused, type Append, type Store } from '../store.ts';
import { threadDialect } from './dialect.ts';
import { openToRead, openToWrite, takeLock } from './file.ts';
import { deedReader, journalMigrations } from './journal.ts';
import type { Result, Rows, Statement } from './protocol.ts';
import { WriterThread } from './writer.ts';

export const FILE_NAME = 'starboard.sqlite';
export const LOCK_NAME = 'starboard.lock';

export interface SqliteOpening {
  /** The folder of the data; made where it is missing. */
  readonly folder: string;
  readonly process: string;
}

export async function openSqlite({ folder, process }: SqliteOpening): Promise<Store> {
  makeFolder(folder);
  const lock = takeLock(join(folder, LOCK_NAME));
  if (lock === null) throw new StoreRefused(`Another Starboard server is using the data in ${folder}.`);
  const path = join(folder, FILE_NAME);
  try {
    await migrateFile(path);
  } catch (error) {
    lock.close();
    throw error;
  }
  const writer = await WriterThread.open({ path, process });
  const reader = openToRead(path);
  const db = new Kysely<Schema>({
    dialect: threadDialect(reader, async ({ sql, parameters }) => {
      return rowsOf(await writer.write({ statements: [{ sql, parameters }] }))[0];
    }),
  });
  const deeds = deedReader(reader);
  const listeners = new Listeners();
  return {
    name: 'sqlite',
    isShared: false,
    process,
    db,
    deeds: (...which) => Promise.resolve(deeds(...which)),
    async append(deed) {
      const result = await writer.write(unitOf(deed));
      if (!('appended' in result)) throw failureOf(result);
      if (result.appended) listeners.tell({ about: 'table', id: deed.table, deedCount: deed.seq + 1 });
      return result.appended;
    },
    async write(statements) {
      rowsOf(await writer.write({ statements: statements.map(compiled) }));
    },
    unclaimed: (question) => question,
    isTaken: (error) => codeOf(error).startsWith('SQLITE_CONSTRAINT'),
    notify(notice) {
      listeners.tell(notice);
      return Promise.resolve();
    },
    live: () => writer.check(),
    // with an embedded database there are no others
    living: () => Promise.resolve([process]),
    listen: listeners.listen,
    onGap: listeners.onGap,
    async close() {
      await writer.close();
      reader.close();
      lock.close();
    },
  };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StoreRefused(`The folder ${folder} for the data cannot be created: ${String(error)}`);
  }
}

async function migrateFile(path: string): Promise<void> {
  const database = openToWrite(path);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  try {
    await migrate(db, journalMigrations);
  } finally {
    await db.destroy();
  }
}

function unitOf({ also, ...deed }: Append) {
  return also === undefined ? deed : { ...deed, also: also.map(compiled) };
}

function compiled(query: Compilable): Statement {
  const { sql, parameters } = query.compile();
  return { sql, parameters };
}

function rowsOf(result: Result): readonly Rows[] {
  if ('done' in result) return result.done;
  throw failureOf(result);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function failureOf(result: Result): Error {
  return 'error' in result
    ? Object.assign(new Error(result.error), { code: result.code })
    : new Error('The writer answered something else than was asked.');
}
