// @module-tag slow: whole servers, which are killed again and again

import { isRefusal } from '@starboard/engine';
import { volume } from '@starboard/engine/testkit';
import { loadGame } from '@starboard/games';
import { mapOf, parseCampaign, verifyCampaign } from '@starboard/games/campaigns';
import type { CampaignInfo } from '@starboard/wire/schema';
import { expect, test } from 'vitest';
import { TestPlayer } from './testing/player.ts';
import { ServerProcess } from './testing/processes.ts';
import { freshDatabase, onStores } from './testing/stores.ts';
import { until } from './testing/table.ts';

const KILLS = volume({ daily: 4, long: 50, mutation: 1 });
const SCORE = volume({ daily: 60, long: 400, mutation: 20 });
/** Between two of them something is done, and seldom the same. */
const APART = [60, 400, 900, 1700];

onStores('a campaign on %s whose server is killed', (store) => {
  // each start takes its time: this only ends a test that hangs
  test(
    'goes on to its end, with every battle opened and every result counted once',
    { timeout: 1_800_000 },
    async () => {
      const server = await ServerProcess.start(...(store === 'postgres' ? [await freshDatabase()] : []));
      const ana = await TestPlayer.account(server.address, 'ana');
      const opened = await ana.rest('POST', '/api/campaigns', {
        title: 'War',
        options: { size: 'large', goal: 'line', score: SCORE, ruleSet: 'core' },
        seats: [{ bot: 'random' }, { bot: 'random' }],
        level: 'random',
      });
      const id = String(opened.body['campaign']);
      const seen = async () => (await ana.rest('GET', `/api/campaigns/${id}`)).body as CampaignInfo;
      await ana.rest('POST', `/api/campaigns/${id}/commands`, { do: 'begin' });
      for (let kills = 0; kills < KILLS; kills++) {
        await new Promise((resolve) => setTimeout(resolve, APART[kills % APART.length]));
        await server.kill();
        await server.start();
      }
      await until(async () => (await seen()).status === 'over');
      const { fought } = await seen();
      expect(new Set(fought).size).toBe(fought.length);
      const file = parseCampaign(await (await fetch(`${server.address}/api/campaigns/${id}/file`)).text());
      if (isRefusal(file)) throw new Error(file.reason);
      const verified = await verifyCampaign(file, loadGame);
      if (isRefusal(verified)) throw new Error(verified.reason);
      expect(verified.diceProved).toBe(true);
      expect(mapOf(verified.map).battles).toBe(fought.length);
      await server.stop();
    },
  );
});
