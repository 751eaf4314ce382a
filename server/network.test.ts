// @module-tag slow: networks are cut for seconds

import { describe, expect, onTestFinished, test } from 'vitest';
import { volume } from '../engine/testkit/volume.ts';
import { StubbornLoad } from './testing/stubborn-load.ts';
import { ServerProcess } from './testing/processes.ts';
import { TestProxy } from './testing/proxy.ts';
import { freshDatabase } from './testing/stores.ts';
import { until } from './testing/table.ts';

/** How the network between the server and its database fails. */
const CUTS: Readonly<Record<string, (proxy: TestProxy) => void>> = {
  'answers are lost': (proxy) => {
    proxy.way = 'lose answers';
  },
  'requests are lost': (proxy) => {
    proxy.way = 'lose requests';
  },
  'all is held back': (proxy) => {
    proxy.way = 'wait';
  },
  'connections are refused': (proxy) => proxy.refuse(),
};

/** For how many seconds; the longest ones take the long run. */
const SECONDS = volume({ daily: 1, long: 2, mutation: 1 }) === 1 ? [1, 4] : [1, 2, 3, 5, 8, 15, 30, 60];
/** Until every table has moved again. On a machine that is busy with other tests a time says nothing. */
const MOST_MILLISECONDS = volume({ daily: Infinity, long: 5_000, mutation: Infinity });
const TABLES = 8;

describe.each(Object.keys(CUTS))('%s', (cut) => {
  test('every table moves again when the network is back, and nothing is lost or there twice', async () => {
    const proxy = await TestProxy.start(await freshDatabase());
    const server = await ServerProcess.start(proxy.url);
    onTestFinished(async () => {
      await server.kill();
      await proxy.stop();
    });
    const load = await StubbornLoad.start([server.address], TABLES);
    const figures: string[] = [];
    const took: number[] = [];
    for (const seconds of SECONDS) {
      const enough = load.acknowledged + TABLES * 3;
      await load.whileItPlays(until(() => load.acknowledged >= enough));
      CUTS[cut](proxy);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      const back = performance.now();
      proxy.way = 'pass';
      await load.whileItPlays(until(() => load.movedAt.every((at) => at > back)));
      const moved = load.movedAt.map((at) => at - back);
      took.push(performance.now() - back);
      figures.push(
        `${seconds} s: first ${Math.round(Math.min(...moved))}, last ${Math.round(took.at(-1) ?? 0)} ms`,
      );
    }
    await load.end();
    expect(await load.whatIsWrong()).toBe(null);
    console.log(`${cut}: ${TABLES} tables moved again after cuts of ${figures.join('; ')}`);
    expect(Math.max(...took)).toBeLessThan(MOST_MILLISECONDS);
    await server.stop();
  });
});

test('of two processes, the one that is cut off ends itself with a code, and its people go on at the other', async () => {
  const url = await freshDatabase();
  const proxy = await TestProxy.start(url);
  const cutOff = await ServerProcess.start(proxy.url);
  const other = await ServerProcess.start(url);
  const load = await StubbornLoad.start([cutOff.address, other.address], TABLES);
  const enough = load.acknowledged + TABLES * 10;
  await load.whileItPlays(until(() => load.acknowledged >= enough));
  const { exited } = cutOff;
  proxy.way = 'lose all';
  expect(await exited).toBe(1);
  const ended = performance.now();
  await load.whileItPlays(until(() => load.movedAt.every((at) => at > ended)));
  await load.end();
  expect(await load.whatIsWrong(other.address)).toBe(null);
  await Promise.all([cutOff.stop(), other.stop()]);
  await proxy.stop();
});
