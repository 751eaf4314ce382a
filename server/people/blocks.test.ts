import { isRefusal } from '@starboard/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { testOptions } from '../testing/server.ts';
import { Blocks } from './blocks.ts';

let store: Store;
beforeAll(async () => {
  store = await openStore({ data: testOptions().data, process: 'test' });
});
afterAll(() => store.close());

test('somebody blocks no more people than can be read whenever they come, and can still change their mind', async () => {
  const blocks = new Blocks(store);
  const rows = Array.from({ length: 499 }, (_, i) => ({
    person: 'ann',
    other: `p${i}`,
    kind: 'mute' as const,
  }));
  await store.db.insertInto('blocks').values(rows).execute();
  expect(await blocks.set('ann', 'bob', 'block')).toBe(null);
  const refused = await blocks.set('ann', 'cid', 'block');
  expect(isRefusal(refused) && refused.reason).toBe(
    'You can mute or block 500 people at most: unmute or unblock somebody first.',
  );
  expect(await blocks.isBlocked('ann', 'cid')).toBe(false);
  expect(await blocks.set('ann', 'p0', 'block')).toBe(null);
  expect(await blocks.isBlocked('ann', 'p0')).toBe(true);
  await blocks.lift('ann', 'bob');
  expect(await blocks.set('ann', 'cid', 'block')).toBe(null);
});
