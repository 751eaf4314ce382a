// @module-tag slow: Admirals think in a real thread

import { isRefusal } from '@starboard/engine';
import { expect, test } from 'vitest';
import type { TableInfo } from '@starboard/wire/schema';
import { openBeside } from './store/beside.ts';
import { TestPlayer } from './testing/player.ts';
import { testOptions, testServer } from './testing/server.ts';
import { until } from './testing/table.ts';

const TABLES = 20;
const CADET_TURNS = 5;

type Seen = { readonly info: TableInfo; readonly view: { readonly viewSeq: number } | null };

test('twenty tables of four Admirals that nobody watches leave one person’s Cadet its time', async () => {
  const options = { ...testOptions(), threads: 1 };
  const server = await testServer(options);
  const beside = await openBeside(options);
  if (isRefusal(beside)) throw new Error(beside.reason);
  const mallory = await TestPlayer.account(server.address, 'mallory');
  const admirals = Array.from({ length: 4 }, () => ({ bot: 'admiral' }));
  const attacked: string[] = [];
  for (let i = 0; i < TABLES; i++)
    attacked.push((await mallory.open({ game: 'gal4xeon', seats: admirals })).table);
  const seen = async (table: string): Promise<Seen> =>
    (await ann.rest('GET', `/api/tables/${table}`)).body as unknown as Seen;
  const ann = await TestPlayer.guest(server.address, 'Ann');
  // Ann plays by requests: what counts is that she asked for something just now
  const { table } = await ann.open({
    game: 'skirmish',
    seats: [{ me: true }, { bot: 'cadet' }],
    ready: true,
  });
  const answers = async (): Promise<number> => (await seen(table)).view?.viewSeq ?? 0;
  for (let turn = 0; turn < CADET_TURNS; turn++) {
    const before = await answers();
    // a bot plays for her, which is as good as an order of hers, and she takes the seat back
    await ann.command(table, { do: 'standIn' });
    await until(async () => (await answers()) > before || (await seen(table)).info.status === 'over');
    await ann.command(table, { do: 'back' });
  }
  const played = async (id: string): Promise<number> => {
    const deeds = beside.db.selectFrom('deeds').select('seq').where('table_id', '=', id);
    return (await deeds.where('body', 'like', '{"do":"play"%').execute()).length;
  };
  const moved = await Promise.all(attacked.map(played));
  expect(await answers()).toBeGreaterThanOrEqual(CADET_TURNS);
  // one after the other, as it was before, each of them would have been thought about several times by now
  expect(moved).toContain(0);
  await beside.close();
  await server.stop();
});
