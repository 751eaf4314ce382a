import { isRefusal } from '@starboard/engine';
import { parseGame, replayGame, seatsNear } from '@starboard/engine/match';
import { gameIds, loadGame } from '@starboard/games';
import { volume } from '../engine/testkit/volume.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onStores, storeOptions } from './testing/stores.ts';
import { Party } from './testing/table.ts';
import { testServer, type TestServer } from './testing/server.ts';

onStores('on %s', (store) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer(await storeOptions(store));
  });
  afterAll(() => server.stop());

  test.each(gameIds)('people play a whole game of %s', async (id) => {
    const game = await loadGame(id);
    if (game === null) throw new Error(`There is no game ${id}.`);
    const seats = seatsNear(game, game.teaching === true ? 3 : 2);
    const party = await Party.start(server.address, { game: id, seats });
    const most = volume({ daily: 60, long: 3000 });
    for (let steps = 0; steps < most && !party.isOver; steps++) await party.step();
    if (!party.isOver) await party.sockets[0].do(party.table, { do: 'resign' });
    for (let seat = 1; seat < seats && !party.isOver; seat++)
      await party.sockets[seat].do(party.table, { do: 'resign' });
    await party.settle();
    const { body } = await party.sockets[0].player.rest('GET', `/api/tables/${party.table}/record`);
    const file = parseGame(JSON.stringify(body));
    if (isRefusal(file)) throw new Error(file.reason);
    expect(isRefusal(replayGame(party.game, file))).toBe(false);
    const result = await party.sockets[0].player.rest('GET', `/api/tables/${party.table}/result`);
    expect(result.body).toMatchObject({
      proof: { proved: true, seed: file.seed },
      outcome: party.followed(0).view?.outcome,
    });
    await party.close();
  });
});
