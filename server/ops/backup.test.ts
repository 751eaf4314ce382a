// @module-tag slow: a database of some size is copied while another process writes to it

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRefusal, type Refusal } from '@starboard/engine';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { volume } from '../../engine/testkit/volume.ts';
import { FILE_NAME, openSqlite } from '../store/sqlite/open.ts';
import { smallDisk } from '../testing/small-disk.ts';
import { backUp, restore } from './backup.ts';

const MEGABYTES = volume({ daily: 20, long: 300, mutation: 4 });
const BUSY = fileURLToPath(new URL('../testing/busy-writer.ts', import.meta.url));
const NOW = new Date('2026-11-18T03:00:00Z');
/** Who is not the one that runs the tests, where those may give files away. */
const [UID, GID] = process.getuid?.() === 0 ? [65_534, 65_533] : [process.getuid?.(), process.getgid?.()];

let scratch: string;
let folder: string;
let copy: string;

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'starboard-backup-'));
  folder = join(scratch, 'data');
  copy = join(scratch, 'copies', 'monday.sqlite');
});

afterEach(() => rmSync(scratch, { recursive: true }));

async function fresh(): Promise<void> {
  await (await openSqlite({ folder, process: 'a' })).close();
}

/** So many deeds with a body of a kilobyte, at one table. */
function fill(deeds: number): void {
  change(
    `insert into deeds (table_id, seq, at, body)
     with recursive counted (n) as (select 0 union all select n + 1 from counted where n + 1 < ${deeds})
     select 'full', n, n, hex(randomblob(500)) from counted`,
  );
}

function change(sql: string): void {
  const file = new Database(join(folder, FILE_NAME));
  file.exec(sql);
  file.close();
}

async function asked(child: ChildProcess): Promise<number> {
  const answered = once(child, 'message') as Promise<[number]>;
  child.send('count');
  return (await answered)[0];
}

const must = <T extends object>(value: T | Refusal): T => {
  if (isRefusal(value)) throw new Error(value.reason);
  return value;
};

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test(`${MEGABYTES} MB are copied while others write without a pause, who need not stop for it`, async () => {
  await fresh();
  fill(MEGABYTES * 1000);
  const child = fork(BUSY, [folder]);
  while ((await asked(child)) === 0);
  const before = await asked(child);
  const kept = must(backUp(folder, copy));
  const after = await asked(child);
  // what the log had to keep for the copy is given back
  while ((await asked(child)) < after + 2000);
  const log = statSync(join(folder, `${FILE_NAME}-wal`)).size;
  child.send('end');
  await once(child, 'exit');
  expect(kept.deeds).toBeGreaterThanOrEqual(MEGABYTES * 1000 + before);
  expect(kept.deeds).toBeLessThanOrEqual(MEGABYTES * 1000 + after + 16);
  expect(after).toBeGreaterThan(before);
  expect(log).toBeLessThan(32 * 2 ** 20);
  expect(statSync(copy).size).toBeGreaterThan(MEGABYTES * 1e6);
  expect(readdirSync(join(scratch, 'copies'))).toEqual(['monday.sqlite']);
});

test('a log that grew while somebody read for long is short again afterwards', async () => {
  await fresh();
  const store = await openSqlite({ folder, process: 'a' });
  const reader = new Database(join(folder, FILE_NAME), { readonly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from deeds').get();
  let seq = 0;
  const write = async (body: string): Promise<void> => {
    await store.append({ table: 'long', seq, at: seq++, body, summary: null, snapshot: null });
  };
  const log = (): number => statSync(join(folder, `${FILE_NAME}-wal`)).size;
  const megabyte = 'x'.repeat(2 ** 20);
  for (let i = 0; i < 24; i++) await write(megabyte);
  expect(log()).toBeGreaterThan(24 * 2 ** 20);
  reader.exec('commit');
  reader.close();
  await write('brings the log into the database');
  await write('begins the log again');
  expect(log()).toBeLessThanOrEqual(16 * 2 ** 20);
  await store.close();
});

test('a copy and its folder are for their owner alone, and nothing half is left', async () => {
  await fresh();
  mkdirSync(join(scratch, 'copies'));
  // of a process that is no more
  const left = join(scratch, 'copies', 'monday.sqlite.999999999.part');
  writeFileSync(left, 'half');
  must(backUp(folder, copy));
  expect(modeOf(copy)).toBe('600');
  expect(readdirSync(join(scratch, 'copies'))).toEqual(['monday.sqlite']);
  const elsewhere = join(scratch, 'new', 'tuesday.sqlite');
  must(backUp(folder, elsewhere));
  expect(modeOf(join(scratch, 'new'))).toBe('700');
});

test('what was deleted is not in the copy', async () => {
  await fresh();
  change(
    "insert into chat (id, table_id, person, at, text) values ('1', 't', 'ann', 0, 'a word that was taken back'); delete from chat",
  );
  must(backUp(folder, copy));
  expect(readFileSync(copy).includes('taken back')).toBe(false);
});

test.each([
  ['a gap', 'delete from deeds where seq = 1'],
  ['no beginning', 'delete from deeds where seq = 0'],
  ['a gap before the newest', "insert into journal (table_id, seq, at, body) values ('full', 4, 0, '')"],
  ['a deed twice', "insert into journal (table_id, seq, at, body) values ('full', 2, 0, '')"],
])('data whose deeds have %s are no good copy', async (_, sql) => {
  await fresh();
  fill(3);
  change("insert into journal (table_id, seq, at, body) values ('other', 0, 0, '')");
  must(backUp(folder, copy));
  change(sql);
  const refused = backUp(folder, `${copy}.2`);
  expect(isRefusal(refused) && refused.reason).toContain('is damaged: of table full not all deeds are there');
  expect(readdirSync(join(scratch, 'copies'))).toEqual(['monday.sqlite']);
});

test('what root restores belongs to whom it belonged before, or to whom its folder belongs', async () => {
  await fresh();
  must(backUp(folder, copy));
  const give = (path: string): void => chownSync(path, UID ?? 0, GID ?? 0);
  const owners = (): string[][] =>
    readdirSync(folder).map((name) => {
      const { uid, gid } = statSync(join(folder, name));
      return [name, `${uid} ${gid}`, modeOf(join(folder, name))];
    });
  const theirs = `${UID} ${GID}`;
  for (const name of ['', ...readdirSync(folder)]) give(join(folder, name));
  must(restore(copy, folder, NOW));
  expect(owners()).toEqual([
    ['starboard.lock', theirs, '600'],
    [FILE_NAME, theirs, '600'],
    [`${FILE_NAME}.before-2026-11-18T03-00-00-000Z`, theirs, '600'],
  ]);
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  give(folder);
  must(restore(copy, folder, NOW));
  expect(owners()).toEqual([
    ['starboard.lock', theirs, '600'],
    [FILE_NAME, theirs, '600'],
  ]);
});

test('data that are damaged are replaced, and kept as they are', async () => {
  await fresh();
  fill(3);
  must(backUp(folder, copy));
  const path = join(folder, FILE_NAME);
  writeFileSync(
    path,
    'no database any more, and rather longer than a header of a hundred bytes would be '.repeat(9),
  );
  writeFileSync(`${path}-wal`, 'its log');
  const { old, deeds } = must(restore(copy, folder, NOW));
  expect(deeds).toBe(3);
  expect([`${old}`, `${path}-wal`].map((each) => existsSync(each))).toEqual([true, false]);
  must(backUp(folder, `${copy}.2`));
});

const reasonOf = (value: object): string => (isRefusal(value) ? value.reason : 'done');

test('where there is no room, a copy and a restoring are refused in a sentence and change nothing', async () => {
  await fresh();
  fill(3);
  must(backUp(folder, copy));
  const disk = smallDisk(4);
  onTestFinished(() => disk.remove());
  const there = join(disk.folder, 'data');
  must(restore(copy, there, NOW));
  // it is looked at, as `restore` does first
  const before = readFileSync(join(there, FILE_NAME));
  disk.fill();
  const onto = join(disk.folder, 'monday.sqlite');
  const path = join(folder, FILE_NAME);
  expect(reasonOf(backUp(folder, onto))).toBe(
    `${path} could not be copied to ${disk.folder}: there is no room left on the disk. Nothing was changed.`,
  );
  expect(reasonOf(restore(copy, there, NOW))).toBe(
    `Nothing can be put into ${there}: there is no room left on the disk. Nothing was changed.`,
  );
  expect(readdirSync(disk.folder).toSorted()).toEqual(['data', 'filler']);
  expect(readFileSync(join(there, FILE_NAME)).equals(before)).toBe(true);
  disk.empty();
  expect(must(restore(copy, there, NOW)).deeds).toBe(3);
});

test('what is no folder or no data is said in words', async () => {
  await fresh();
  const text = join(scratch, 'text');
  writeFileSync(text, 'no database, and rather longer than the header of one would be '.repeat(9));
  expect(reasonOf(restore(text, folder, NOW))).toBe(
    `${text} is not Starboard data: the file is damaged, or no database.`,
  );
  expect(reasonOf(backUp(folder, join(text, 'monday.sqlite')))).toBe(
    `The folder ${text} cannot be created: part of the path is a file, not a folder.`,
  );
});

test('what is still in the log of a file that is restored is restored with it', async () => {
  await fresh();
  const store = await openSqlite({ folder, process: 'a' });
  await store.append({ table: 't', seq: 0, at: 0, body: '', summary: null, snapshot: null });
  expect(statSync(join(folder, `${FILE_NAME}-wal`)).size).toBeGreaterThan(0);
  expect(must(restore(join(folder, FILE_NAME), join(scratch, 'other'), NOW)).deeds).toBe(1);
  expect(must(backUp(join(scratch, 'other'), copy)).deeds).toBe(1);
  await store.close();
});

test('data are for the owner alone, also those that others could read', async () => {
  await fresh();
  const seen = (): string[] => ['', 'starboard.lock', FILE_NAME].map((name) => modeOf(join(folder, name)));
  expect(seen()).toEqual(['700', '600', '600']);
  const old = join(folder, `${FILE_NAME}.before-2026-11-15T00-00-00-000Z`);
  writeFileSync(old, '');
  for (const name of ['starboard.lock', FILE_NAME]) chmodSync(join(folder, name), 0o644);
  chmodSync(old, 0o664);
  chmodSync(folder, 0o755);
  const store = await openSqlite({ folder, process: 'a' });
  expect(seen()).toEqual(['700', '600', '600']);
  expect([old, ...['-wal', '-shm'].map((end) => join(folder, FILE_NAME + end))].map(modeOf)).toEqual([
    '600',
    '600',
    '600',
  ]);
  await store.close();
});

test('a folder that holds other things too is left open, and only the data in it are closed', async () => {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'homework.txt'), '');
  chmodSync(join(folder, 'homework.txt'), 0o644);
  await fresh();
  expect([folder, join(folder, 'homework.txt'), join(folder, FILE_NAME)].map(modeOf)).toEqual([
    '755',
    '644',
    '600',
  ]);
});
