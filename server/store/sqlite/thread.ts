// The thread that writes. Everything that has come in while it waited for the disk goes into the next commit, and
// nothing is answered before that commit is on the disk.

import { parentPort, workerData } from 'node:worker_threads';
import type { Statement as Prepared } from 'better-sqlite3';
import { jobOf, SNAPSHOT_EVERY, SNAPSHOTS_KEPT, StoreRefused } from '../store.ts';
import { emptyLog, openToWrite, type File } from './file.ts';
import { Journal } from './journal.ts';
import {
  CLOSE,
  SCRUB,
  type AppendUnit,
  type FromThread,
  type ThreadOpening,
  type Result,
  type Rows,
  type Statement,
  type WriteUnit,
} from './protocol.ts';

class Writer {
  readonly #file: File;
  readonly #process: string;
  readonly #journal: Journal;
  readonly #prepared = new Map<string, Prepared>();

  constructor({ path, process }: ThreadOpening) {
    this.#file = openToWrite(path);
    this.#process = process;
    this.#journal = new Journal(this.#file);
    this.#journal.settle();
  }

  /** Writes all units in one commit. */
  commit(units: readonly WriteUnit[]): Result[] {
    try {
      this.#file.exec('begin immediate');
      const results = units.map((unit) => this.#write(unit));
      this.#file.exec('commit');
      return results;
    } catch (error) {
      if (this.#file.inTransaction) this.#file.exec('rollback');
      this.#journal.forgetAll();
      return units.map(() => failure(error));
    }
  }

  /** What can wait until others have been answered. */
  tidy(): void {
    if (this.#journal.isFull) attempted(() => this.#journal.settle());
  }

  /** False where it has to be tried again. */
  scrub(): boolean {
    try {
      return emptyLog(this.#file);
    } catch {
      return false;
    }
  }

  close(): void {
    attempted(() => this.#journal.settle());
    this.#file.close();
  }

  #write(unit: WriteUnit): Result {
    // A lone deed fails only where the whole commit does.
    if (!('statements' in unit) && unit.also === undefined) return this.#append(unit);
    this.#prepare('savepoint unit').run();
    try {
      return 'statements' in unit
        ? { done: unit.statements.map((each) => this.#run(each)) }
        : this.#append(unit);
    } catch (error) {
      this.#prepare('rollback to unit').run();
      if ('table' in unit) this.#journal.forget(unit.table);
      return failure(error);
    } finally {
      this.#prepare('release unit').run();
    }
  }

  #append({ table, seq, at, body, summary, snapshot, wake, also = [] }: AppendUnit): Result {
    if (!this.#journal.add(table, seq, at, body)) return { appended: false };
    if (summary !== null) {
      this.#prepare(
        'update tables set status = ?, actors = ?, deadline = ?, ended_at = ?, outcome = ? where id = ?',
      ).run(summary.status, summary.actors, summary.deadline, summary.ended_at, summary.outcome, table);
    }
    if (snapshot !== null) this.#keep(table, seq + 1, snapshot);
    if (wake === null) this.#prepare('delete from jobs where key = ?').run(jobOf(table));
    else if (wake !== undefined) {
      this.#prepare(
        `insert into jobs (key, kind, subject, run_at, attempts, locked_until, locked_by) values (?, 'table', ?, ?, 0, ?, ?)
         on conflict (key) do update set run_at = excluded.run_at, attempts = 0,
           locked_until = excluded.locked_until, locked_by = excluded.locked_by`,
      ).run(jobOf(table), table, wake.at, wake.lockedUntil, this.#process);
    }
    for (const each of also) this.#run(each);
    return { appended: true };
  }

  #keep(table: string, deedCount: number, body: string): void {
    this.#prepare('insert or replace into snapshots (table_id, deed_count, body) values (?, ?, ?)').run(
      table,
      deedCount,
      body,
    );
    const oldest = deedCount - SNAPSHOTS_KEPT * SNAPSHOT_EVERY;
    this.#prepare('delete from snapshots where table_id = ? and deed_count <= ?').run(table, oldest);
  }

  #run({ sql, parameters }: Statement): Rows {
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(...parameters), changes: 0 };
    return { rows: [], changes: statement.run(...parameters).changes };
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#file.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}

/** What it leaves undone is durable where it is, and is tried again later. */
function attempted(what: () => void): void {
  try {
    what();
  } catch (error) {
    process.emitWarning(`The newest deeds stay in the journal: ${String(error)}`);
  }
}

function told(error: unknown): { readonly message: string; readonly code: string } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return { message: error instanceof Error ? error.message : String(error), code };
}

function failure(error: unknown): Result {
  const { message, code } = told(error);
  return { error: message, code };
}

const tell = (message: FromThread): void => parentPort?.postMessage(message);

try {
  const writer = new Writer(workerData as ThreadOpening);
  parentPort?.on('message', (text: string) => {
    if (text === CLOSE) {
      writer.close();
      return parentPort?.close();
    }
    if (text === SCRUB) return tell({ scrubbed: writer.scrub() });
    tell({ results: writer.commit(JSON.parse(text) as WriteUnit[]) });
    writer.tidy();
  });
  tell({ ready: true });
} catch (error) {
  const { message, code } = told(error);
  if (code === '' && !(error instanceof StoreRefused)) throw error;
  tell({ refused: message, code });
}
