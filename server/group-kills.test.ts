// @module-tag slow: whole servers, which are killed again and again

import { FastChance } from '@starboard/engine';
import { volume } from '@starboard/engine/testkit';
import { loadGame } from '@starboard/games';
import type { GroupInfo } from '@starboard/wire/schema';
import { expect, test } from 'vitest';
import { provedGroup, wander } from './testing/groups.ts';
import { TestPlayer } from './testing/player.ts';
import { ServerProcess } from './testing/processes.ts';
import { freshDatabase, onStores } from './testing/stores.ts';
import { until } from './testing/table.ts';

const KILLS = volume({ daily: 4, long: 50, mutation: 1 });
const ROUNDS = volume({ daily: 12, long: 60, mutation: 4 });
const TABLES = 3;
/** Between two of them something is done, and seldom the same. */
const APART = [60, 300, 700, 1300];

onStores('a group of tables on %s whose server is killed', (store) => {
  // each start takes its time: this only ends a test that hangs
  test(
    'SE-7.3, SE-7.4: goes on to its end, and no parcel is lost or doubled',
    { timeout: 1_800_000 },
    async () => {
      const game = await loadGame('nexum-galaxy');
      if (game === null) throw new Error('There is no Nexum Galaxy.');
      const server = await ServerProcess.start(...(store === 'postgres' ? [await freshDatabase()] : []));
      const ana = await TestPlayer.account(server.address, 'ana');
      const open = async (first: object, roundLimit: number): Promise<string> => {
        const { body } = await ana.rest('POST', '/api/groups', {
          title: 'Fronts',
          game: game.id,
          options: { sector: 'LAUBURIA', roundLimit },
          seats: [
            Array.from({ length: TABLES }, () => first),
            Array.from({ length: TABLES }, () => ({ bot: 'random' })),
          ],
          level: 'random',
        });
        const id = String(body['group']);
        await ana.rest('POST', `/api/groups/${id}/commands`, { do: 'begin' });
        return id;
      };
      const seen = async (id: string) => (await ana.rest('GET', `/api/groups/${id}`)).body as GroupInfo;
      const groups = [await open({ me: true }, 60), await open({ bot: 'random' }, ROUNDS)];
      await until(async () => (await seen(groups[0])).tables.every(({ table }) => table !== null));
      const tables = (await seen(groups[0])).tables.map(({ table }) => table ?? '');
      for (const table of tables) await ana.command(table, { do: 'ready', ready: true });
      let isUp = true;
      let isEnough = false;
      const player = Promise.all(
        tables.map(async (table, i) => {
          const random = new FastChance(i);
          for (;;) {
            await until(() => isUp);
            try {
              const socket = await ana.connect();
              await wander(game, socket, {
                table,
                seat: 0,
                random,
                isEnough: () => isEnough,
              });
              await socket.close();
              return;
            } catch (error) {
              // the server was killed: come back when it is there again
              if (isUp && !/closed|ECONN/.test(String(error))) throw error;
            }
          }
        }),
      );
      for (let kills = 0; kills < KILLS; kills++) {
        await new Promise((resolve) => setTimeout(resolve, APART[kills % APART.length]));
        isUp = false;
        await server.kill();
        await server.start();
        isUp = true;
      }
      // they go on until something has gone through the wormhole
      const hasArrived = async () =>
        (await seen(groups[0])).parcels.some(({ state }) => state === 'opened') ||
        (await seen(groups[0])).status === 'over';
      await until(hasArrived);
      isEnough = true;
      await player;
      for (const id of groups) await until(async () => (await seen(id)).status === 'over');
      const [of, bots] = await Promise.all(groups.map((id) => provedGroup(server.address, id)));
      expect(of.parcels.some(({ state }) => state === 'opened')).toBe(true);
      for (const { parcels, tables: ended } of [of, bots]) {
        expect(parcels.some(({ state }) => state === 'waiting')).toBe(false);
        expect(ended.every(({ end }) => end?.end === 'played')).toBe(true);
      }
      await server.stop();
    },
  );
});
