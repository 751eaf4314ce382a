// @module-tag slow: servers and databases are stopped and started

import { join } from 'node:path';
import { isRefusal } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import Database from 'better-sqlite3';
import about from '../package.json' with { type: 'json' };
import { expect, test } from 'vitest';
import type { Thinkers } from './bots/thinkers.ts';
import { putTogether } from './parts.ts';
import { jsonLog, type Log } from './ops/log.ts';
import { startServer } from './server.ts';
import { openStore } from './store/index.ts';
import { FILE_NAME } from './store/sqlite/open.ts';
import { openingStatements, planTable } from './tables/opening.ts';
import { StandingClock } from './testing/clock.ts';
import { TestPlayer } from './testing/player.ts';
import { startPostgres } from './testing/postgres.ts';
import { ServerProcess } from './testing/processes.ts';
import { testOptions, testServer } from './testing/server.ts';
import { freshDatabase, STORES, storeOptions } from './testing/stores.ts';
import { must, Party, until } from './testing/table.ts';
import { NOBODY_WAITS } from './testing/thinkers.ts';

test.each(STORES)('on %s: it is well while the database answers', async (store) => {
  const server = await testServer(await storeOptions(store));
  const { status, body } = await TestPlayer.stranger(server.address).rest('GET', '/api/health');
  expect([status, body]).toEqual([200, { well: true, store, version: about.version }]);
  await server.stop();
});

test('it is not well when the database has gone, says so, and is well again when that is back', async () => {
  const postgres = await startPostgres();
  const server = await testServer({ databaseUrl: postgres.url, logLevel: 'none' });
  const health = async () => (await TestPlayer.stranger(server.address).rest('GET', '/api/health')).status;
  expect(await health()).toBe(200);
  const party = await Party.start(server.address);
  await postgres.restart(async () => {
    // one answer is shared for a while, but not when something has failed
    await until(async () => (await health()) === 503);
    expect(await party.order(0, ['plan none'])).toMatchObject({ code: 'busy' });
  });
  await until(async () => (await health()) === 200);
  // what was refused has not happened, and the table goes on
  await party.sockets[0].watch(party.table);
  await must(party.order(0, ['plan none']));
  await party.close();
  await server.stop();
  await postgres.stop();
});

test('figures are for this computer, or for who has the token', async () => {
  const open = await testServer();
  const party = await Party.start(open.address);
  await party.step();
  const figures = await (await fetch(`${open.address}/metrics`)).text();
  for (const line of [
    /^starboard_commands_total\{command="order",result="done"\} 1$/m,
    /^starboard_command_seconds_count \d+$/m,
    /^starboard_connections 2$/m,
    /^starboard_tables_loaded 1$/m,
    /^starboard_bots_waiting 0$/m,
    /^starboard_bots_waiting_by_rank\{rank="watched"\} 0$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ])
    expect(figures).toMatch(line);
  const proxied = await fetch(`${open.address}/metrics`, { headers: { 'x-forwarded-for': '9.9.9.9' } });
  expect(proxied.status).toBe(403);
  await party.close();
  await open.stop();
  const guarded = await testServer({ metricsToken: 'a token' });
  const ask = async (authorization: string): Promise<number> =>
    (await fetch(`${guarded.address}/metrics`, { headers: { authorization } })).status;
  expect([await ask(''), await ask('Bearer another'), await ask('Bearer a token')]).toEqual([403, 403, 200]);
  await guarded.stop();
});

test('logs are lines of JSON, as many as were wanted', () => {
  const lines: string[] = [];
  const log = jsonLog('warn', (line) => lines.push(line));
  log.error({ table: 'abc' }, 'went wrong');
  log.warn({}, 'looks strange');
  log.info({}, 'all is well');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'error', message: 'went wrong', table: 'abc', time: expect.any(String) as string },
    { level: 'warn', message: 'looks strange' },
  ]);
});

test('no secret gets into the log', async () => {
  let logged = '';
  const write: Log['info'] = (details, message) => {
    logged += `${message} ${JSON.stringify(details)}\n`;
  };
  const options = testOptions();
  const server = await testServer({ ...options, parts: { log: { info: write, warn: write, error: write } } });
  const secrets = ['hunter2hunter2', 'wrongwrongwrong'];
  const stranger = TestPlayer.stranger(server.address);
  await stranger.rest('POST', '/api/accounts', { login: 'ann', password: secrets[0] });
  await stranger.rest('POST', '/api/sessions', { login: 'ann', password: secrets[1] });
  const party = await Party.start(server.address, { more: { visibility: 'invited' } });
  secrets.push(party.invite, ...party.sockets.map(({ player }) => player.headers['cookie'].split('=')[1]));
  await party.sockets[0].player.rest('GET', `/api/tables/${party.table}`, undefined, party.invite);
  await party.step();
  party.sockets[0].socket.send('{"do":');
  const file = new Database(join(options.data, FILE_NAME), { readonly: true });
  const row = file
    .prepare<[string], { seed: string }>('select seed from tables where id = ?')
    .get(party.table);
  file.close();
  secrets.push(row?.seed ?? '');
  await party.close();
  await server.stop();
  expect(logged).toContain('serving');
  expect(logged).toContain(party.table);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(logged).not.toContain(secret);
  }
});

test('a table that fails is counted, and told with its name, whichever way it was asked', async () => {
  const told: object[] = [];
  const write: Log['error'] = (details) => void told.push(details);
  const log: Log = { info: () => {}, warn: () => {}, error: write };
  const broken = async (id: string) => {
    const game = await loadGame(id);
    if (game === null) return null;
    const play: typeof game.play = () => {
      throw new Error('a bug');
    };
    return { ...game, play };
  };
  const server = await testServer({ parts: { log, loadGame: broken, pace: { bots: 0 } } });
  const party = await Party.start(server.address);
  const { table, sockets } = party;
  expect(await party.order(0, ['plan none'])).toMatchObject({ code: 'busy' });
  const order = { do: 'order' as const, viewSeq: 0, order: ['plan none'] };
  expect((await sockets[1].player.command(table, order)).status).toBe(503);
  expect(told).toMatchObject([
    { table, do: 'order', error: 'Error: a bug' },
    { table, url: '/api/tables/:table/commands', error: 'Error: a bug' },
  ]);
  const figures = await (await fetch(`${server.address}/metrics`)).text();
  expect(figures).toMatch(/^starboard_failures_total 2$/m);
  await party.close();
  await server.stop();
});

test('a server that is asked to stop tells everybody to come back, and finds everything again', async () => {
  const server = await ServerProcess.start();
  const party = await Party.start(server.address);
  await party.step();
  const before = party.followed(1).view;
  const closed = Promise.all(party.sockets.map((socket) => socket.closed));
  expect(await server.end()).toBe(0);
  expect(await closed).toEqual([1001, 1001]);
  await server.start();
  const socket = await party.sockets[1].player.connect();
  expect((await socket.watch(party.table)).view).toMatchObject({
    viewSeq: before?.viewSeq,
    actors: before?.actors,
  });
  await socket.close();
  await server.stop();
});

test('three processes that start together on an empty database make its tables once', async () => {
  const url = await freshDatabase();
  const servers = await Promise.all([1, 2, 3].map(() => testServer({ databaseUrl: url })));
  const ann = await TestPlayer.guest(servers[2].address, 'Ann');
  expect((await ann.at(servers[0].address).rest('GET', '/api/me')).body).toMatchObject({ name: 'Ann' });
  await Promise.all(servers.map((server) => server.stop()));
});

test('data that was written by a newer Starboard is refused', async () => {
  const options = testOptions();
  await (await openStore({ data: options.data, process: 'test' })).close();
  const file = new Database(join(options.data, FILE_NAME));
  file.prepare('insert into kysely_migration (name, timestamp) values (?, ?)').run('9999 later', '');
  file.close();
  const refused = await startServer(options);
  expect(isRefusal(refused) && refused.reason).toContain('written by a newer Starboard');
});

test('tables that nobody needs leave the memory, and come back when somebody does', async () => {
  const clock = new StandingClock();
  const log: Log = { info: () => {}, warn: () => {}, error: () => {} };
  const store = await openStore({ data: testOptions().data, process: 'test' });
  const parts = putTogether({ store, log, clock, pace: { bots: 0 } });
  const skirmish = await loadGame('skirmish');
  if (skirmish === null) throw new Error('There is no skirmish.');
  const host = await parts.accounts.newGuest('Ann');
  const ids = await Promise.all(
    [1, 2, 3].map(async () => {
      const seats = [{ me: true as const }, { free: true as const }];
      const deps = { ids: parts.ids, now: clock.now(), host: host.id, levels: ['random'] };
      const plan = planTable(skirmish, { game: 'skirmish', seats }, deps);
      if (isRefusal(plan)) throw new Error(plan.reason);
      await store.write(openingStatements(store.db, plan));
      return plan.row.id;
    }),
  );
  const loaded = await Promise.all(ids.map((id) => parts.keepers.of(id)));
  const watcher = {
    socket: {},
    person: null,
    viewer: -1,
    send: () => {},
    restart: () => {},
    reads: () => true,
  };
  parts.audiences.join(ids[0], watcher);
  parts.keepers.sweep();
  expect(parts.keepers.size).toBe(3);
  clock.pass(59_000);
  await loaded[1]?.look(() => {});
  clock.pass(2_000);
  parts.keepers.sweep();
  // somebody watches the first, the second was just looked at
  expect(parts.keepers.size).toBe(2);
  const again = await parts.keepers.of(ids[2]);
  expect(again).not.toBe(loaded[2]);
  expect(await again?.look(({ state }) => state.host)).toBe(host.id);
  expect(await parts.keepers.of('nosuchtable0')).toBe(null);
  parts.audiences.leave(ids[0], watcher);
  clock.pass(120_000);
  parts.keepers.sweep();
  expect(parts.keepers.size).toBe(0);
  await parts.keepers.close();
  await parts.thinkers.close();
  await store.close();
});

test('a table whose bot still thinks stays, and the bot plays there', async () => {
  const clock = new StandingClock();
  const log: Log = { info: () => {}, warn: () => {}, error: () => {} };
  const store = await openStore({ data: testOptions().data, process: 'test' });
  const giveUps: (() => void)[] = [];
  const thinkers: Thinkers = {
    ...NOBODY_WAITS,
    think: () => new Promise((_, reject) => void giveUps.push(() => reject(new Error('No idea.')))),
    close: () => Promise.resolve(),
  };
  const parts = putTogether({ store, log, clock, pace: { bots: 0 }, thinkers });
  const skirmish = await loadGame('skirmish');
  if (skirmish === null) throw new Error('There is no skirmish.');
  const host = await parts.accounts.newGuest('Ann');
  const deps = { ids: parts.ids, now: clock.now(), host: host.id, levels: ['random'] };
  const seats = [{ bot: 'random' }, { bot: 'random' }];
  const plan = planTable(skirmish, { game: 'skirmish', seats, level: 'random' }, deps);
  if (isRefusal(plan)) throw new Error(plan.reason);
  await store.write(openingStatements(store.db, plan));
  const { id } = plan.row;
  const keeper = await parts.keepers.of(id);
  if (keeper === null) throw new Error('There is no table.');
  await parts.keepers.tick(keeper);
  await until(() => giveUps.length > 0);
  const deedCount = await keeper.look((table) => table.deedCount);
  clock.pass(100_000);
  parts.keepers.sweep();
  // something legal is played for a bot that has no idea
  giveUps[0]();
  const found = await parts.keepers.of(id);
  expect(found).toBe(keeper);
  await until(async () => (await keeper.look((table) => table.deedCount)) > deedCount);
  await parts.keepers.close();
  await parts.thinkers.close();
  await store.close();
});

test('a server whose data folder cannot be made says so in a sentence', async () => {
  const refused = await startServer({ ...testOptions(), data: '/dev/null/x' });
  expect(isRefusal(refused) && refused.reason).toBe(
    'The folder /dev/null/x for the data cannot be created: part of the path is a file, not a folder.',
  );
});
