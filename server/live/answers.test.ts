import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerMessage } from '@starboard/wire/schema';
import type { Live } from '../testing/player.ts';
import { testServer, type TestServer } from '../testing/server.ts';
import { Party } from '../testing/table.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.stop());

/** What the line heard since, by type; a change with the number of what it answers. */
async function heardSince(live: Live, before: number): Promise<string[]> {
  await live.ask({ do: 'ping' });
  return live.heard.slice(before).map((text) => {
    const message = JSON.parse(text) as ServerMessage;
    return message.type === 'change' && message.re !== undefined ? 'change, answer' : message.type;
  });
}

function anyOrder(party: Party) {
  const [seat] = party.followed(0).sight?.actors ?? [];
  const followed = party.followed(seat);
  const order = followed.anyOrder(party.game, seat, party.random);
  return {
    seat,
    asked: { do: 'order', table: party.table, position: followed.sight?.position ?? 0, order },
  } as const;
}

test('an order over a line that watches is answered by the change, once, and nobody else is', async () => {
  const party = await Party.start(server.address);
  const { seat, asked } = anyOrder(party);
  const mover = party.lives[seat];
  const again = await mover.player.connect();
  await again.watch(party.table);
  const lines = [mover, again, party.lives[1 - seat]];
  const before = lines.map(({ heard }) => heard.length);
  const reply = await mover.ask(asked);
  expect(reply).toMatchObject({ type: 'change', re: expect.any(Number) as number });
  const heard = await Promise.all(lines.map((line, i) => heardSince(line, before[i])));
  expect(heard).toEqual([
    ['change, answer', 'pong'],
    ['change', 'pong'],
    ['change', 'pong'],
  ]);
  await again.close();
  await party.close();
});

test('what one line asks is done in the order in which it was asked', async () => {
  const party = await Party.start(server.address);
  const { seat, asked } = anyOrder(party);
  const line = await party.lives[seat].player.connect();
  const replies = await Promise.all([line.ask({ do: 'watch', table: party.table }), line.ask(asked)]);
  expect(replies).toMatchObject([
    { type: 'watching', sight: { position: asked.position } },
    { type: 'change', change: { position: asked.position + 1 } },
  ]);
  await line.close();
  await party.close();
});

test('over a line that does not watch it is answered as done', async () => {
  const party = await Party.start(server.address);
  const { seat, asked } = anyOrder(party);
  const mover = party.lives[seat];
  const idle = await mover.player.connect();
  const before = mover.heard.length;
  expect(await idle.ask(asked)).toMatchObject({ type: 'done', position: asked.position + 1 });
  expect(await heardSince(mover, before)).toEqual(['change', 'pong']);
  await idle.close();
  await party.close();
});

test('what changes nothing in the game is answered as done', async () => {
  const party = await Party.start(server.address);
  expect(await party.lives[0].ask({ do: 'offer', offer: 'draw', table: party.table })).toMatchObject({
    type: 'done',
  });
  await party.close();
});
