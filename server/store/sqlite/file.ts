// A database file opened so that what it confirms survives a power cut; checked by reading the settings back.

import Database from 'better-sqlite3';
import { StoreRefused } from '../store.ts';
import { troubleOf } from '../trouble.ts';

export type File = Database.Database;

/** Another program may hold the file for a moment, such as a backup. */
const PATIENCE = 30_000;
const FULL = 2;
/** Of the write-ahead log, in bytes, while nobody reads for long. */
const LONGEST_LOG = 16 * 2 ** 20;

export function openToWrite(path: string): File {
  const file = new Database(path, { timeout: PATIENCE });
  try {
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = FULL');
    // Where the system's fsync leaves data in the drive's cache, these make it reach the disk.
    file.pragma('fullfsync = ON');
    file.pragma('checkpoint_fullfsync = ON');
    // Whoever reads for long, such as a backup, lets the log grow; afterwards it is made short again.
    file.pragma(`journal_size_limit = ${LONGEST_LOG}`);
    // what is deleted is overwritten: the names of those who left are not to be found in what is free
    file.pragma('secure_delete = ON');
    const unsafe = whyNotDurable(file);
    if (unsafe === null) return file;
    throw new StoreRefused(unsafe);
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Moves what is in the write-ahead log over and empties it: it has pages as they were before something was deleted. False
 *  when somebody reads just now, such as a backup; nobody waits for it. */
export function emptyLog(file: File): boolean {
  file.pragma('busy_timeout = 0');
  try {
    const [{ busy }] = file.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
    return busy === 0;
  } finally {
    file.pragma(`busy_timeout = ${PATIENCE}`);
  }
}

export function openToRead(path: string): File {
  return new Database(path, { readonly: true, timeout: PATIENCE });
}

/** What the file would not keep, or null. */
export function whyNotDurable(file: File): string | null {
  const journal = String(file.pragma('journal_mode', { simple: true }));
  if (journal !== 'wal')
    return `The database keeps its journal as "${journal}" and not as a write-ahead log: put the data on a local disk.`;
  const synchronous = Number(file.pragma('synchronous', { simple: true }));
  if (synchronous < FULL)
    return 'The database does not wait for the disk (synchronous is not FULL), so moves could be lost.';
  return null;
}

/** Held as long as the process lives; the system frees it however the process ends. Null when another one holds it. */
export function takeLock(path: string): File | null {
  const lock = new Database(path, { timeout: 0 });
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (troubleOf(error) === 'away') return null;
    throw error;
  }
}
