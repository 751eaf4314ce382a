// @module-tag slow: servers of their own are killed and upgraded under load

import { FastChance } from '@starboard/engine';
import { threeVersions } from '@starboard/games/testing';
import { expect, onTestFinished, test } from 'vitest';
import { volume } from '../engine/testkit/volume.ts';
import { ServerProcess } from './testing/processes.ts';
import { freshDatabase, onStores } from './testing/stores.ts';
import { StubbornLoad, type StubbornGame } from './testing/stubborn-load.ts';
import { until } from './testing/table.ts';

const TABLES = 9;
const UPGRADES = volume({ daily: 1, long: 8, mutation: 1 });
/** Of each version, beside the one that it is upgraded with. */
const KILLS = volume({ daily: 1, long: 2, mutation: 0 });

/** Every third table is long and sees all versions; at the others one game of the present rules follows the other. */
const roundsAt = (place: number): number => (place % 3 === 0 ? 12 : 2);

onStores('on %s', (store) => {
  test.each(Array.from({ length: UPGRADES }, (_, i) => i + 1))(
    '%i: tables of three versions of the rules lose nothing when the server is killed, stopped and upgraded under load',
    async (seed) => {
      const random = new FastChance(seed);
      let present = 1;
      const played: StubbornGame = {
        options: (place) => (present === 3 ? { length: roundsAt(place) } : { rounds: roundsAt(place) }),
        game: (rules) => threeVersions().loadGame('skirmish', rules),
      };
      const server = await ServerProcess.atTheTimeOf(
        present,
        store === 'postgres' ? await freshDatabase() : undefined,
      );
      onTestFinished(() => server.stop());
      const load = await StubbornLoad.start([server.address], TABLES, played);
      const goOn = async (): Promise<void> => {
        const enough = load.acknowledged + 10 + random.draw(30);
        const isThere = (): boolean => load.playing.some((table) => load.rules.get(table) === present);
        await load.whileItPlays(until(() => load.acknowledged >= enough && isThere()));
      };
      const crossed: string[] = [];
      for (const rules of [1, 2, 3]) {
        if (rules > 1) {
          present = rules;
          crossed.push(...load.playing);
          await (random.draw(2) === 0 ? server.kill() : server.end());
          await server.start(rules);
        }
        for (let kills = 0; kills < KILLS; kills++) {
          await goOn();
          await server.kill();
          await server.start();
        }
        await goOn();
      }
      await load.end();
      expect(await load.whatIsWrong()).toBe(null);
      expect(new Set(load.finished.map((table) => load.rules.get(table)))).toEqual(new Set([1, 2, 3]));
      expect(new Set(crossed.map((table) => load.rules.get(table)))).toEqual(new Set([1, 2]));
      expect(load.finished).toEqual(expect.arrayContaining(crossed));
      console.log(
        `${store}: ${load.finished.length} games of three versions, ${crossed.length} through an upgrade, ` +
          `${load.acknowledged} orders acknowledged, all there`,
      );
    },
  );
});
