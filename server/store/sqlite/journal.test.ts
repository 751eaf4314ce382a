import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Append, Store } from '../store.ts';
import { FILE_NAME, openSqlite } from './open.ts';

const TABLES = ['ann', 'bea', 'cy'];
/** More than are moved over at once. */
const MANY = 3000;
const TOGETHER = 100;

const deed = (table: string, seq: number, body = `${table} ${seq}`): Append => ({
  table,
  seq,
  at: seq,
  body,
  summary: null,
  snapshot: null,
});

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-journal-'));
  store = await openSqlite({ folder, process: 'a' });
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function expectAll(count: number): Promise<void> {
  for (const table of TABLES) {
    const rows = await store.deeds(table, 0);
    expect(rows.map(({ seq, body }) => `${seq}: ${body}`)).toEqual(
      Array.from({ length: count }, (_, seq) => `${seq}: ${table} ${seq}`),
    );
  }
}

const lying = (where: string): number => {
  const file = new Database(join(folder, FILE_NAME), { readonly: true });
  const { n } = file.prepare(`select count(*) as n from ${where}`).get() as { n: number };
  file.close();
  return n;
};

test('deeds are read the same wherever they lie, also after a new start', async () => {
  for (let first = 0; first < MANY; first += TOGETHER) {
    const seqs = Array.from({ length: TOGETHER }, (_, i) => first + i);
    await Promise.all(seqs.flatMap((seq) => TABLES.map((table) => store.append(deed(table, seq)))));
  }
  expect(lying('deeds')).toBeGreaterThan(0);
  expect(lying('journal')).toBeGreaterThan(0);
  expect(lying('deeds') + lying('journal')).toBe(MANY * TABLES.length);
  await expectAll(MANY);
  expect((await store.deeds('bea', MANY - 2)).map(({ seq }) => seq)).toEqual([MANY - 2, MANY - 1]);
  expect((await store.deeds('bea', 5, 7)).map(({ seq }) => seq)).toEqual([5, 6]);
  await store.close();
  store = await openSqlite({ folder, process: 'b' });
  expect(lying('journal')).toBe(0);
  await expectAll(MANY);
});

test('who comes second with a number changes nothing, and none is left out', async () => {
  expect(await store.append(deed('ann', 0))).toBe(true);
  const both = [store.append(deed('ann', 1)), store.append(deed('ann', 1, 'too late'))];
  expect(await Promise.all(both)).toEqual([true, false]);
  expect(await store.append(deed('ann', 3))).toBe(false);
  await store.close();
  store = await openSqlite({ folder, process: 'b' });
  expect(await store.append(deed('ann', 1, 'too late'))).toBe(false);
  expect(await store.append(deed('ann', 2))).toBe(true);
  expect((await store.deeds('ann', 0)).map(({ body }) => body)).toEqual(['ann 0', 'ann 1', 'ann 2']);
});

test('a deed whose statements fail is not there, and the next one takes its place', async () => {
  await store.append(deed('ann', 0));
  const wrong = { compile: () => ({ sql: 'insert into nowhere values (1)', parameters: [] }) };
  const failing = store.append({ ...deed('ann', 1, 'fails'), also: [wrong as never] });
  await expect(failing).rejects.toThrow('nowhere');
  expect(await store.append(deed('ann', 1))).toBe(true);
  expect((await store.deeds('ann', 0)).map(({ body }) => body)).toEqual(['ann 0', 'ann 1']);
});

test('a commit that fails leaves nothing, and the same numbers can be written again', async () => {
  await store.append(deed('ann', 0));
  const together = [
    store.append(deed('ann', 1)),
    store.append({ ...deed('bea', 0), body: null as never }),
    store.append(deed('cy', 0)),
  ];
  for (const outcome of await Promise.allSettled(together)) expect(outcome.status).toBe('rejected');
  expect(await Promise.all([deed('ann', 1), deed('bea', 0), deed('cy', 0)].map(store.append))).toEqual([
    true,
    true,
    true,
  ]);
  expect(await store.deeds('ann', 0)).toHaveLength(2);
});

test('what stood in the journal when the process died is there at the next start', async () => {
  for (let seq = 0; seq < 5; seq++) await Promise.all(TABLES.map((table) => store.append(deed(table, seq))));
  const found = mkdtempSync(join(tmpdir(), 'starboard-journal-'));
  cpSync(folder, found, { recursive: true, filter: (path) => !path.endsWith('.lock') });
  const lasting = store;
  store = await openSqlite({ folder: found, process: 'b' });
  await expectAll(5);
  expect(await store.append(deed('ann', 5))).toBe(true);
  await store.close();
  rmSync(found, { recursive: true });
  store = lasting;
});

test('data that something else has written to is not served', async () => {
  await store.append(deed('ann', 0));
  const file = new Database(join(folder, FILE_NAME));
  file.exec("insert into deeds (table_id, seq, at, body) values ('ann', 0, 0, 'another')");
  file.close();
  await store.close();
  const opening = openSqlite({ folder, process: 'b' });
  await expect(opening).rejects.toThrow('Table ann has two deeds with the number 0');
  rmSync(folder, { recursive: true });
  folder = mkdtempSync(join(tmpdir(), 'starboard-journal-'));
  store = await openSqlite({ folder, process: 'c' });
});
