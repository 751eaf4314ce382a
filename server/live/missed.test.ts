import { expect, test } from 'vitest';
import { testServer } from '../testing/server.ts';
import { Party } from '../testing/table.ts';

test('who comes back does not look at nothing while a replay takes long, but at the game as it is', async () => {
  const stuck = { ask: () => new Promise<never>(() => {}), close: () => Promise.resolve() };
  const parts = { replays: stuck, after: (_: number, call: () => void) => void setImmediate(call) };
  const server = await testServer({ parts });
  const party = await Party.start(server.address);
  await party.step();
  const viewSeq = party.followed(0).view?.viewSeq ?? 0;
  const socket = await party.sockets[0].player.connect();
  const watching = await socket.watch(party.table, { viewSeq: viewSeq - 1 });
  expect(watching).toMatchObject({ view: { viewSeq }, missed: [] });
  await socket.close();
  await party.close();
  await server.stop();
});
