import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestPlayer } from './testing/player.ts';
import { testServer, type TestServer } from './testing/server.ts';
import { must, Party } from './testing/table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const PRIVATE = { options: { rounds: 2 }, more: { visibility: 'invited' as const } };
const PATHS = ['', '/log', '/timeline', '/record', '/result'];

test('a private table is shown to who sends the invitation in a header, and not for one in the address', async () => {
  const party = await Party.start(server.address, PRIVATE);
  const { table, invite } = party;
  const stranger = TestPlayer.stranger(server.address);
  const statuses = async (path: string, said?: string): Promise<number> =>
    (await stranger.rest('GET', `/api/tables/${table}${path}`, undefined, said)).status;
  expect(await statuses('')).toBe(404);
  expect(await statuses(`?invite=${invite}`)).toBe(404);
  expect(await statuses('', 'another-one')).toBe(404);
  expect(await statuses('', invite)).toBe(200);
  expect(await statuses('/chat', invite)).toBe(200);
  expect(await statuses('/result', invite)).toBe(422);
  await party.close();
});

test('who gave up stands in the result, with when and why', async () => {
  const party = await Party.start(server.address, { seats: 3 });
  for (const seat of [2, 0]) await must(party.sockets[seat].do(party.table, { do: 'resign' }));
  const { body } = await TestPlayer.stranger(server.address).rest('GET', `/api/tables/${party.table}/result`);
  expect(body['forfeits']).toMatchObject([
    { seat: 2, why: 'resigned', at: expect.any(Number) as number },
    { seat: 0, why: 'resigned' },
  ]);
  // and who won stands in the lists of those who sat there
  const { body: mine } = await party.sockets[1].player.rest('GET', '/api/me/tables');
  expect(mine).toMatchObject([
    { table: { ending: { ranks: [2, 1, 3], reason: { text: 'All other players gave up.' } } } },
  ]);
  await party.close();
});

test('whoever knows the address of a finished private game watches and replays it, but reads no chat', async () => {
  const party = await Party.start(server.address, PRIVATE);
  const { table, sockets } = party;
  await sockets[0].ask({ do: 'say', table, text: 'only among us' });
  const stranger = TestPlayer.stranger(server.address);
  const socket = await stranger.connect();
  const statuses = (): Promise<number[]> =>
    Promise.all(
      PATHS.map(async (path) => (await stranger.rest('GET', `/api/tables/${table}${path}`)).status),
    );
  expect(await socket.ask({ do: 'watch', table })).toMatchObject({ refusal: { code: 'unknown' } });
  expect(await statuses()).toEqual(PATHS.map(() => 404));

  await party.playOut();
  expect(await statuses()).toEqual(PATHS.map(() => 200));
  // once more, from what is kept of it
  expect(await statuses()).toEqual(PATHS.map(() => 200));
  const { view, chat, invite } = await socket.watch(table);
  expect(view?.outcome).not.toBe(null);
  expect([chat, invite]).toEqual([[], null]);
  const heard = sockets[1].next('chat');
  await sockets[0].ask({ do: 'say', table, text: 'well played' });
  await heard;
  await socket.ask({ do: 'ping' });
  expect(socket.heard.join('\n')).not.toMatch(/among us|well played/);
  expect((await stranger.rest('GET', `/api/tables/${table}/chat`)).status).toBe(404);
  expect((await sockets[1].watch(table)).chat.map(({ text }) => text)).toEqual([
    'only among us',
    'well played',
  ]);
  await socket.close();
  await party.close();
});
