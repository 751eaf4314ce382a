// A copy of the embedded database while it is served, and the way back.

import { chmodSync, chownSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { isRefusal, refuseInEnglish, type Refusal } from '@starboard/engine';
import { takeLock, type File } from '../store/sqlite/file.ts';
import { databaseIn, FILE_NAME, LOCK_NAME, OWN_FILE, OWN_FOLDER } from '../store/sqlite/owner.ts';
import { reasonOf } from '../store/sqlite/why.ts';
import { copied, rename, type Owner } from './copy.ts';
import { looked, type Kept } from './looked.ts';

const PATIENCE = 30_000;

/** Copies the database as it is at one moment, however much is written meanwhile, and checks the copy. It keeps the thread
 *  busy, so a server does not call it: a process of its own does. */
export function backUp(folder: string, target: string): Kept | Refusal {
  const path = databaseIn(folder);
  if (isRefusal(path)) return path;
  if (existsSync(target)) return refuseInEnglish(`${target} already exists: name another file.`);
  const refused = madeFolder(dirname(target));
  if (refused !== null) return refused;
  return copied(path, target, null, (part, kept) => {
    rename(part, target);
    return kept;
  });
}

export interface Restored extends Kept {
  /** The name under which what was there before is kept. */
  readonly old: string | null;
  /** The folder was made, and belongs to who runs this. */
  readonly isNewFolder: boolean;
}

/** Puts a copy in place of what is there; nobody may be serving it. What was there is kept beside it. */
export function restore(source: string, folder: string, now: Date): Restored | Refusal {
  // before a folder is made for what is no data of ours
  const there = looked(source);
  if (isRefusal(there)) return there;
  const isNewFolder = !existsSync(folder);
  const refused = madeFolder(folder);
  if (refused !== null) return refused;
  const path = join(folder, FILE_NAME);
  const owner = ownerOf(existsSync(path) ? path : folder);
  const lock = locked(folder);
  if (isRefusal(lock)) return lock;
  try {
    give(join(folder, LOCK_NAME), owner);
    return copied(source, path, owner, (part, kept) => {
      const old = setAside(path, now);
      rename(part, path);
      return { ...kept, old, isNewFolder };
    });
  } finally {
    lock.close();
  }
}

/** So that no server begins meanwhile. */
function locked(folder: string): File | Refusal {
  try {
    const lock = takeLock(join(folder, LOCK_NAME));
    if (lock !== null) return lock;
    return refuseInEnglish(
      `A Starboard server is using the data in ${folder}: stop it before you put other data there.`,
    );
  } catch (error) {
    return refuseInEnglish(`Nothing can be put into ${folder}: ${reasonOf(error)}. Nothing was changed.`);
  }
}

/** The name under which the file that was there is kept. It has its old name too until another takes that: at no moment is
 *  there none, which a server would take for a new beginning. */
function setAside(path: string, now: Date): string | null {
  if (!existsSync(path)) return null;
  const old = `${path}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  settle(path);
  // what is still in its write-ahead log belongs to it, and to no other
  if (existsSync(`${path}-wal`)) renameSync(`${path}-wal`, `${old}-wal`);
  rmSync(`${path}-shm`, { force: true });
  try {
    linkSync(path, old);
  } catch {
    // a disk that knows no second name
    renameSync(path, old);
  }
  return old;
}

/** What it cannot bring together, because it is damaged, stays as it is. */
function settle(path: string): void {
  try {
    const file = new Database(path, { timeout: PATIENCE });
    try {
      file.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      file.close();
    }
  } catch {
    // kept as it is
  }
}

/** Root works for somebody else, who must be able to use it; nobody else can give files away. */
function ownerOf(path: string): Owner | null {
  return process.getuid?.() === 0 ? statSync(path) : null;
}

function give(path: string, owner: Owner | null): void {
  if (owner !== null) chownSync(path, owner.uid, owner.gid);
  chmodSync(path, OWN_FILE);
}

function madeFolder(folder: string): Refusal | null {
  try {
    mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
    return null;
  } catch (error) {
    return refuseInEnglish(`The folder ${folder} cannot be created: ${reasonOf(error)}.`);
  }
}
