import { mkdtempSync, rmSync } from 'node:fs';
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

const deed = (table: string, position: number, body = `${table} ${position}`): Append => ({
  table,
  position,
  at: position,
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
    expect(rows.map(({ position, body }) => `${position}: ${body}`)).toEqual(
      Array.from({ length: count }, (_, position) => `${position}: ${table} ${position}`),
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
    const positions = Array.from({ length: TOGETHER }, (_, i) => first + i);
    await Promise.all(positions.flatMap((each) => TABLES.map((table) => store.append(deed(table, each)))));
  }
  expect(lying('deeds')).toBeGreaterThan(0);
  expect(lying('journal')).toBeGreaterThan(0);
  expect(lying('deeds') + lying('journal')).toBe(MANY * TABLES.length);
  await expectAll(MANY);
  expect((await store.deeds('bea', MANY - 2)).map(({ position }) => position)).toEqual([MANY - 2, MANY - 1]);
  expect((await store.deeds('bea', 5, 7)).map(({ position }) => position)).toEqual([5, 6]);
  await store.close();
  store = await openSqlite({ folder, process: 'b' });
  expect(lying('journal')).toBe(0);
  await expectAll(MANY);
});

test('who comes second with a position changes nothing, and none is left out', async () => {
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
