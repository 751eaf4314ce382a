import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerMessage } from '@starboard/wire/schema';
import type { TestSocket } from '../testing/player.ts';
import { testServer, type TestServer } from '../testing/server.ts';
import { Party } from '../testing/table.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.stop());

/** What the socket heard since, by type; a delta with the number of what it answers. Who has come is told in its own time. */
async function heardSince(socket: TestSocket, before: number): Promise<string[]> {
  await socket.ask({ do: 'ping' });
  return socket.heard
    .slice(before)
    .map((text) => JSON.parse(text) as ServerMessage)
    .filter(({ type }) => type !== 'presence')
    .map((message) =>
      message.type === 'delta' && message.re !== undefined ? 'delta, answer' : message.type,
    );
}

function anyOrder(party: Party) {
  const [seat] = party.followed(0).view?.actors ?? [];
  const followed = party.followed(seat);
  const order = followed.anyOrder(party.game, seat, party.random);
  return {
    seat,
    asked: { do: 'order', table: party.table, viewSeq: followed.view?.viewSeq ?? 0, order },
  } as const;
}

test('an order over a socket that watches is answered by the delta, once, and nobody else is', async () => {
  const party = await Party.start(server.address);
  const { seat, asked } = anyOrder(party);
  const mover = party.sockets[seat];
  const again = await mover.player.connect();
  await again.watch(party.table);
  const sockets = [mover, again, party.sockets[1 - seat]];
  const before = sockets.map(({ heard }) => heard.length);
  const reply = await mover.ask(asked);
  expect(reply).toMatchObject({ type: 'delta', re: expect.any(Number) as number });
  const heard = await Promise.all(sockets.map((socket, i) => heardSince(socket, before[i])));
  expect(heard).toEqual([
    ['delta, answer', 'pong'],
    ['delta', 'pong'],
    ['delta', 'pong'],
  ]);
  await again.close();
  await party.close();
});

test('what one socket asks is done in the order in which it was asked', async () => {
  const party = await Party.start(server.address);
  const { seat, asked } = anyOrder(party);
  const socket = await party.sockets[seat].player.connect();
  const replies = await Promise.all([socket.ask({ do: 'watch', table: party.table }), socket.ask(asked)]);
  expect(replies).toMatchObject([
    { type: 'watching', view: { viewSeq: asked.viewSeq } },
    { type: 'delta', delta: { viewSeq: asked.viewSeq + 1 } },
  ]);
  await socket.close();
  await party.close();
});

test('over a socket that does not watch it is answered as done', async () => {
  const party = await Party.start(server.address);
  const { seat, asked } = anyOrder(party);
  const mover = party.sockets[seat];
  const idle = await mover.player.connect();
  const before = mover.heard.length;
  expect(await idle.ask(asked)).toMatchObject({ type: 'done', viewSeq: asked.viewSeq + 1 });
  expect(await heardSince(mover, before)).toEqual(['delta', 'pong']);
  await idle.close();
  await party.close();
});

test('what changes nothing in the game is answered as done', async () => {
  const party = await Party.start(server.address);
  expect(await party.sockets[0].ask({ do: 'offer', offer: 'draw', table: party.table })).toMatchObject({
    type: 'done',
  });
  await party.close();
});
