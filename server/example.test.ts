// @module-tag slow: the example bot plays whole games as a process

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { volume } from '../engine/testkit/volume.ts';
import type { TableInfo } from '@starboard/wire/schema';
import { cookieIn, TestPlayer } from './testing/player.ts';
import { testServer, type TestServer } from './testing/server.ts';
import { until } from './testing/table.ts';

const BOT = fileURLToPath(new URL('../docs/examples/bot.ts', import.meta.url));
const GUIDE = fileURLToPath(new URL('../docs/api.md', import.meta.url));
const GAMES = ['skirmish', 'gal4xeon', 'nexum-galaxy'].slice(0, volume({ daily: 1, long: 3 }));

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

async function account(login: string): Promise<TestPlayer> {
  const response = await fetch(`${server.address}/api/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: 'a long enough secret' }),
  });
  return new TestPlayer(server.address, (await response.json()) as TestPlayer['me'], {
    cookie: cookieIn(response),
  });
}

test('the example bot has twenty lines, and the guide shows them', () => {
  const text = readFileSync(BOT, 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('//'));
  expect(lines.length).toBe(20);
  expect(readFileSync(GUIDE, 'utf8')).toContain(text.trim());
});

test.each(GAMES)('the example bot plays %s to the end', async (game) => {
  const ann = await account(`ann.${game}`);
  const { body } = await ann.rest('POST', '/api/me/bots', { name: 'Twenty lines' });
  const { token, bot } = body as { token: string; bot: { id: string } };
  const seats = [{ free: true as const }, { bot: 'random' }];
  const options = game === 'skirmish' ? { rounds: 3 } : {};
  const { table } = await ann.open({ game, options, seats });
  await promisify(execFile)(process.execPath, [BOT, server.address, token, table]);
  const result = await ann.rest('GET', `/api/tables/${table}/result`);
  expect(result.body).toMatchObject({
    info: { status: 'over', seats: [{ person: { id: bot.id, kind: 'bot', name: 'Twenty lines' } }, {}] },
    proof: { proved: true },
  });
});

test('the example bot comes back by itself when the server was away', async () => {
  const ann = await account('ann.away');
  const { body } = await ann.rest('POST', '/api/me/bots', { name: 'Twenty lines' });
  const seats = [{ free: true as const }, { me: true as const }];
  const { table } = await ann.open({ game: 'skirmish', options: { rounds: 2 }, seats });
  const playing = promisify(execFile)(process.execPath, [
    BOT,
    server.address,
    body['token'] as string,
    table,
  ]);
  const ready = async (): Promise<boolean> => {
    const { body: seen } = await ann.rest('GET', `/api/tables/${table}`);
    return (seen as { info: TableInfo }).info.seats[0].ready;
  };
  await until(ready);
  await ann.command(table, { do: 'ready', ready: true });
  const port = Number(new URL(server.address).port);
  server = await server.restart({ port });
  await ann.command(table, { do: 'standIn' });
  await playing;
  const result = await ann.rest('GET', `/api/tables/${table}/result`);
  expect(result.body).toMatchObject({ info: { status: 'over' }, proof: { proved: true } });
});

test('a bot’s token can be replaced and taken away, and works at once or not at all', async () => {
  const ann = await account('ann.tokens');
  const { body } = await ann.rest('POST', '/api/me/bots', { name: 'Beep' });
  const { token, bot } = body as { token: string; bot: { id: string } };
  const as = (secret: string): TestPlayer =>
    new TestPlayer(server.address, null, { authorization: `Bearer ${secret}` });
  expect((await as(token).rest('GET', '/api/me')).body).toMatchObject({ id: bot.id, kind: 'bot' });
  const socket = await as(token).connect();
  const renewed = (await ann.rest('POST', `/api/me/bots/${bot.id}/token`)).body as { token: string };
  expect(await socket.closed).toBe(1008);
  expect((await as(token).rest('GET', '/api/me')).status).toBe(401);
  expect((await as(renewed.token).rest('GET', '/api/me')).status).toBe(200);
  expect((await ann.rest('DELETE', `/api/me/bots/${bot.id}`)).status).toBe(204);
  expect((await as(renewed.token).rest('GET', '/api/me')).status).toBe(401);
  expect((await ann.rest('GET', '/api/me/bots')).body).toEqual([]);
  const guest = await TestPlayer.guest(server.address, 'Gus');
  expect((await guest.rest('POST', '/api/me/bots', { name: 'Beep' })).status).toBe(403);
});
