import { request } from 'node:http';
import { isRefusal } from '@starboard/engine';
import { gameIds } from '@starboard/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Running } from './server.ts';

let server: Running;

beforeAll(async () => {
  const started = await startServer({ host: 'localhost', port: 0 });
  if (isRefusal(started)) throw new Error(started.reason);
  server = started;
});

afterAll(() => server.stop());

const get = (path: string, method = 'GET'): Promise<Response> =>
  fetch(`${server.address}${path}`, { method });

test('the start page shows every game, and the one to learn from as such', async () => {
  const response = await get('/');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await response.text();
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
  for (const id of gameIds) expect(page).toContain(`<h3 id="${id}">`);
  expect(page).toMatch(/Skirmish<\/h3>\s*<p class="badge">Teaching game<\/p>/);
  expect(page).toContain('The table to play at is being built.');
  expect(page).toContain('2 to 4 seats');
  expect(page).toContain('15 rules');
  expect(page).toContain('2 to 12, usually 6');
  expect(page).toContain('sector (usual), conquest, sterile trap');
  expect(page).toContain('LAUBURIA, or 30 others');
});

test('nothing on the page comes from elsewhere, and nothing could', async () => {
  for (const path of ['/', '/nowhere', '/api/games', '/starboard.css']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
  const page = await (await get('/')).text();
  expect(page).not.toMatch(/https?:|<script|style="|\son\w+=/);
  const links = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link);
  for (const link of links) expect((await get(link)).status, link).toBe(200);
});

test('programs read the games as JSON', async () => {
  const response = await get('/api/games?page=1');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const { games } = (await response.json()) as { games: { id: string }[] };
  expect(new Set(games.map(({ id }) => id))).toEqual(new Set(gameIds));
  expect(games.find(({ id }) => id === 'skirmish')).toMatchObject({ teaching: true, guideLength: 15 });
});

test.each(['/nowhere', '/index.html', '/../server.ts', '/%2e%2e/server.ts', '/constructor', '/api'])(
  '%s leads nowhere',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is no page at this address.');
  },
);

test('programs are told in JSON that an address leads nowhere', async () => {
  const response = await get('/api/tables');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: 'There is nothing here.' });
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
  expect(await startServer({ host: 'localhost', port })).toMatchObject({
    reason: `Port ${port} is in use: stop what runs there, or take another with --port.`,
  });
});

test('a host that is not here is refused', async () => {
  expect(await startServer({ host: '192.0.2.1', port: 0 })).toMatchObject({
    reason: '"192.0.2.1" is no address of this computer: take localhost or 0.0.0.0 with --host.',
  });
});

test('it stops although somebody keeps a connection open', async () => {
  const other = await startServer({ host: 'localhost', port: 0 });
  if (isRefusal(other)) throw new Error(other.reason);
  await (await fetch(other.address)).text();
  await other.stop();
  await expect(fetch(other.address)).rejects.toThrow('fetch failed');
});
