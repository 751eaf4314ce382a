import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { isRefusal } from '@starboard/engine';
import { gameIds } from '@starboard/games';
import { PAGES } from '@starboard/wire/pages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from './server.ts';
import { TestPlayer } from './testing/player.ts';
import { GENEROUS, testOptions } from './testing/server.ts';
import { until } from './testing/table.ts';

const options = testOptions();
let server: RunningServer;

beforeAll(async () => {
  const started = await startServer(options);
  if (isRefusal(started)) throw new Error(started.reason);
  server = started;
});

afterAll(async () => {
  await server.stop();
  for (const folder of [options.client, options.data, ...folders])
    rmSync(folder, { recursive: true, force: true });
});

const folders: string[] = [];

/** A folder for the data of a second server. */
function elsewhere(): string {
  const { data, client } = testOptions();
  folders.push(data, client);
  return data;
}

const get = (path: string, method = 'GET'): Promise<Response> =>
  fetch(`${server.address}${path}`, { method });

test('every address of the client is its page', async () => {
  const paths = Object.values(PAGES).map((page) => page.replaceAll(/:\w+/g, '4f1c-2'));
  for (const path of [...paths, '/rules/skirmish?x=1']) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<div id="starboard">');
  }
});

test('files come compressed, and those that never change are kept', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await fetch(`${server.address}/assets/main-abc.js`, {
      headers: { 'accept-encoding': encoding },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.text()).toMatch(/^\/\/ as long as a script is/);
  }
});

test('icons are on every page, and kept for a day', async () => {
  const { headers } = await get('/favicon.svg');
  expect(headers.get('content-type')).toBe('image/svg+xml');
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
});

test('parts of a page come without what is said of pages alone', async () => {
  const [page, part] = await Promise.all(
    ['/', '/assets/main-abc.js'].map(async (path) => (await get(path)).headers),
  );
  expect(page.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(part.get('cross-origin-opener-policy')).toBeNull();
  // a thread may run scripts, start threads and ask this server, and nothing else
  expect(part.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'; frame-ancestors 'none'",
  );
});

test('what the browser has already is not sent again', async () => {
  const tag = (await get('/service.js')).headers.get('etag') ?? '';
  const again = await fetch(`${server.address}/service.js`, { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const other = await fetch(`${server.address}/service.js`, { headers: { 'if-none-match': '"old"' } });
  expect(other.status).toBe(200);
});

test('nothing on a page may come from elsewhere', async () => {
  for (const path of ['/', '/nowhere', '/api/games', '/assets/main-abc.js']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
});

test('a folder without a client is refused', async () => {
  expect(await startServer({ ...options, client: '/nowhere' })).toMatchObject({
    reason: 'There is no client in "/nowhere": it has no index.html.',
  });
});

test('programs read the games as JSON', async () => {
  const response = await get('/api/games?page=1');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const { games } = (await response.json()) as { games: { id: string }[] };
  expect(new Set(games.map(({ id }) => id))).toEqual(new Set(gameIds));
  expect(games.find(({ id }) => id === 'skirmish')).toMatchObject({ teaching: true, guideLength: 15 });
});

test.each([
  '/nowhere',
  '/../server.ts',
  '/%2e%2e/server.ts',
  '/constructor',
  '/assets/main-abc.js.br',
  '/play/',
])('%s leads nowhere', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<div id="starboard">');
});

test('programs are told in JSON that an address leads nowhere', async () => {
  const response = await get('/api/nowhere');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    error: {
      code: 'unknown',
      key: 'server.nothingHere',
      values: {},
      reason: 'There is nothing here.',
      rule: null,
    },
  });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
  const response = await get('/', method);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('HEAD gives the headers alone', async () => {
  const [head, whole] = await Promise.all([get('/', 'HEAD'), get('/')]);
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(await whole.text())));
  expect(await head.text()).toBe('');
});

test('a strange request line does not harm', async () => {
  const { port } = new URL(server.address);
  const status = await new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: '//[', method: 'GET' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end();
  });
  expect(status).toBe(404);
});

test('a port in use is refused', async () => {
  const port = Number(new URL(server.address).port);
  expect(await startServer({ ...options, data: elsewhere(), port })).toMatchObject({
    reason: `Port ${port} is in use: stop what runs there, or choose another with --port.`,
  });
});

test('a host that is not here is refused', async () => {
  expect(await startServer({ ...options, data: elsewhere(), host: '192.0.2.1' })).toMatchObject({
    reason: '"192.0.2.1" is not an address of this computer: use localhost or 0.0.0.0 with --host.',
  });
});

test('two servers do not share the same data', async () => {
  expect(await startServer(options)).toMatchObject({
    reason: `Another Starboard server is using the data in ${options.data}.`,
  });
});

test('it stops although people go on opening sockets', async () => {
  const other = await startServer({ ...options, data: elsewhere(), limits: GENEROUS });
  if (isRefusal(other)) throw new Error(other.reason);
  const ann = await TestPlayer.guest(other.address, 'Ann');
  const coming = { isOver: false, comers: 0 };
  const comeAgain = async (): Promise<void> => {
    while (!coming.isOver) {
      const socket = await ann.connect().catch(() => null);
      if (socket !== null) coming.comers++;
    }
  };
  const all = Promise.all([comeAgain(), comeAgain(), comeAgain(), comeAgain()]);
  await until(() => coming.comers > 4);
  await other.stop();
  coming.isOver = true;
  await all;
  await expect(fetch(other.address)).rejects.toThrow('fetch failed');
});

test('it stops although somebody keeps a connection open', async () => {
  const other = await startServer({ ...options, data: elsewhere() });
  if (isRefusal(other)) throw new Error(other.reason);
  await (await fetch(other.address)).text();
  await other.stop();
  await expect(fetch(other.address)).rejects.toThrow('fetch failed');
});
