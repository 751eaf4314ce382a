// A copy of a database file, whatever is written to it meanwhile, that is on the disk when it has its name.

import { closeSync, fchownSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { isRefusal, refuseInEnglish, type Refusal } from '@starboard/engine';
import { OWN_FILE } from '../store/sqlite/owner.ts';
import { reasonOf } from '../store/sqlite/why.ts';
import { looked, type Kept } from './looked.ts';

const PATIENCE = 30_000;

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Copies to a name beside the target's and checks it there; `then` puts it in place. */
export function copied<T>(
  source: string,
  target: string,
  owner: Owner | null,
  then: (part: string, kept: Kept) => T,
): T | Refusal {
  const part = `${target}.${process.pid}.part`;
  try {
    const kept = copyTo(source, target, part, owner);
    return isRefusal(kept) ? kept : then(part, kept);
  } finally {
    rmSync(part, { force: true });
  }
}

function copyTo(source: string, target: string, part: string, owner: Owner | null): Kept | Refusal {
  try {
    forgetBroken(target);
    // the file is there, empty, before anything is in it that others may not read
    const handle = openSync(part, 'wx', OWN_FILE);
    if (owner !== null) fchownSync(handle, owner.uid, owner.gid);
    closeSync(handle);
    const file = new Database(source, { readonly: true, fileMustExist: true, timeout: PATIENCE });
    try {
      // One statement sees one state, however much is written meanwhile, and leaves out what was deleted.
      file.prepare('vacuum into ?').run(part);
    } finally {
      file.close();
    }
    toDisk(part);
  } catch (error) {
    return refuseInEnglish(
      `${source} could not be copied to ${dirname(target)}: ${reasonOf(error)}. Nothing was changed.`,
    );
  }
  return looked(part);
}

/** The name is on the disk as well. */
export function rename(from: string, to: string): void {
  renameSync(from, to);
  toDisk(dirname(to));
}

function toDisk(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** What a copying that was cut off has left. */
function forgetBroken(target: string): void {
  const folder = dirname(target);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(target)}.`) || !name.endsWith('.part')) continue;
    const writer = Number(name.split('.').at(-2));
    if (Number.isInteger(writer) && !isAlive(writer)) rmSync(join(folder, name), { force: true });
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
