// @module-tag slow: servers of their own are killed under load, again and again

import { FastChance, isRefusal } from '@starboard/engine';
import { replayGame, type GameFile } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import { describe, expect, test } from 'vitest';
import { volume } from '../engine/testkit/volume.ts';
import { TestPlayer } from './testing/player.ts';
import { ServerProcess } from './testing/processes.ts';
import { freshDatabase, STORES } from './testing/stores.ts';
import { Stubborn, whatIsLost } from './testing/stubborn.ts';
import { until } from './testing/table.ts';

const KILLS = volume({ daily: 2, long: 50, mutation: 1 });
/** In one test; a test that takes too long counts as one that hangs. */
const MOST_KILLS = 10;
const TABLES = 8;

const PARTS = Array.from({ length: Math.ceil(KILLS / MOST_KILLS) }, (_, part) => ({
  part: part + 1,
  kills: Math.min(MOST_KILLS, KILLS - part * MOST_KILLS),
}));

interface Logged {
  readonly seat: number;
  readonly order?: readonly string[];
}

describe.each(STORES)('on %s', (store) => {
  test.each(PARTS)(
    '$part: a server that is killed $kills times under load loses nothing that it acknowledged',
    async ({ part, kills: wanted }) => {
      const skirmish = await loadGame('skirmish');
      if (skirmish === null) throw new Error('There is no skirmish.');
      const random = new FastChance(part);
      const server = await ServerProcess.start(store === 'postgres' ? await freshDatabase() : undefined);
      const people = await Promise.all(
        Array.from({ length: 2 }, (_, i) => TestPlayer.guest(server.address, `Player ${i}`)),
      );
      const load = { isEnding: false };
      const finished: string[] = [];
      const seats: Stubborn[] = [];

      const acknowledged = (): number =>
        seats.reduce((sum, { sent }) => sum + sent.filter(({ isAcknowledged }) => isAcknowledged).length, 0);

      /** Opens a table, again and again until the server is there to do it. */
      const open = async (withBot: boolean): Promise<string> => {
        for (;;) {
          try {
            const other = withBot ? { bot: 'random' } : { free: true as const };
            const options = { rounds: 12 };
            const { table } = await people[0].open({
              game: 'skirmish',
              options,
              seats: [{ me: true }, other],
              ready: withBot,
            });
            if (!withBot) {
              await people[1].command(table, { do: 'sit' });
              for (const person of people) await person.command(table, { do: 'ready', ready: true });
            }
            return table;
          } catch {
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
        }
      };

      /** Somebody keeps playing one table after the other. */
      const keepPlaying = async (place: number): Promise<void> => {
        const withBot = place % 4 === 3;
        while (!load.isEnding) {
          const table = await open(withBot);
          const seated = people
            .slice(0, withBot ? 1 : 2)
            .map(
              (person, seat) =>
                new Stubborn(person, table, seat, skirmish, new FastChance(place * 2 + seat), [
                  server.address,
                ]),
            );
          seats.push(...seated);
          await Promise.all(seated.map((each) => each.play(() => false)));
          await Promise.all(seated.map((each) => each.leave()));
          finished.push(table);
        }
      };

      const playing = Promise.all(Array.from({ length: TABLES }, (_, place) => keepPlaying(place)));
      for (let kills = 0; kills < wanted; kills++) {
        const enough = acknowledged() + 10 + random.draw(60);
        await until(() => acknowledged() >= enough);
        await new Promise((resolve) => setTimeout(resolve, random.draw(30)));
        await server.kill();
        await server.start();
      }
      load.isEnding = true;
      await playing;

      expect(finished.length).toBeGreaterThanOrEqual(TABLES);
      for (const { player, table, seat, sent } of seats) {
        const { body } = await player.rest('GET', `/api/tables/${table}/log`);
        const orders = (body as unknown as Logged[]).filter(
          (entry) => entry.seat === seat && entry.order !== undefined,
        );
        expect(
          whatIsLost(
            sent,
            orders.map(({ order = [] }) => order.join(', ')),
          ),
          table,
        ).toBe(null);
      }
      for (const table of finished) {
        const { body } = await people[0].rest('GET', `/api/tables/${table}/record`);
        expect(isRefusal(replayGame(skirmish, body as unknown as GameFile))).toBe(false);
      }
      const breaks = seats.flatMap((each) => each.breaks).toSorted((a, b) => a - b);
      console.log(
        `${store}: ${wanted} kills, ${finished.length} games, ${acknowledged()} orders acknowledged, all there; ` +
          `${breaks.length} sockets broken, back after ${Math.round(breaks[breaks.length >> 1] ?? 0)} ms in the middle`,
      );
      await server.stop();
    },
  );
});
