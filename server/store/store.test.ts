import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORES, storeOptions } from '../testing/stores.ts';
import { openStore } from './index.ts';
import type { Store } from './store.ts';

describe.each(STORES)('%s', (name) => {
  const data = mkdtempSync(join(tmpdir(), 'starboard-store-'));
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ data, process: 'one', ...(await storeOptions(name)) });
  });
  afterAll(async () => {
    await store.close();
    rmSync(data, { recursive: true });
  });

  const addJob = (key: string): Promise<unknown> =>
    store.db
      .insertInto('jobs')
      .values({ key, kind: 'k', subject: key, run_at: 0, attempts: 0, locked_until: 0, locked_by: '' })
      .execute();

  test('it knows a value that is taken from any other failure', async () => {
    await addJob('twice');
    const taken = await addJob('twice').catch((error: unknown) => error);
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

  test('what another is about to change is left to it, where there are others', async () => {
    await addJob('wanted');
    const wanted = store.db.selectFrom('jobs').select('key').where('key', '=', 'wanted');
    const whileHeld = (): Promise<object[]> =>
      store.db.transaction().execute(async (other) => {
        await other.selectFrom('jobs').select('key').where('key', '=', 'wanted').forUpdate().execute();
        return store.unclaimed(wanted).execute();
      });
    expect(store.isShared ? await whileHeld() : []).toEqual([]);
    expect(await store.unclaimed(wanted).execute()).toEqual([{ key: 'wanted' }]);
  });
});
