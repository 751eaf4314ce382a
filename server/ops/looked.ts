// Whether a file is a sound database of ours, and what is in it.

import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { refuseInEnglish, type Refusal } from '@starboard/engine';
import type { File } from '../store/sqlite/file.ts';
import { reasonOf } from '../store/sqlite/why.ts';

export interface Kept {
  readonly tables: number;
  readonly deeds: number;
  readonly people: number;
}

/** What is in it; or why it is no sound database of ours. */
export function looked(path: string): Kept | Refusal {
  if (!existsSync(path)) return refuseInEnglish(`There is no file ${path}.`);
  let opened: File | null = null;
  try {
    const file = new Database(path, { readonly: true, fileMustExist: true });
    opened = file;
    const found = String(file.pragma('integrity_check', { simple: true }));
    if (found !== 'ok') return refuseInEnglish(`${path} is damaged: ${found}.`);
    // a file from before there was a journal has none
    const places = ['deeds', 'journal'].filter((name) => hasTable(file, name));
    const torn = tableWithGap(file, places);
    if (torn !== null)
      return refuseInEnglish(
        `${path} is damaged: of table ${torn} not all deeds are there, or one is twice.`,
      );
    const deeds = places.reduce((sum, place) => sum + count(file, place), 0);
    return { tables: count(file, 'tables'), deeds, people: count(file, 'persons') };
  } catch (error) {
    return refuseInEnglish(`${path} is not Starboard data: ${reasonOf(error)}.`);
  } finally {
    opened?.close();
  }
}

/** Deeds are numbered from 0 without a gap; the newest of a table lie in the journal and follow on the others. */
function tableWithGap(file: File, places: readonly string[]): string | null {
  // what the number was called at first
  const seq = hasColumn(file, 'deeds', 'seq') ? 'seq' : 'position';
  const among = 'select table_id from deeds group by table_id';
  const questions = [`${among} having min(${seq}) <> 0 or max(${seq}) + 1 <> count(*) limit 1`];
  if (places.includes('journal'))
    questions.push(
      `select table_id from (select table_id, min(${seq}) as low, max(${seq}) as high, count(*) as n,
         count(distinct ${seq}) as numbers from journal group by table_id) as newest
       where numbers <> n or high - low + 1 <> n
         or low <> (select coalesce(max(${seq}) + 1, 0) from deeds where deeds.table_id = newest.table_id) limit 1`,
    );
  for (const question of questions) {
    const found = file.prepare<[], { table_id: string }>(question).get();
    if (found !== undefined) return found.table_id;
  }
  return null;
}

function hasTable(file: File, name: string): boolean {
  return (
    file.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !== undefined
  );
}

function hasColumn(file: File, table: string, name: string): boolean {
  return file.prepare('select 1 from pragma_table_info(?) where name = ?').get(table, name) !== undefined;
}

function count(file: File, table: string): number {
  return file.prepare<[], { n: number }>(`select count(*) as n from ${table}`).get()?.n ?? 0;
}
