import { isRefusal } from '@starboard/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { steadyClock, type TimeSources } from './base/clock.ts';
import { openBeside } from './store/beside.ts';
import { openStore, type StoreConfig } from './store/index.ts';
import type { Store } from './store/store.ts';
import { testOptions, testServer } from './testing/server.ts';
import { freshDatabase, onStores, storeOptions } from './testing/stores.ts';
import { until } from './testing/table.ts';
import { timeToBegin, Timekeeper } from './timekeeper.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 0, 1);

/** How a computer's clocks stand at a moment. */
const standing = (timeOfDay: number, start: string | null, ran: number): TimeSources => ({
  timeOfDay: () => timeOfDay,
  running: () => ran,
  computer: start === null ? null : { start, running: () => ran },
});

const keeperAt = (store: Store, time: TimeSources): Timekeeper =>
  new Timekeeper(store, steadyClock(time), time);

onStores('the time of tables on %s', (storeName) => {
  let config: StoreConfig;
  let store: Store;
  beforeEach(async () => {
    config = { data: testOptions().data, process: 'one', ...(await storeOptions(storeName)) };
    store = await openStore(config);
  });
  afterEach(() => store.close());

  test('begins with the time of day', async () => {
    expect(await timeToBegin(store, standing(NOW, 'a', 100))).toBe(NOW);
  });

  test('goes on by how long the computer has run, though its process was killed long after it last said so', async () => {
    await keeperAt(store, standing(NOW, 'a', 1000)).keep();
    for (const step of [0, -HOUR, HOUR])
      expect(await timeToBegin(store, standing(NOW + step, 'a', 26_000))).toBe(NOW + 25_000);
  });

  test('never goes back when the computer is started again, and believes it when it is later', async () => {
    await keeperAt(store, standing(NOW, 'a', 1000)).keep();
    await store.close();
    store = await openStore({ ...config, process: 'two' });
    const again = (timeOfDay: number) => timeToBegin(store, standing(timeOfDay, 'b', 500));
    expect([await again(NOW - HOUR), await again(NOW + HOUR)]).toEqual([NOW, NOW + HOUR]);
    // where starts have no name, and where a name lies
    expect(await timeToBegin(store, standing(NOW - HOUR, null, 2000))).toBe(NOW);
    expect(await timeToBegin(store, standing(NOW - HOUR, 'a', 999))).toBe(NOW);
  });

  test('is written down while a server runs, and when it stops', async () => {
    await store.close();
    let passed = 0;
    const time: TimeSources = { timeOfDay: () => NOW + passed, running: () => passed, computer: null };
    const options = { ...testOptions(), data: config.data, databaseUrl: config.databaseUrl };
    const server = await testServer({ ...options, parts: { time }, upkeep: { keepTimeEvery: 5 } });
    const beside = await openBeside(config);
    if (isRefusal(beside)) throw new Error(beside.reason);
    const kept = async () => (await beside.db.selectFrom('runs').select('at').execute()).map(({ at }) => at);
    passed = 60_000;
    await until(async () => (await kept()).includes(NOW + 60_000));
    const other = await server.restart({ upkeep: { keepTimeEvery: HOUR } });
    passed = 90_000;
    const again = await other.restart();
    expect(await kept()).toContain(NOW + 90_000);
    await beside.close();
    await again.stop();
    store = await openStore({ ...config, data: testOptions().data });
  });
});

test(
  'a process that joins others goes by their time, whatever its computer says',
  { tags: 'slow' },
  async () => {
    const config = { data: '', databaseUrl: await freshDatabase() };
    const one = await openStore({ ...config, process: 'one' });
    await keeperAt(one, standing(NOW, 'a', 1000)).keep();
    const two = await openStore({ ...config, process: 'two' });
    const from = performance.now();
    for (const step of [-HOUR, HOUR]) {
      const ahead = (await timeToBegin(two, standing(NOW + step, 'b', 500))) - NOW;
      expect(ahead).toBeGreaterThanOrEqual(0);
      expect(ahead).toBeLessThan(HOUR / 2 + performance.now() - from);
    }
    await two.close();
    await one.close();
  },
);
