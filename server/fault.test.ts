// @module-tag slow: servers of their own are killed under load, again and again

import { FastChance } from '@starboard/engine';
import { expect, test } from 'vitest';
import { volume } from '../engine/testkit/volume.ts';
import { StubbornLoad } from './testing/stubborn-load.ts';
import { ServerProcess } from './testing/processes.ts';
import { freshDatabase, onStores } from './testing/stores.ts';
import { until } from './testing/table.ts';

const KILLS = volume({ daily: 2, long: 50, mutation: 1 });
/** In one test; a test that takes too long counts as one that hangs. */
const MOST_KILLS = 10;
const TABLES = 8;

const PARTS = Array.from({ length: Math.ceil(KILLS / MOST_KILLS) }, (_, part) => ({
  part: part + 1,
  kills: Math.min(MOST_KILLS, KILLS - part * MOST_KILLS),
}));

onStores('on %s', (store) => {
  test.each(PARTS)(
    '$part: a server that is killed $kills times under load loses nothing that it acknowledged',
    async ({ part, kills: wanted }) => {
      const random = new FastChance(part);
      const server = await ServerProcess.start(store === 'postgres' ? await freshDatabase() : undefined);
      const load = await StubbornLoad.start([server.address], TABLES);
      for (let kills = 0; kills < wanted; kills++) {
        const enough = load.acknowledged + 10 + random.draw(60);
        await load.whileItPlays(until(() => load.acknowledged >= enough));
        await new Promise((resolve) => setTimeout(resolve, random.draw(30)));
        await server.kill();
        await server.start();
      }
      await load.end();
      expect(load.finished.length).toBeGreaterThanOrEqual(TABLES);
      expect(await load.whatIsWrong()).toBe(null);
      const { breaks } = load;
      console.log(
        `${store}: ${wanted} kills, ${load.finished.length} games, ${load.acknowledged} orders acknowledged, all there; ` +
          `${breaks.length} sockets broken, back after ${Math.round(breaks[breaks.length >> 1] ?? 0)} ms in the middle`,
      );
      await server.stop();
    },
  );
});
