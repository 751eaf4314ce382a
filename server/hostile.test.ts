// @module-tag slow: floods of messages, and passwords guessed by the dozen

import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USUAL_LIMITS } from './config.ts';
import { SOCKET_ADDRESS } from '@starboard/wire/socket';
import type { Command, NewTable, RefusalBody, ServerMessage } from '@starboard/wire/schema';
import { cookieIn, TestPlayer, type TestSocket } from './testing/player.ts';
import { freshDatabase, onStores, storeOptions } from './testing/stores.ts';
import { Party, must, until } from './testing/table.ts';
import { GENEROUS, testServer, type TestServer } from './testing/server.ts';

onStores('on %s', (store) => {
  let server: TestServer;
  let party: Party;
  let mallory: TestSocket;

  beforeAll(async () => {
    server = await testServer(await storeOptions(store));
    party = await Party.start(server.address, { more: { visibility: 'invited' } });
    mallory = await (await TestPlayer.guest(server.address, 'Mallory')).connect();
  });

  afterAll(async () => {
    await mallory.close();
    await party.close();
    await server.stop();
  });

  /** Everything that anybody sees of the table. */
  async function allSeen(): Promise<string> {
    await party.settle();
    const seen = await Promise.all(
      party.sockets.map(async ({ player }) => (await player.rest('GET', `/api/tables/${party.table}`)).body),
    );
    return JSON.stringify(seen);
  }

  /** Nothing has changed, and the others play on. */
  async function expectUnharmed(before: string): Promise<void> {
    expect(await allSeen()).toBe(before);
    await party.step();
  }

  const commands = (): Command[] => [
    { do: 'order', viewSeq: 0, order: ['plan none'] },
    { do: 'undo', viewSeq: 0 },
    { do: 'answer', answer: null },
    { do: 'sit' },
    { do: 'rise' },
    { do: 'bot', seat: 0, level: 'random' },
    { do: 'remove', seat: 0 },
    { do: 'ready', ready: true },
    { do: 'offer', offer: 'draw' },
    { do: 'agree' },
    { do: 'decline' },
    { do: 'resume' },
    { do: 'resign' },
    { do: 'standIn' },
    { do: 'back' },
    { do: 'replace', seat: 0 },
    { do: 'claim', seat: 0 },
    { do: 'rematch' },
    { do: 'close' },
  ];

  test('who is not invited does not even learn that the table is there', async () => {
    const before = await allSeen();
    const { table } = party;
    for (const command of commands()) {
      expect(await mallory.do(table, command), command.do).toMatchObject({ code: 'unknown' });
      const { status, body } = await mallory.player.command(table, command, 'abcdefabcdefabcdefab');
      expect([status, body]).toMatchObject([404, { error: { code: 'unknown' } }]);
    }
    const nowhere = await mallory.do('nosuchtable0', { do: 'resign' });
    expect(await mallory.do(table, { do: 'resign' })).toEqual(nowhere);
    for (const path of ['', '/log', '/record', '/result', '/chat']) {
      const answer = await mallory.player.rest('GET', `/api/tables/${table}${path}`);
      expect(answer.status, path).toBe(404);
      expect(answer.body).toEqual((await mallory.player.rest('GET', `/api/tables/nosuchtable0${path}`)).body);
    }
    expect(await mallory.ask({ do: 'watch', table, invite: 'abcdefabcdefabcdefab' })).toMatchObject({
      type: 'refused',
    });
    expect(await mallory.ask({ do: 'say', table, text: 'hello' })).toMatchObject({ type: 'refused' });
    expect(await mallory.ask({ do: 'legal', table, order: [] })).toMatchObject({ type: 'refused' });
    await expectUnharmed(before);
  });

  test('who watches cannot act', async () => {
    const eve = await (await TestPlayer.guest(server.address, 'Eve')).connect();
    const { table, invite } = party;
    const watching = await eve.watch(table, { invite });
    expect(watching.seat).toBe(null);
    expect(watching.view?.viewer).toBe(-1);
    const before = await allSeen();
    for (const command of commands().filter(({ do: what }) => what !== 'sit')) {
      const { status, body } = await eve.player.command(table, command, invite);
      expect([status, body], command.do).toMatchObject([
        expect.any(Number),
        { error: { reason: expect.any(String) as unknown } },
      ]);
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect((await eve.player.command(table, { do: 'sit' }, invite)).body).toMatchObject({
      error: { code: 'illegal' },
    });
    await expectUnharmed(before);
    await eve.close();
  });

  test('who says nothing of itself is asked for a name', async () => {
    const stranger = await TestPlayer.stranger(server.address).connect();
    expect(await stranger.do(party.table, { do: 'resign' })).toMatchObject({ code: 'nobody' });
    expect((await stranger.player.command(party.table, { do: 'resign' })).status).toBe(401);
    expect((await stranger.player.rest('GET', '/api/me')).status).toBe(401);
    await stranger.close();
  });

  test('a stale, illegal or forged order changes nothing and is told why', async () => {
    const before = await allSeen();
    const { table } = party;
    const view = party.followed(0).view;
    if (view === null) throw new Error('no view');
    const [seat] = view.actors;
    const socket = party.sockets[seat];
    const { viewSeq } = party.followed(seat).view ?? view;
    const legal = party.followed(seat).anyOrder(party.game, seat, party.random);
    for (const stale of [viewSeq - 1, viewSeq + 1, 1_000_000]) {
      if (stale < 0) continue;
      expect(await socket.do(table, { do: 'order', viewSeq: stale, order: legal })).toMatchObject({
        code: 'stale',
      });
      expect(await socket.do(table, { do: 'undo', viewSeq: stale })).toMatchObject({ code: 'stale' });
    }
    for (const order of [
      ['strike'],
      ['muster Z'],
      ['dance'],
      ['pass', 'pass'],
      [''],
      ['plan oracle'],
      Array(400).fill('pass') as string[],
    ]) {
      const refused = await socket.do(table, { do: 'order', viewSeq, order });
      expect(refused, order.join()).toMatchObject({ code: 'illegal', reason: expect.any(String) as unknown });
    }
    const other = party.sockets[1 - seat];
    const at = party.followed(1 - seat).view?.viewSeq ?? 0;
    const both = view.actors.includes(1 - seat);
    const early = both ? null : await other.do(table, { do: 'order', viewSeq: at, order: legal });
    expect(both ? null : early?.key).toBe(both ? null : 'engine.othersDecide');
    // a seat is who sits there: a message cannot name another
    const forged = { do: 'order', table, viewSeq, order: legal, seat: 1 - seat } as never;
    expect(await other.ask(forged)).toMatchObject({ type: 'refused', refusal: { code: 'malformed' } });
    await expectUnharmed(before);
  });

  test('what is malformed is told so, and the socket stays open', async () => {
    const before = await allSeen();
    const heard = mallory.heard.length;
    const junk = [
      'null',
      '[]',
      '"order"',
      '{',
      '{"do":1}',
      '{"do":"dance"}',
      '{"do":"__proto__"}',
      '{"do":"constructor"}',
      '{"do":"order"}',
      '{"do":"order","table":"x","viewSeq":-1,"order":["a"]}',
      '{"do":"order","table":"xxxx","viewSeq":1.5,"order":["a"]}',
      '{"do":"order","table":"xxxx","viewSeq":1,"order":"a"}',
      '{"do":"order","table":"xxxx","viewSeq":1,"order":[]}',
      '{"do":"watch","table":{"$ne":null}}',
      '{"do":"watch","table":"\' or 1=1 --"}',
      `{"do":"say","table":"xxxx","text":${JSON.stringify('x'.repeat(501))}}`,
      String.raw`{"do":"say","table":"xxxx","text":"\u0000"}`,
      String.raw`{"do":"say","table":"xxxx","text":"\u001b[2J"}`,
      `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
      '{"do":"ready","table":"xxxx","ready":"yes"}',
    ];
    for (const text of junk) mallory.socket.send(text);
    mallory.socket.send(Buffer.from([1, 2, 3]));
    await mallory.ask({ do: 'ping' });
    const answers = mallory.heard.slice(heard, -1).map((text) => JSON.parse(text) as ServerMessage);
    expect(answers.length).toBe(junk.length + 1);
    for (const answer of answers)
      expect(answer).toMatchObject({
        type: 'refused',
        refusal: { code: 'malformed', reason: expect.any(String) as unknown },
      });
    await expectUnharmed(before);
  });

  test('what is too large is cut off', async () => {
    const before = await allSeen();
    const giant = await (await TestPlayer.guest(server.address, 'Giant')).connect();
    giant.socket.send(JSON.stringify({ do: 'say', table: party.table, text: 'x'.repeat(GENEROUS.payload) }));
    expect(await giant.closed).toBe(1009);
    const body = { name: 'x'.repeat(GENEROUS.body) };
    expect((await mallory.player.rest('POST', '/api/guests', body)).status).toBe(413);
    const options = { sector: 'x'.repeat(1000) };
    const table = { game: 'skirmish', seats: [{ me: true }, { free: true }], options };
    expect((await mallory.player.rest('POST', '/api/tables', table)).status).toBe(422);
    await expectUnharmed(before);
  });

  test('a guessed token or session is nobody', async () => {
    const guesses = ['', 'x', '0123456789abcdef0123456789abcdef', '../../etc/passwd', 'a'.repeat(500)];
    for (const guess of guesses) {
      for (const headers of [{ authorization: `Bearer ${guess}` }, { cookie: `starboard=${guess}` }]) {
        expect((await fetch(`${server.address}/api/me`, { headers })).status).toBe(401);
      }
    }
    const headers = { authorization: 'Bearer 0123456789abcdef0123456789abcdef' };
    const guesser = await new TestPlayer(server.address, null, headers).connect();
    expect(JSON.parse(guesser.heard[0])).toMatchObject({ type: 'hello', person: null });
    await guesser.close();
  });

  test('a page of another site can neither read along nor act', async () => {
    const { headers } = party.sockets[0].player;
    const status = await new Promise((resolve) => {
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}${SOCKET_ADDRESS}`, {
        headers: { ...headers, origin: 'https://evil.example' },
      });
      socket.on('error', (error) => resolve(error.message));
      socket.on('open', () => resolve('open'));
    });
    expect(status).toContain('403');
    for (const sent of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const response = await fetch(`${server.address}/api/tables/${party.table}/commands`, {
        method: 'POST',
        headers: { ...headers, ...sent, 'content-type': 'application/json' },
        body: JSON.stringify({ do: 'resign' }),
      });
      expect(response.status).toBe(403);
    }
    // a form of another site can send text, but not JSON
    const form = await fetch(`${server.address}/api/tables/${party.table}/commands`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/plain' },
      body: JSON.stringify({ do: 'resign' }),
    });
    expect(form.status).toBeGreaterThanOrEqual(400);
    expect(party.isOver).toBe(false);
  });

  test.each([
    '/api/tables/%00',
    '/api/tables/..%2f..',
    '/api/tables/a/commands',
    '/api/me/blocks/x',
    '/api/live',
  ])('%s does no harm', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status } = await mallory.player.rest(method, path);
      expect(status, method).toBeGreaterThanOrEqual(400);
      expect(status, method).toBeLessThan(500);
    }
  });
});

test('floods are slowed down, then cut off, and others keep playing', async () => {
  // what comes back with time hardly does, so that a slow machine sees the limit as well
  const slowly = { perSecond: 0.001 };
  const { requests } = USUAL_LIMITS;
  const server = await testServer({
    limits: { ...USUAL_LIMITS, signIns: { burst: 8, ...slowly }, requests: { ...requests, ...slowly } },
  });
  const party = await Party.start(server.address);
  const flood = await (await TestPlayer.guest(server.address, 'Flood')).connect();
  let limited = 0;
  flood.onMessage((message) => {
    if (message.type === 'refused' && message.refusal.code === 'limit') limited++;
  });
  for (let i = 0; i < 2000; i++) flood.socket.send('{"do":"ping"}');
  expect(await flood.closed).toBe(1008);
  expect(limited).toBeGreaterThan(100);
  await party.step();

  const wrong = { login: 'somebody', password: 'wrong password' };
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) {
    const response = await fetch(`${server.address}/api/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wrong),
    });
    expect(cookieIn(response)).toBe('');
    statuses.push(response.status);
  }
  expect(statuses).toContain(403);
  expect(statuses.at(-1)).toBe(429);

  const many = await Promise.all(
    Array.from({ length: 300 }, () => fetch(`${server.address}/api/tables`).then(({ status }) => status)),
  );
  expect(many).toContain(429);
  await party.step();
  await party.close();
  await server.stop();
});

test('a request that is begun and never ended is cut off', async () => {
  const server = await testServer({ limits: { ...GENEROUS, patience: 400 } });
  const { port, hostname } = new URL(server.address);
  const begun = [
    'POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"na',
    'GET /api/tables HTTP/1.1\r\nHost: he',
  ];
  const ends = begun.map(
    (text) =>
      new Promise((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.write(text));
        socket
          .on('close', () => resolve('cut off'))
          .on('error', () => {})
          .resume();
      }),
  );
  expect(await Promise.all(ends)).toEqual(begun.map(() => 'cut off'));
  await server.stop();
});

test('pings and pongs count as messages do', async () => {
  const server = await testServer({
    limits: { ...USUAL_LIMITS, messages: { burst: 60, perSecond: 0.001 } },
  });
  for (const knock of ['ping', 'pong'] as const) {
    const { socket } = await TestPlayer.stranger(server.address).connect();
    let answered = 0;
    socket.on('pong', () => answered++);
    for (let i = 0; i < 2000; i++) socket[knock]();
    expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(1008);
    expect(answered).toBe(knock === 'ping' ? 60 : 0);
  }
  await server.stop();
});

test('one person does not take all sockets, and a table is followed once', async () => {
  const server = await testServer({ limits: { ...GENEROUS, perPerson: 3, tables: 2 } });
  const person = await TestPlayer.guest(server.address, 'Many');
  const sockets = await Promise.all([person.connect(), person.connect(), person.connect()]);
  const fourth = new WebSocket(`${server.address.replace('http', 'ws')}${SOCKET_ADDRESS}`, {
    headers: person.headers,
  });
  expect(await new Promise((resolve) => fourth.on('close', resolve))).toBe(1013);
  const tables = await Promise.all(
    Array.from({ length: 3 }, () => person.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] })),
  );
  await sockets[0].watch(tables[0].table);
  await sockets[0].watch(tables[1].table);
  await sockets[0].watch(tables[1].table);
  expect(await sockets[0].ask({ do: 'watch', table: tables[2].table })).toMatchObject({
    refusal: { code: 'limit', reason: 'One connection can follow 2 tables at most.' },
  });
  await Promise.all(sockets.map((socket) => socket.close()));
  await server.stop();
});

test('a log does not grow by orders that are undone again and again', async () => {
  const server = await testServer();
  const party = await Party.start(server.address);
  const [ann] = party.sockets;
  const { table } = party;
  for (const seat of [0, 1]) {
    await must(party.order(seat, ['plan none']));
    await party.settle();
  }
  let undone = 0;
  let refused: RefusalBody | null = null;
  while (refused === null && undone < 1000) {
    await must(party.order(0, ['pass']));
    await party.settle();
    const viewSeq = party.followed(0).view?.viewSeq ?? 0;
    refused = await ann.do(table, { do: 'undo', viewSeq });
    await party.settle();
    if (refused === null) undone++;
  }
  expect(refused).toMatchObject({ code: 'limit', key: 'server.tooManyUndone' });
  // a hundred, and five more for each of the two that stand
  expect(undone).toBe(110);
  await must(party.order(1, ['pass']));
  await party.close();
  await server.stop();
});

test('one person does not open tables without end', async () => {
  const server = await testServer({ limits: { ...GENEROUS, unfinished: { guest: 2, account: 3 } } });
  const guest = await TestPlayer.guest(server.address, 'Many');
  const table: NewTable = { game: 'skirmish', seats: [{ me: true }, { free: true }] };
  const first = await guest.open(table);
  await guest.open(table);
  const { status, body } = await guest.rest('POST', '/api/tables', table);
  expect(status).toBe(429);
  expect(body).toMatchObject({
    error: {
      code: 'limit',
      reason: 'A guest can have 2 unfinished tables: finish one first, or create an account to have more.',
    },
  });
  await guest.command(first.table, { do: 'close' });
  await guest.open(table);
  const registered = await guest.rest('POST', '/api/accounts', {
    login: 'many',
    password: 'a long enough secret',
  });
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const account = new TestPlayer(server.address, null, { cookie });
  const { body: beep } = await account.rest('POST', '/api/me/bots', { name: 'Beep' });
  const bot = new TestPlayer(server.address, null, { authorization: `Bearer ${beep['token'] as string}` });
  await bot.open(table);
  expect((await bot.rest('POST', '/api/tables', table)).status).toBe(429);
  await server.stop();
});

test('tables that are opened all at once are counted one after the other', async () => {
  const server = await testServer({ limits: { ...GENEROUS, unfinished: { guest: 2, account: 3 } } });
  const guest = await TestPlayer.guest(server.address, 'Many');
  const table: NewTable = { game: 'skirmish', seats: [{ me: true }, { free: true }] };
  const opened = await Promise.all(
    Array.from({ length: 20 }, () => guest.rest('POST', '/api/tables', table).then(({ status }) => status)),
  );
  expect(opened.filter((status) => status === 200)).toHaveLength(2);
  await server.stop();
});

test('one address does not fill the lobby, the chat or the host’s list, under however many names', async () => {
  const little = { burst: 3, perSecond: 0.001 };
  const budget = { person: { ...little, burst: 2 }, address: little };
  const budgets = { ...GENEROUS.budgets, tables: budget, chat: budget, reports: budget };
  const server = await testServer({ limits: { ...GENEROUS, budgets } });
  const people = await Promise.all(
    ['Ann', 'Bob', 'Cid'].map((name) => TestPlayer.guest(server.address, name)),
  );
  const table: NewTable = { game: 'skirmish', seats: [{ me: true }, { free: true }] };
  const statuses: number[] = [];
  for (const person of people)
    for (let i = 0; i < 3; i++) statuses.push((await person.rest('POST', '/api/tables', table)).status);
  expect(statuses).toEqual([200, 200, 429, 200, 429, 429, 429, 429, 429]);
  const [{ id }] = (await people[0].rest('GET', '/api/tables')).body['open'] as { id: string }[];
  const host = (await people[1].rest('GET', '/api/me/tables')).body as unknown as { table: { id: string } }[];
  const own = host[0].table.id;
  const lines = await Promise.all(
    Array.from({ length: 6 }, () => people[1].rest('POST', `/api/tables/${own}/chat`, { text: 'x' })),
  );
  expect(lines.filter(({ status }) => status === 204)).toHaveLength(2);
  const report = { person: people[0].me?.id, table: id, reason: 'again' };
  const reports = await Promise.all(
    Array.from({ length: 6 }, () => people[2].rest('POST', '/api/reports', report)),
  );
  expect(reports.filter(({ status }) => status === 204)).toHaveLength(2);
  await server.stop();
});

test('who opens socket after socket is told to wait', async () => {
  const server = await testServer({ limits: { ...GENEROUS, connects: { burst: 3, perSecond: 0.001 } } });
  for (let i = 0; i < 3; i++) await (await TestPlayer.stranger(server.address).connect()).close();
  await expect(TestPlayer.stranger(server.address).connect()).rejects.toThrow('429');
  await server.stop();
});

test('who is refused a socket does not keep the connection', async () => {
  const server = await testServer({ limits: { ...GENEROUS, connects: { burst: 0, perSecond: 0 } } });
  const { port, hostname } = new URL(server.address);
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
  for (const [path, status] of [
    ['/nowhere', 404],
    [SOCKET_ADDRESS, 429],
  ] as const) {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    socket.on('error', () => {});
    let heard = '';
    socket.setEncoding('latin1').on('data', (text: string) => (heard += text));
    const gone = new Promise((resolve) => {
      socket.once('end', () => resolve(undefined));
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${upgrade}\r\n`);
    await gone;
    expect(heard).toContain(`HTTP/1.1 ${status}`);
    // what is written to a connection that is gone is answered by the system
    await until(() => {
      socket.write('still here');
      return socket.destroyed;
    });
  }
  await server.stop();
});

test('at however many processes on one database', async () => {
  const databaseUrl = await freshDatabase();
  const limits = { ...GENEROUS, connects: { burst: 4, perSecond: 0.001 } };
  const servers = [await testServer({ databaseUrl, limits }), await testServer({ databaseUrl, limits })];
  const come = async ({ address }: TestServer): Promise<number> =>
    (await TestPlayer.stranger(address).connect()).close();
  for (const server of [...servers, ...servers]) await come(server);
  for (const server of servers) await expect(come(server)).rejects.toThrow('429');
  for (const server of servers) await server.stop();
});

test('one password is not guessed from many addresses, nor from the many of one network', async () => {
  const limits = { ...GENEROUS, signIns: { burst: 3, perSecond: 0.001 } };
  const server = await testServer({ trustProxy: true, limits });
  const tries = async (address: string, login: string): Promise<number> =>
    (
      await new TestPlayer(server.address, null, { 'x-forwarded-for': address }).rest(
        'POST',
        '/api/sessions',
        {
          login,
          password: 'wrong password',
        },
      )
    ).status;
  const many: number[] = [];
  for (let i = 0; i < 4; i++) many.push(await tries(`9.9.9.${i}`, i % 2 === 0 ? 'somebody' : 'SomeBody'));
  expect(many).toEqual([403, 403, 403, 429]);
  const oneNetwork: number[] = [];
  for (let i = 0; i < 4; i++) oneNetwork.push(await tries(`2001:db8::${i}`, `name${i}`));
  expect(oneNetwork).toEqual([403, 403, 403, 429]);
  await server.stop();
});

test('behind a proxy nobody gets around the limits by claiming to be many', async () => {
  const limits = { ...GENEROUS, perAddress: 3, requests: { burst: 5, perSecond: 0.001 } };
  const server = await testServer({ trustProxy: true, limits });
  const from = (said: string) => ({ 'x-forwarded-for': `${said}, 9.9.9.9` });
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++)
    statuses.push((await fetch(`${server.address}/api/games`, { headers: from(`1.1.1.${i}`) })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const sockets = await Promise.allSettled(
    Array.from({ length: 5 }, (_, i) => new TestPlayer(server.address, null, from(`1.1.1.${i}`)).connect()),
  );
  const open = sockets.flatMap((socket) => (socket.status === 'fulfilled' ? [socket.value] : []));
  expect(open.length).toBeLessThan(5);
  await Promise.all(open.map((socket) => socket.close()));
  await server.stop();
});

test('whoever has many networks of IPv6 gets eight times what one address has, not thousands', async () => {
  const limits = { ...GENEROUS, perAddress: 2, requests: { burst: 5, perSecond: 0.001 } };
  const server = await testServer({ trustProxy: true, limits });
  const from = (i: number) => ({ 'x-forwarded-for': `2001:db8:1:${i.toString(16)}::1` });
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, i) => {
      const { status } = await fetch(`${server.address}/api/games`, { headers: from(i) });
      return status;
    }),
  );
  expect(statuses.filter((status) => status === 200).length).toBe(40);
  const open: { close(): Promise<unknown> }[] = [];
  for (let i = 100; i < 120; i++)
    await new TestPlayer(server.address, null, from(i)).connect().then(
      (socket) => open.push(socket),
      () => {},
    );
  expect(open.length).toBe(16);
  await Promise.all(open.map((socket) => socket.close()));
  await server.stop();
});

test('a rematch is a table like any other: nobody opens more by giving up again and again', async () => {
  const budget = { person: { burst: 2, perSecond: 0.001 }, address: { burst: 3, perSecond: 0.001 } };
  const budgets = { ...GENEROUS.budgets, tables: budget, chat: budget, reports: budget };
  const server = await testServer({ limits: { ...GENEROUS, budgets } });
  const ann = await TestPlayer.guest(server.address, 'Ann');
  const seats: NewTable['seats'] = [{ me: true }, { bot: 'random' }];
  let { table } = await ann.open({ game: 'skirmish', seats, level: 'random', ready: true });
  const again = async (): Promise<number> => {
    await ann.command(table, { do: 'resign' });
    // who asks twice asks for the same one
    await ann.command(table, { do: 'rematch' });
    const { status } = await ann.command(table, { do: 'rematch' });
    const { body } = await ann.rest('GET', `/api/tables/${table}`);
    table = (body['info'] as { next: string | null }).next ?? table;
    await ann.command(table, { do: 'ready', ready: true });
    return status;
  };
  expect([await again(), await again(), await again()]).toEqual([200, 429, 429]);
  await server.stop();
});

test('a message in crumbs is not waited for to its end', async () => {
  const server = await testServer();
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}${SOCKET_ADDRESS}`);
  await new Promise((resolve) => socket.once('message', resolve));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  for (let i = 0; i < 100; i++) socket.send(' ', { fin: false });
  expect(await closed).toBe(1008);
  await server.stop();
});
