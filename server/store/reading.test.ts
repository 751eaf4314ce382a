// @module-tag slow: a network that loses answers is waited for

import { expect, onTestFinished, test } from 'vitest';
import { TestProxy } from '../testing/proxy.ts';
import { freshDatabase } from '../testing/stores.ts';
import { openStore } from './index.ts';
import { openReading } from './reading.ts';
import { troubleOf } from './trouble.ts';

test('a thread that only reads waits for no answer that was lost, and reads again when the network is back', async () => {
  const url = await freshDatabase();
  const store = await openStore({ data: '', databaseUrl: url, process: 'test' });
  const proxy = await TestProxy.start(url);
  onTestFinished(async () => {
    await proxy.stop();
    await store.close();
  });
  const reading = openReading({ url: proxy.url }, { connect: 20_000, answer: 2_000 });
  expect(await reading.deeds('none', 0)).toEqual([]);
  proxy.way = 'lose answers';
  const lost: unknown = await reading.deeds('none', 0).catch((error: unknown) => error);
  expect(troubleOf(lost)).toBe('away');
  proxy.way = 'pass';
  expect(await reading.deeds('none', 0)).toEqual([]);
  await reading.db.destroy();
});
