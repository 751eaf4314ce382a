import { WIRE_HEADER } from '@starboard/wire/rest';
import { SOCKET_PATH, WIRE } from '@starboard/wire/socket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { testServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

interface Heard {
  readonly type: string;
  readonly re?: number;
}

/** What a page that asks for this hears, as far as the answer to its last request, and the list where one comes. */
async function heardAt(address: string, requests: readonly object[], hasList = false): Promise<Heard[]> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}${address}`);
  const heard: Heard[] = [];
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () =>
      requests.forEach((request, i) => socket.send(JSON.stringify({ ...request, id: i }))),
    );
    socket.on('message', (data) => {
      heard.push(JSON.parse((data as Buffer).toString('utf8')) as Heard);
      const isAnswered = heard.some(({ re }) => re === requests.length - 1);
      if (!isAnswered || (hasList && !heard.some(({ type }) => type === 'lobby'))) return;
      socket.close();
      resolve(heard);
    });
  });
}

const REQUESTS = [
  { do: 'watch', table: 'a1b2c3d4e5f6', position: 3 },
  { do: 'lobby', on: true },
  { do: 'ping' },
];

test.each([SOCKET_PATH, `${SOCKET_PATH}?wire=1`, `${SOCKET_PATH}?wire=${WIRE + 1}`])(
  'a page of another version at %s is told to reload, whatever it asks, and that the server is there',
  async (address) => {
    const outdated = {
      code: 'outdated',
      key: 'server.outdated',
      reason: expect.stringContaining('reload') as string,
    };
    expect(await heardAt(address, REQUESTS)).toMatchObject([
      { type: 'hello' },
      { type: 'refused', re: 0, refusal: outdated },
      { type: 'refused', re: 1, refusal: outdated },
      { type: 'pong', re: 2 },
    ]);
  },
);

test('a page of this version is answered', async () => {
  const heard = await heardAt(`${SOCKET_PATH}?wire=${WIRE}`, REQUESTS, true);
  expect(heard).toContainEqual(expect.objectContaining({ type: 'lobby' }));
  expect(JSON.stringify(heard)).not.toContain('outdated');
});

test('what an earlier page asks for by an address that is gone tells it to reload', async () => {
  const response = await fetch(`${server.address}/api/tables/a1b2c3d4e5f6/course`);
  expect(response.status).toBe(410);
  expect(await response.json()).toMatchObject({ error: { code: 'outdated' } });
});

test('a request that names another version is refused, one that names this or none is answered', async () => {
  const asked = async (headers: Record<string, string>): Promise<[number, unknown]> => {
    const response = await fetch(`${server.address}/api/games`, { headers });
    return [response.status, await response.json()];
  };
  for (const wire of [WIRE - 1, WIRE + 1])
    expect(await asked({ [WIRE_HEADER]: String(wire) })).toMatchObject([
      410,
      { error: { code: 'outdated' } },
    ]);
  for (const headers of [{ [WIRE_HEADER]: String(WIRE) }, {}]) expect((await asked(headers))[0]).toBe(200);
});
