import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORES, storeOptions, type StoreName } from '../testing/stores.ts';
import { openStore } from './index.ts';
import type { Store } from './store.ts';

const data = mkdtempSync(join(tmpdir(), 'starboard-store-'));
afterAll(() => rmSync(data, { recursive: true }));

const opened = async (name: StoreName): Promise<Store> =>
  openStore({ data, process: 'one', ...(await storeOptions(name)) });

const addJob = ({ db }: Store, key: string): Promise<unknown> =>
  db
    .insertInto('jobs')
    .values({ key, kind: 'k', subject: key, run_at: 0, attempts: 0, locked_until: 0, locked_by: '' })
    .execute();

const wanted = ({ db, unclaimed }: Store) =>
  unclaimed(db.selectFrom('jobs').select('key').where('key', '=', 'wanted'));

describe.each(STORES)('%s', (name) => {
  let store: Store;
  beforeAll(async () => {
    store = await opened(name);
  });
  afterAll(() => store.close());

  test('it knows a value that is taken from any other failure', async () => {
    await addJob(store, 'twice');
    const taken = await addJob(store, 'twice').catch((error: unknown) => error);
    const other = await store.db
      .selectFrom('jobs')
      .select('key')
      // @ts-expect-error there is no such column
      .where('nowhere', '=', 1)
      .execute()
      .catch((error: unknown) => error);
    expect([taken, other].map((error) => error instanceof Error)).toEqual([true, true]);
    expect([store.isTaken(taken), store.isTaken(other)]).toEqual([true, false]);
  });

  test('deeds are read from a number on, for many tables at once', async () => {
    const add = (table: string, seq: number): Promise<boolean> =>
      store.append({ table, seq, at: 1000 + seq, body: `"${seq}"`, summary: null, snapshot: null });
    expect(await Promise.all([add('one', 0), add('two', 0)])).toEqual([true, true]);
    for (const seq of [1, 2, 3]) expect(await add('two', seq)).toBe(true);
    const read = await Promise.all([
      store.deeds('two', 2),
      store.deeds('one', 1),
      store.deeds('two', 1),
      store.deeds('nowhere', 1),
      store.deeds('two', 1, 2),
      store.deeds('one', 0),
    ]);
    expect(read.map((rows) => rows.map(({ seq }) => seq))).toEqual([[2, 3], [], [1, 2, 3], [], [1], [0]]);
    expect(read[0][0]).toEqual({ table_id: 'two', seq: 2, at: 1002, body: '"2"' });
  });

  test('what nobody is about to change is free', async () => {
    await addJob(store, 'wanted');
    expect(await wanted(store).execute()).toEqual([{ key: 'wanted' }]);
  });
});

test('what another is about to change is left to it, where there are others', async () => {
  const store = await opened('postgres');
  await addJob(store, 'wanted');
  const whileHeld = store.db.transaction().execute(async (other) => {
    await other.selectFrom('jobs').select('key').where('key', '=', 'wanted').forUpdate().execute();
    return wanted(store).execute();
  });
  expect(await whileHeld).toEqual([]);
  expect(await wanted(store).execute()).toEqual([{ key: 'wanted' }]);
  await store.close();
});
