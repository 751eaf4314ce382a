// @module-tag slow: whole servers, and hundreds of tables

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@starboard/engine';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Compile } from 'typebox/compile';
import { Routes, type Me } from '@starboard/wire/schema';
import { openBeside, type Beside } from './store/beside.ts';
import { openStore } from './store/index.ts';
import { FILE_NAME } from './store/sqlite/open.ts';
import { ownData, type FirstPart } from './tables/own-data.ts';
import { cookieIn, TestPlayer } from './testing/player.ts';
import { GENEROUS, testOptions, testServer, type TestServer } from './testing/server.ts';
import { storedData } from './testing/stored.ts';
import { onStores, storeOptions, STORES } from './testing/stores.ts';
import { until } from './testing/table.ts';

const PASSWORD = 'a long enough secret';
const isMyData = Compile(Routes['GET /api/me/data'].sends);

onStores('on %s', (store) => {
  let server: TestServer;
  let beside: Beside;
  const options = testOptions();
  beforeAll(async () => {
    const all = { ...options, ...(await storeOptions(store)) };
    server = await testServer(all);
    const opened = await openBeside(all);
    if (isRefusal(opened)) throw new Error(opened.reason);
    beside = opened;
  });
  afterAll(async () => {
    await beside.close();
    await server.stop();
  });

  async function enter(path: string, body: object, as = TestPlayer.stranger(server.address)) {
    const response = await fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { ...as.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return new TestPlayer(server.address, (await response.json()) as Me, { cookie: cookieIn(response) });
  }

  /** An account that was a guest, with a bot, a finished game, a closed table, words and a report. */
  async function manyThings(login: string, name: string) {
    const guest = await TestPlayer.guest(server.address, `${name} the guest`);
    const other = await TestPlayer.guest(server.address, 'Otto');
    const { table: game } = await guest.open({
      game: 'skirmish',
      seats: [{ me: true }, { free: true }],
      level: 'random',
    });
    await other.command(game, { do: 'sit' });
    await guest.command(game, { do: 'ready', ready: true });
    await other.command(game, { do: 'ready', ready: true });
    const seen = async () =>
      (await guest.rest('GET', `/api/tables/${game}`)).body as { view: { viewSeq: number } | null };
    await until(async () => (await seen()).view !== null);
    const { viewSeq } = (await seen()).view ?? { viewSeq: 0 };
    expect((await guest.command(game, { do: 'order', viewSeq, order: ['plan none'] })).status).toBe(200);
    await enter('/api/accounts', { login, password: PASSWORD, name });
    const person = await enter('/api/sessions', { login, password: PASSWORD, adopt: true }, guest);
    await other.command(game, { do: 'resign' });
    const { table: closed } = await person.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
    await person.command(closed, { do: 'close' });
    await person.rest('POST', `/api/tables/${game}/chat`, { text: `I am ${name} of Kiel` });
    await person.rest('POST', '/api/reports', {
      person: other.me?.id,
      table: game,
      reason: `${name} was called names`,
    });
    await other.rest('POST', '/api/reports', {
      person: person.me?.id,
      table: game,
      reason: `${name} is rude`,
    });
    const { body } = await person.rest('POST', '/api/me/bots', { name: `${name}’s bot` });
    const bot = body['bot'] as { id: string };
    const beep = new TestPlayer(server.address, null, { authorization: `Bearer ${body['token'] as string}` });
    const { table: open } = await other.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
    await beep.command(open, { do: 'sit' });
    await beep.rest('POST', `/api/tables/${open}/chat`, { text: `beep, says ${name}’s bot` });
    return { guest, person, other, bot, game, closed, open };
  }

  test('all that is stored about a person is handed out: guests, bots, closed tables, moves, reports', async () => {
    const { guest, person, other, bot, game, closed, open } = await manyThings('gertrud', 'Gertrud');
    const { body } = await person.rest('GET', '/api/me/data');
    expect(isMyData.Errors(body)).toEqual([]);
    const data = body as unknown as {
      tables: { id: string }[];
      deeds: { table: string; by: string; do: string; order?: string[] }[];
    };
    expect(body).toMatchObject({
      me: { login: 'gertrud' },
      guests: [{ id: guest.me?.id, name: 'Gertrud the guest' }],
      bots: [{ id: bot.id }],
      devices: [{}, {}],
      reports: [{ person: other.me?.id, table: game, reason: 'Gertrud was called names', settled: false }],
      chat: [
        { by: person.me?.id, text: 'I am Gertrud of Kiel' },
        { by: bot.id, table: open, text: 'beep, says Gertrud’s bot' },
      ],
    });
    expect(data.tables.map(({ id }) => id).toSorted()).toEqual([game, closed, open].toSorted());
    expect(data.deeds).toContainEqual(
      expect.objectContaining({ table: game, by: guest.me?.id, do: 'order', order: ['plan none'] }),
    );
    expect(data.deeds).toContainEqual(expect.objectContaining({ table: open, by: bot.id, do: 'sit' }));
    expect(new Set(data.deeds.map(({ by }) => by))).toEqual(new Set([guest.me?.id, person.me?.id, bot.id]));
    expect(JSON.stringify(data.deeds)).not.toContain('draws');
  });

  test('what somebody did at a table that they have left is theirs as well', async () => {
    const other = await TestPlayer.guest(server.address, 'Otto');
    const person = await enter('/api/accounts', { login: 'restless', password: PASSWORD });
    const { table } = await other.open({
      game: 'skirmish',
      seats: [{ me: true }, { free: true }],
      level: 'random',
    });
    await person.command(table, { do: 'sit' });
    for (const each of [person, other]) await each.command(table, { do: 'ready', ready: true });
    const seen = async () =>
      (await person.rest('GET', `/api/tables/${table}`)).body as { view: { viewSeq: number } | null };
    await until(async () => (await seen()).view !== null);
    const { viewSeq } = (await seen()).view ?? { viewSeq: 0 };
    await person.command(table, { do: 'order', viewSeq, order: ['plan none'] });
    expect((await person.command(table, { do: 'rise' })).status).toBe(200);
    const { table: before } = await other.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
    for (const each of ['sit', 'rise'] as const) await person.command(before, { do: each });
    const { tables, deeds } = (await person.rest('GET', '/api/me/data')).body as unknown as {
      tables: { id: string }[];
      deeds: { table: string; do: string }[];
    };
    expect(tables.map(({ id }) => id).toSorted()).toEqual([table, before].toSorted());
    const didAt = (id: string): string[] => deeds.filter((deed) => deed.table === id).map((deed) => deed.do);
    expect(didAt(table)).toEqual(['sit', 'ready', 'order']);
    expect(didAt(before)).toEqual(['sit', 'rise']);
  });

  test('beyond two hundred tables too', async () => {
    const person = await enter('/api/accounts', { login: 'busy.bee', password: PASSWORD });
    const { table } = await person.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
    const [row] = await beside.db.selectFrom('tables').selectAll().where('id', '=', table).execute();
    const ids = Array.from({ length: 450 }, (_, i) => `copied${String(i).padStart(6, '0')}`);
    for (const id of ids) {
      await beside.write([
        beside.db.insertInto('tables').values({ ...row, id, status: 'closed', ended_at: row.created_at }),
        beside.db
          .insertInto('seats')
          .values({ table_id: id, seat: 0, person: person.me?.id ?? '', bot: null }),
      ]);
    }
    const { body } = await person.rest('GET', '/api/me/data');
    expect(isMyData.Errors(body)).toEqual([]);
    expect((body['tables'] as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(
      [...ids, table].toSorted(),
    );
  });

  test('nothing is left of who was forgotten, in no table and in no file', async () => {
    const { guest, person, other, game } = await manyThings('waldemar', 'Waldemar');
    await person.rest('PATCH', '/api/me', { name: 'Waldemar Renamed' });
    await until(async () => (await everything()).includes('waldemar renamed'));
    expect((await person.rest('DELETE', '/api/me', { password: PASSWORD })).status).toBe(204);
    expect(await everything()).not.toContain('waldemar');
    const { body } = await other.rest('GET', `/api/tables/${game}/result`);
    expect(body['proof']).toMatchObject({ proved: true });
    const left = await other.rest('GET', `/api/tables/${game}`);
    expect(JSON.stringify(left.body).toLowerCase()).not.toContain('waldemar');
    expect((await guest.rest('GET', '/api/me')).status).toBe(401);
    if (store === 'sqlite') await until(() => !inFiles().includes('waldemar'));
  });

  test('a bot that is closed leaves no name', async () => {
    const { person, bot } = await manyThings('xaver', 'Xaver');
    expect((await person.rest('DELETE', `/api/me/bots/${bot.id}`)).status).toBe(204);
    expect(await everything()).not.toContain('xaver’s bot');
  });

  /** All rows of all tables, in lower case. */
  async function everything(): Promise<string> {
    const named =
      store === 'sqlite'
        ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
        : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`;
    const { rows } = await named.execute(beside.db);
    const texts = await Promise.all(
      rows.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(beside.db)).rows),
    );
    return JSON.stringify(texts).toLowerCase();
  }

  /** What is in the files of the embedded database, the write-ahead log among them. */
  function inFiles(): string {
    const files = readdirSync(options.data).filter((name) => name.startsWith(FILE_NAME));
    expect(files).toContain(`${FILE_NAME}-wal`);
    return files
      .map((name) => readFileSync(join(options.data, name), 'latin1'))
      .join('\n')
      .toLowerCase();
  }
});

test('what was deleted before deleting left nothing behind is not in the file after the upgrade', async () => {
  const { options } = await storedData('sqlite');
  const path = join(options.data, FILE_NAME);
  const file = new Database(path);
  const add = file.prepare(
    `insert into persons (id, kind, name, created_at, seen_at) values (?, 'guest', 'Zebulon of Kiel', 0, 0)`,
  );
  for (let i = 0; i < 500; i++) add.run(`zebulon${i}`);
  file.exec(`delete from persons where name like 'Zebulon%'`);
  file.close();
  expect(readFileSync(path, 'latin1')).toContain('Zebulon');
  await (await openStore({ data: options.data, process: 'test' })).close();
  expect(readFileSync(path, 'latin1')).not.toContain('Zebulon');
});

test.each(STORES)('on %s, who sat where is known after the upgrade, also who has left', async (name) => {
  const { options } = await storedData(name);
  const file = name === 'sqlite' ? new Database(join(options.data, FILE_NAME)) : null;
  // as it lay there when the server stopped
  file
    ?.prepare('insert into journal (table_id, position, at, body) values (?, ?, 0, ?)')
    .run('gone', 0, JSON.stringify({ do: 'sit', seat: 0, person: 'who left' }));
  file?.close();
  const store = await openStore({ ...options, process: 'test' });
  const { db } = store;
  const sat = new Set(
    (await db.selectFrom('sat').selectAll().execute()).map(({ person, table_id: id }) => `${id} ${person}`),
  );
  const seats = await db.selectFrom('seats').selectAll().where('person', 'is not', null).execute();
  expect(seats.length).toBeGreaterThan(3);
  expect(seats.filter(({ table_id: id, person }) => !sat.has(`${id} ${person}`))).toEqual([]);
  const deeds = await db.selectFrom('deeds').selectAll().where('body', 'like', '{"do":"sit"%').execute();
  expect(deeds.length).toBeGreaterThan(1);
  for (const { table_id: id, body } of deeds)
    expect(sat).toContain(`${id} ${(JSON.parse(body) as { person: string }).person}`);
  expect(sat.has('gone who left')).toBe(name === 'sqlite');
  await store.close();
});

test('what is handed out is read as it is taken, and others come in between', async () => {
  const kept = await openStore({ data: testOptions().data, process: 'test' });
  const { db } = kept;
  const person = 'somebody';
  for (let i = 0; i < 3; i++) {
    await db
      .insertInto('sat')
      .values({ table_id: `table${i}`, person })
      .execute();
    const opening = { do: 'open', host: person, seats: [{ person, bot: null }] };
    const ready = { do: 'ready', seat: 0, ready: true, word: 'w'.repeat(80) };
    await db
      .insertInto('deeds')
      .values(
        Array.from({ length: 1000 }, (_, seq) => ({
          table_id: `table${i}`,
          seq,
          at: seq,
          body: JSON.stringify(seq === 0 ? opening : ready),
        })),
      )
      .execute();
  }
  let read = 0;
  const counted = {
    ...kept,
    deeds: (...which: Parameters<typeof kept.deeds>) => (read++, kept.deeds(...which)),
  };
  let turns = 0;
  const turning = setInterval(() => turns++, 0);
  const first = { me: { id: person } } as unknown as FirstPart;
  const lists = { listed: () => Promise.resolve([]) };
  const pieces = ownData({ store: counted, lists }, { id: person } as never, first);
  let text = '';
  let longest = 0;
  for await (const piece of pieces) {
    text += piece;
    longest = Math.max(longest, piece.length);
    // a page is read when the one before was taken; each table ends with an empty one
    expect(read).toBeLessThanOrEqual(text.split('"ready"').length / 199 + 4);
  }
  clearInterval(turning);
  expect((JSON.parse(text) as { deeds: object[] }).deeds).toHaveLength(3000);
  expect(longest).toBeLessThan(64 * 1024);
  expect(turns).toBeGreaterThan(2);
  await kept.close();
});

test('who asks for it again and again is told to wait', async () => {
  const little = { burst: 1, perSecond: 0.0001 };
  const limits = {
    ...GENEROUS,
    budgets: { ...GENEROUS.budgets, exports: { person: little, address: GENEROUS.requests } },
  };
  const server = await testServer({ limits });
  const ann = await TestPlayer.guest(server.address, 'Ann');
  expect((await ann.rest('GET', '/api/me/data')).status).toBe(200);
  expect(await ann.rest('GET', '/api/me/data')).toMatchObject({
    status: 429,
    body: { error: { key: 'server.tooManyExports' } },
  });
  await server.stop();
});
