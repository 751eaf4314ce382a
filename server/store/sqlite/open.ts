// The embedded store: one file, one process.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect, type Compilable } from 'kysely';
import { migrate, SCRUBBED_SINCE } from '../migrations.ts';
import { Listeners } from '../notices.ts';
import type { Schema } from '../schema.ts';
import { StoreRefused, type Append, type Store } from '../store.ts';
import { threadDialect } from './dialect.ts';
import { openToRead, openToWrite, takeLock, type File } from './file.ts';
import { deedReader, journalMigrations, type JournalSchema } from './journal.ts';
import { FILE_NAME, keepToOwner, LOCK_NAME, OWN_FOLDER } from './owner.ts';
import { OWN_TIME } from './own-time.ts';
import type { AppendUnit, Result, Rows, Statement } from './protocol.ts';
import { Scrubber } from './scrubber.ts';
import { reasonOf, whyNoFile } from './why.ts';
import { WriterThread } from './writer.ts';

export { FILE_NAME } from './owner.ts';

export interface SqliteOpening {
  /** The folder of the data; made where it is missing. */
  readonly folder: string;
  readonly process: string;
}

export async function openSqlite({ folder, process }: SqliteOpening): Promise<Store> {
  makeFolder(folder);
  const path = join(folder, FILE_NAME);
  const lock = await inWords(path, () => takeLock(join(folder, LOCK_NAME)));
  if (lock === null) throw new StoreRefused(`Another Starboard server is using the data in ${folder}.`);
  const [first, reader] = await inWords(path, async (): Promise<[WriterThread, File]> => {
    try {
      await migrateFile(path);
      return [await WriterThread.open({ path, process }), openToRead(path)];
    } catch (error) {
      lock.close();
      throw error;
    }
  });
  let writer = first;
  const db = new Kysely<Schema>({
    dialect: threadDialect(reader, async ({ sql, parameters }) => {
      return rowsOf(await writer.write({ statements: [{ sql, parameters }] }))[0];
    }),
  });
  const deeds = deedReader(reader);
  const listeners = new Listeners();
  const scrubber = new Scrubber(() => writer.scrub());
  return {
    name: 'sqlite',
    isShared: false,
    process,
    reading: { path },
    db,
    ownTime: OWN_TIME,
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
    withoutDeeds: (tables) => [
      db.deleteFrom('deeds').where('table_id', 'in', tables),
      (db as unknown as Kysely<JournalSchema>).deleteFrom('journal').where('table_id', 'in', tables),
    ],
    scrub: scrubber.soon,
    unclaimed: (question) => question,
    isTaken: (error) => codeOf(error).startsWith('SQLITE_CONSTRAINT'),
    load: () => writer.load,
    notify(notice) {
      listeners.tell(notice);
      return Promise.resolve();
    },
    async live() {
      if (writer.isBroken) writer = await WriterThread.open({ path, process });
    },
    remark: () => null,
    // with an embedded database there are no others
    living: () => Promise.resolve([process]),
    listen: listeners.listen,
    follow: () => () => {},
    bus: null,
    onGap: listeners.onGap,
    async close() {
      scrubber.stop();
      await writer.close();
      reader.close();
      lock.close();
    },
  };
}

/** What keeps it from being opened is a sentence for the host. */
async function inWords<T>(path: string, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw new StoreRefused(whyNoFile(error, path), { cause: error });
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  } catch (error) {
    throw new StoreRefused(`The folder ${folder} for the data cannot be created: ${reasonOf(error)}.`);
  }
  try {
    keepToOwner(folder);
  } catch (error) {
    throw new StoreRefused(whyNoFile(error, join(folder, FILE_NAME)), { cause: error });
  }
}

async function migrateFile(path: string): Promise<void> {
  const database = openToWrite(path);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  try {
    const done = await migrate(db, journalMigrations);
    if (done.includes(SCRUBBED_SINCE)) vacuum(database);
  } finally {
    await db.destroy();
  }
}

/** Once, for what was deleted before deleting left nothing behind. */
function vacuum(file: File): void {
  try {
    file.exec('vacuum');
  } catch (error) {
    process.emitWarning(`What was deleted earlier may still be in the file: ${String(error)}`);
  }
}

function unitOf(deed: Append): AppendUnit {
  return { ...deed, also: deed.also?.map(compiled) };
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
