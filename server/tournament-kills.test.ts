// @module-tag slow: whole servers, which are killed again and again

import { isRefusal } from '@starboard/engine';
import type { GameFile } from '@starboard/engine/match';
import { volume } from '@starboard/engine/testkit';
import { loadGame } from '@starboard/games';
import { parseTournament, verifyTournament, whyOtherGame, whyOtherGroup } from '@starboard/series/tournament';
import type { TournamentInfo } from '@starboard/wire/schema';
import { expect, test } from 'vitest';
import { provedGroup } from './testing/groups.ts';
import { TestPlayer } from './testing/player.ts';
import { ServerProcess } from './testing/processes.ts';
import { freshDatabase, onStores } from './testing/stores.ts';
import { until } from './testing/table.ts';

const KILLS = volume({ daily: 4, long: 50, mutation: 1 });
const BOTS = volume({ daily: 8, long: 32, mutation: 4 });
/** Between two of them something is done, and seldom the same. */
const APART = [30, 170, 450, 900];

onStores('a tournament on %s whose server is killed', (store) => {
  // each start takes its time: this only ends a test that hangs
  test(
    'SE-4.8: goes on to its end, with every table opened and every result taken once',
    { timeout: 1_800_000 },
    async () => {
      const server = await ServerProcess.start(...(store === 'postgres' ? [await freshDatabase()] : []));
      const ana = await TestPlayer.account(server.address, 'ana');
      const planned = await ana.rest('POST', '/api/tournaments', {
        title: 'Cup',
        game: 'skirmish',
        format: 'swiss',
        level: 'random',
        bots: Array.from({ length: BOTS }, () => 'random'),
      });
      const id = String(planned.body['tournament']);
      const seen = async () => (await ana.rest('GET', `/api/tournaments/${id}`)).body as TournamentInfo;
      await ana.rest('POST', `/api/tournaments/${id}/commands`, { do: 'close' });
      for (let kills = 0; kills < KILLS; kills++) {
        await new Promise((resolve) => setTimeout(resolve, APART[kills % APART.length]));
        await server.kill();
        await server.start();
      }
      await until(async () => (await seen()).status === 'over');
      const { encounters, byes } = await seen();
      const tables = encounters.map(({ table }) => table);
      expect(encounters).toHaveLength((byes.length * BOTS) / 2);
      expect(new Set(tables).size).toBe(tables.length);
      const { body } = await ana.rest('GET', `/api/tournaments/${id}/file`);
      const file = parseTournament(JSON.stringify(body));
      if (isRefusal(file)) throw new Error(file.reason);
      const verified = verifyTournament(file);
      if (isRefusal(verified)) throw new Error(verified.reason);
      expect(verified.lotsProved).toBe(true);
      const game = await loadGame('skirmish');
      for (const table of tables) {
        const record = await ana.rest('GET', `/api/tables/${table}/record`);
        expect(
          game && whyOtherGame(verified.tournament, game, record.body as unknown as GameFile),
        ).toBeNull();
      }
      await server.stop();
    },
  );

  test(
    'SE-7.13: one of groups goes on to its end, with every group opened and every result taken once',
    { timeout: 1_800_000 },
    async () => {
      const server = await ServerProcess.start(...(store === 'postgres' ? [await freshDatabase()] : []));
      const ana = await TestPlayer.account(server.address, 'ana');
      const planned = await ana.rest('POST', '/api/tournaments', {
        title: 'Cup of fronts',
        game: 'nexum-galaxy',
        format: 'suddenDeath',
        options: { sector: 'LAUBURIA', roundLimit: 3 },
        tables: 2,
        level: 'random',
        bots: Array.from({ length: 4 }, () => 'random'),
      });
      const id = String(planned.body['tournament']);
      const seen = async () => (await ana.rest('GET', `/api/tournaments/${id}`)).body as TournamentInfo;
      await ana.rest('POST', `/api/tournaments/${id}/commands`, { do: 'close' });
      for (let kills = 0; kills < KILLS; kills++) {
        await new Promise((resolve) => setTimeout(resolve, APART[kills % APART.length]));
        await server.kill();
        await server.start();
      }
      await until(async () => (await seen()).status === 'over');
      const { body } = await ana.rest('GET', `/api/tournaments/${id}/file`);
      const file = parseTournament(JSON.stringify(body));
      if (isRefusal(file)) throw new Error(file.reason);
      const verified = verifyTournament(file);
      if (isRefusal(verified)) throw new Error(verified.reason);
      const { encounters } = verified.tournament;
      const groups = encounters.map(({ table }) => table ?? '');
      expect(new Set(groups).size).toBe(groups.length);
      for (const group of groups)
        expect(whyOtherGroup(verified.tournament, await provedGroup(server.address, group))).toBeNull();
      await server.stop();
    },
  );
});
