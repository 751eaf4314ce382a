// A copy of the embedded database while it is served, and the way back.

import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { Refusal, refuseInEnglish } from '@starboard/engine';
import { takeLock, type File } from '../store/sqlite/file.ts';
import { FILE_NAME, LOCK_NAME } from '../store/sqlite/open.ts';

const PATIENCE = 30_000;

export interface Kept {
  readonly tables: number;
  readonly deeds: number;
  readonly people: number;
}

/** Copies the database as it is at one moment, however much is written meanwhile, and checks the copy. */
export async function backUp(folder: string, target: string): Promise<Kept | Refusal> {
  const path = join(folder, FILE_NAME);
  if (!existsSync(path)) return refuseInEnglish(`There is no data in ${folder}.`);
  if (existsSync(target)) return refuseInEnglish(`${target} already exists: name another file.`);
  mkdirSync(dirname(target), { recursive: true });
  const file = new Database(path, { readonly: true, timeout: PATIENCE });
  try {
    await file.backup(`${target}.part`);
  } finally {
    file.close();
  }
  const kept = looked(`${target}.part`);
  if (kept instanceof Refusal) return kept;
  toDisk(`${target}.part`);
  renameSync(`${target}.part`, target);
  return kept;
}

/** Puts a copy in place of what is there; nobody may be serving it. What was there is kept beside it. */
export function restore(
  source: string,
  folder: string,
  now: Date,
): (Kept & { old: string | null }) | Refusal {
  const kept = looked(source);
  if (kept instanceof Refusal) return kept;
  mkdirSync(folder, { recursive: true });
  const lock = takeLock(join(folder, LOCK_NAME));
  if (lock === null)
    return refuseInEnglish(
      `A Starboard server is using the data in ${folder}: stop it before you put other data there.`,
    );
  try {
    return { ...kept, old: replaceFile(source, join(folder, FILE_NAME), now) };
  } finally {
    lock.close();
  }
}

/** The name under which the file that was there is kept. */
function replaceFile(source: string, path: string, now: Date): string | null {
  copyFileSync(source, `${path}.part`);
  toDisk(`${path}.part`);
  let old: string | null = null;
  if (existsSync(path)) {
    // what is still in its write-ahead log belongs to it
    const before = new Database(path, { timeout: PATIENCE });
    before.pragma('wal_checkpoint(TRUNCATE)');
    before.close();
    old = `${path}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
    renameSync(path, old);
  }
  for (const ending of ['-wal', '-shm']) rmSync(path + ending, { force: true });
  renameSync(`${path}.part`, path);
  toDisk(dirname(path));
  return old;
}

/** What is in it; or why it is no sound database of ours. */
function looked(path: string): Kept | Refusal {
  if (!existsSync(path)) return refuseInEnglish(`There is no file ${path}.`);
  let opened: File | null = null;
  try {
    const file = new Database(path, { readonly: true, fileMustExist: true });
    opened = file;
    const found = String(file.pragma('integrity_check', { simple: true }));
    if (found !== 'ok') return refuseInEnglish(`${path} is damaged: ${found}.`);
    // a file from before there was a journal has none
    const places = ['deeds', 'journal'].filter((name) => hasTable(file, name));
    const deeds = places.reduce((sum, place) => sum + count(file, place), 0);
    return { tables: count(file, 'tables'), deeds, people: count(file, 'persons') };
  } catch (error) {
    return refuseInEnglish(`${path} is not Starboard data: ${String(error)}.`);
  } finally {
    opened?.close();
  }
}

function hasTable(file: File, name: string): boolean {
  return (
    file.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !== undefined
  );
}

function count(file: File, table: string): number {
  return file.prepare<[], { n: number }>(`select count(*) as n from ${table}`).get()?.n ?? 0;
}

function toDisk(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
