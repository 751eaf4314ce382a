import { isRefusal, type Refusal } from '@starboard/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableInfo, TournamentInfo } from '@starboard/wire/schema';
import type { Thinkers } from './bots/thinkers.ts';
import type { Log } from './ops/log.ts';
import { Admin } from './people/admin.ts';
import { openBeside, type Beside } from './store/beside.ts';
import { cookieIn, TestPlayer } from './testing/player.ts';
import { testOptions, testServer, type TestServer } from './testing/server.ts';
import { freshDatabase, onStores, storeOptions } from './testing/stores.ts';
import { Party, until } from './testing/table.ts';
import { NOBODY_WAITS } from './testing/thinkers.ts';

const must = async <T>(found: Promise<T | Refusal>): Promise<T> => {
  const value = await found;
  if (isRefusal(value)) throw new Error(value.reason);
  return value;
};

onStores('beside a running server on %s', (store) => {
  let server: TestServer;
  let beside: Beside;
  let admin: Admin;
  beforeAll(async () => {
    const options = { ...testOptions(), ...(await storeOptions(store)) };
    server = await testServer(options);
    beside = await must(openBeside(options));
    admin = new Admin(beside, 'tester');
  });
  afterAll(async () => {
    await beside.close();
    await server.stop();
  });

  const idOf = ({ me }: TestPlayer): string => me?.id ?? '';

  test('people are found by a part of their name', async () => {
    const hugo = await TestPlayer.guest(server.address, 'Hugo Böll');
    await TestPlayer.guest(server.address, 'Hugo 100%');
    expect((await admin.people('hugo b')).map(({ id }) => id)).toEqual([idOf(hugo)]);
    expect((await admin.people(idOf(hugo))).map(({ name }) => name)).toEqual(['Hugo Böll']);
    expect(await admin.people('nobody by that name')).toEqual([]);
    expect(await admin.ban('nobody')).toMatchObject({
      reason: 'There is nobody with the id or username "nobody".',
    });
  });

  /** An account with a bot that sits at a table of somebody else. */
  async function ownerOfBot(login: string) {
    const owner = await TestPlayer.account(server.address, login);
    const { body } = await owner.rest('POST', '/api/me/bots', { name: 'Beep' });
    const bot = new TestPlayer(server.address, null, { authorization: `Bearer ${body['token'] as string}` });
    const ann = await TestPlayer.guest(server.address, 'Ann');
    const { table } = await ann.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
    expect((await bot.command(table, { do: 'sit' })).status).toBe(200);
    const isSeated = async (): Promise<boolean> => {
      const { body: seen } = await ann.rest('GET', `/api/tables/${table}`);
      return (seen as { info: TableInfo }).info.seats[1].person !== null;
    };
    return { owner, bot, socket: await bot.connect(), table, isSeated };
  }

  test('the bots of who is silenced are silent, and of who is shut out are shut out', async () => {
    const { owner, bot, socket, table, isSeated } = await ownerOfBot('bot_owner');
    const say = async (): Promise<string> => (await socket.ask({ do: 'say', table, text: 'beep' })).type;
    expect(await say()).toBe('done');
    await must(admin.silence(idOf(owner), 7));
    await until(async () => (await say()) === 'refused');
    expect((await bot.rest('POST', `/api/tables/${table}/chat`, { text: 'beep' })).status).toBe(403);
    await must(admin.ban('bot_owner'));
    expect(await socket.closed).toBe(1008);
    expect((await bot.rest('GET', '/api/me')).status).toBe(401);
    await until(async () => !(await isSeated()));
    await must(admin.unban('bot_owner'));
    expect((await bot.rest('GET', '/api/me')).status).toBe(200);
  });

  test('the bots of who is forgotten leave their tables', async () => {
    const { owner, socket, isSeated } = await ownerOfBot('another_owner');
    expect(await must(admin.forget(idOf(owner), 60_000))).toMatchObject({ isDone: true });
    expect(await socket.closed).toBe(1008);
    expect(await isSeated()).toBe(false);
    expect((await admin.people('bot_owner')).map(({ login }) => login)).toEqual(['bot_owner']);
    expect(await admin.people('b_t_owner')).toEqual([]);
  });

  test('a report is listed with the words in question, until it is settled', async () => {
    const party = await Party.start(server.address);
    const [ann, bob] = party.sockets;
    const heard = ann.next('chat');
    await bob.ask({ do: 'say', table: party.table, text: 'something rude' });
    const { line } = await heard;
    const report = { person: idOf(bob.player), table: party.table, chat: line.id, reason: 'rude' };
    await ann.player.rest('POST', '/api/reports', report);
    const [found] = await admin.reports(false);
    expect(found).toMatchObject({
      reporter: idOf(ann.player),
      by_name: 'Player 0',
      about_name: 'Player 1',
      reason: 'rude',
      text: 'something rude',
      game: 'skirmish',
      status: 'playing',
    });
    expect(await admin.settle(found.id)).toBe(null);
    expect(await admin.reports(false)).toEqual([]);
    expect((await admin.reports(true)).map(({ handled }) => handled)).toEqual([1]);
    await until(() => Date.now() > found.at);
    await ann.player.rest('POST', '/api/reports', { ...report, reason: 'again' });
    expect((await admin.reports(true)).map(({ reason }) => reason)).toEqual(['again', 'rude']);
    expect(isRefusal(await admin.settle('nothing'))).toBe(true);
    const { table: elsewhere } = await ann.player.open({
      game: 'skirmish',
      seats: [{ me: true }, { free: true }],
    });
    for (const wrong of [
      { person: 'nobodynobody' },
      { table: 'nosuchtable0' },
      { chat: 'nosuchline00' },
      // she did not write it, and it was not written there
      { person: idOf(ann.player) },
      { table: elsewhere },
      { reason: 'nul \0' },
      { reason: '\u001B[2J' },
    ]) {
      const { status } = await ann.player.rest('POST', '/api/reports', { ...report, ...wrong });
      expect([400, 404], JSON.stringify(wrong)).toContain(status);
    }
    expect(await admin.reports(true)).toHaveLength(2);
    await party.close();
  });

  test('who is silenced plays on but does not write, until it is lifted', async () => {
    const party = await Party.start(server.address);
    const { sockets, table } = party;
    const say = async (): Promise<string> => (await sockets[0].ask({ do: 'say', table, text: 'hello' })).type;
    expect(await say()).toBe('done');
    await must(admin.silence(idOf(sockets[0].player), 7));
    await until(async () => (await say()) === 'refused');
    await party.step();
    await must(admin.silence(idOf(sockets[0].player), 0));
    await until(async () => (await say()) === 'done');
    await party.close();
  });

  test('who is shut out is cut off at once, and a bot plays on', async () => {
    const party = await Party.start(server.address);
    const left = party.sockets[0].next('info', ({ info }) => info.seats[1].away === 'vacant');
    const reason = new Promise<string>((resolve) =>
      party.sockets[1].socket.on('close', (_code, said) => resolve(said.toString())),
    );
    await must(admin.ban(idOf(party.sockets[1].player)));
    expect(await party.sockets[1].closed).toBe(1008);
    expect(await reason).toBe('shut out');
    await left;
    expect((await party.sockets[1].player.rest('GET', '/api/me')).status).toBe(401);
    await must(admin.unban(idOf(party.sockets[1].player)));
    expect((await party.sockets[1].player.rest('GET', '/api/me')).status).toBe(200);
    await party.close();
  });

  const statusOf = async (table: string): Promise<string> => {
    const row = beside.db.selectFrom('tables').select('status').where('id', '=', table);
    return (await row.executeTakeFirstOrThrow()).status;
  };

  test('a table is closed whatever goes on there, and all who are there are told', async () => {
    const party = await Party.start(server.address);
    const { table, sockets } = party;
    const told = sockets.map((socket) => socket.next('info', ({ info }) => info.status === 'closed'));
    expect(await admin.close(table, 60_000)).toEqual({ what: 'table', isDone: true });
    await Promise.all(told);
    const reason = 'This table was closed: take a seat at another table, or open one.';
    expect(await party.order(0, ['plan none'])).toMatchObject({ code: 'illegal', reason });
    expect((await sockets[1].watch(table)).info).toMatchObject({ status: 'closed', paused: false });
    expect((await sockets[0].player.rest('GET', '/api/me/tables')).body).toEqual([]);
    expect(await admin.close(table)).toMatchObject({ reason: `Table ${table} is closed already.` });
    expect(await admin.close('nosuchtable0')).toMatchObject({
      reason: 'There is no table, tournament, campaign or group "nosuchtable0".',
    });
    const open = await sockets[0].player.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
    expect(await admin.close(open.table, 60_000)).toEqual({ what: 'table', isDone: true });
    await party.close();
  });

  /** One that has begun, of that person and a bot, or of two bots; a table of it where a game is played. */
  async function tournamentOf(organizer: TestPlayer, plays: boolean) {
    const bots = plays ? ['random'] : ['random', 'random'];
    const plan = { title: 'Cup', game: 'nexus-ops', format: 'suddenDeath', level: 'random', bots };
    const planned = await organizer.rest('POST', '/api/tournaments', plan);
    const id = String(planned.body['tournament']);
    const wanted = (command: object) => organizer.rest('POST', `/api/tournaments/${id}/commands`, command);
    const seen = async () => {
      const { body } = await TestPlayer.stranger(server.address).rest('GET', `/api/tournaments/${id}`);
      return body as TournamentInfo;
    };
    if (plays) await wanted({ do: 'enter' });
    await wanted({ do: 'close' });
    const tables = async () => (await seen()).encounters.flatMap((each) => each.table ?? []);
    await until(async () => (await tables()).length > 0);
    return { id, seen, table: (await tables())[0] };
  }

  test('a campaign is cancelled', async () => {
    const olga = await TestPlayer.account(server.address, 'olgac');
    const { body } = await olga.rest('POST', '/api/campaigns', {
      title: 'War',
      seats: [{ me: true }, { free: true }],
    });
    const id = String(body['campaign']);
    expect(await admin.close(id, 60_000)).toEqual({ what: 'campaign', isDone: true });
    const seen = await olga.rest('GET', `/api/campaigns/${id}`);
    expect(seen.body['status']).toBe('cancelled');
    expect(await admin.close(id)).toMatchObject({ reason: `Campaign ${id} is cancelled already.` });
  });

  test('a tournament is cancelled: nobody waits at its tables, and what people play there stays theirs', async () => {
    const olga = await TestPlayer.account(server.address, 'olga');
    const { id, seen, table } = await tournamentOf(olga, true);
    await olga.command(table, { do: 'ready', ready: true });
    await until(async () => (await statusOf(table)) === 'playing');
    expect(await admin.close(id, 60_000)).toEqual({ what: 'tournament', isDone: true });
    expect((await seen()).status).toBe('cancelled');
    expect(await admin.close(id)).toMatchObject({ reason: `Tournament ${id} is cancelled already.` });
    expect(await statusOf(table)).toBe('playing');
    await olga.command(table, { do: 'resign' });
  });

  test('who is shut out runs no tournament of bots any more', async () => {
    const oskar = await TestPlayer.account(server.address, 'oskar');
    const { seen, table } = await tournamentOf(oskar, false);
    await must(admin.ban('oskar'));
    await until(async () => (await statusOf(table)) === 'closed');
    expect((await seen()).status).toBe('cancelled');
  });

  test('a game that is over stays', async () => {
    const party = await Party.start(server.address, { options: { rounds: 2 } });
    await party.playOut();
    const { table } = party;
    expect(await admin.close(table)).toMatchObject({
      reason: `Table ${table} is over: there is nothing to close.`,
    });
    await party.close();
  });

  test('who is shut out runs nothing any more: tables without anybody else are closed', async () => {
    const mallory = await TestPlayer.account(server.address, 'mallory');
    const { body } = await mallory.rest('POST', '/api/me/bots', { name: 'Beep' });
    const beep = new TestPlayer(server.address, null, { authorization: `Bearer ${body['token'] as string}` });
    const bots = [{ bot: 'cadet' }, { bot: 'cadet' }];
    const alone = [
      await mallory.open({ game: 'skirmish', seats: bots }),
      await mallory.open({ game: 'skirmish', seats: [{ me: true }, ...bots], ready: true }),
      await mallory.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] }),
      await beep.open({ game: 'skirmish', seats: [{ me: true }, ...bots], ready: true }),
    ];
    const ann = await TestPlayer.guest(server.address, 'Ann');
    const { table } = await mallory.open({
      game: 'skirmish',
      seats: [{ me: true }, { free: true }, { bot: 'random' }],
    });
    const { table: theirs } = await ann.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
    await ann.command(table, { do: 'sit' });
    await ann.command(table, { do: 'ready', ready: true });
    await mallory.command(table, { do: 'ready', ready: true });
    await mallory.command(theirs, { do: 'sit' });
    await must(admin.ban('mallory'));
    await until(async () => {
      const all = await Promise.all(alone.map((each) => statusOf(each.table)));
      return all.every((status) => status === 'closed' || status === 'over');
    });
    const seats = async (id: string) =>
      ((await ann.rest('GET', `/api/tables/${id}`)).body as { info: TableInfo }).info.seats;
    await until(async () => (await seats(table))[0].away === 'vacant');
    await until(async () => (await seats(theirs))[1].person === null);
    expect([await statusOf(table), await statusOf(theirs)]).toEqual(['playing', 'open']);
    await must(admin.unban('mallory'));
  });

  test('who forgot the password gets another, and the old one is worth nothing', async () => {
    const sign = (path: string, password: string): Promise<Response> =>
      fetch(`${server.address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ login: 'forgetful', password }),
      });
    const cookie = cookieIn(await sign('/api/accounts', 'the old secret'));
    const password = await must(admin.newPassword('Forgetful'));
    expect((await sign('/api/sessions', 'the old secret')).status).toBe(403);
    expect((await sign('/api/sessions', password)).status).toBe(200);
    expect((await fetch(`${server.address}/api/me`, { headers: { cookie } })).status).toBe(401);
    const guest = await TestPlayer.guest(server.address, 'Gus');
    expect(await admin.newPassword(idOf(guest))).toMatchObject({
      reason: 'Gus has no account, and so no password.',
    });
  });

  test('who is to be forgotten is, with seats, words and name', async () => {
    const party = await Party.start(server.address);
    const [ann, bob] = party.sockets;
    await bob.ask({ do: 'say', table: party.table, text: 'I was here' });
    await must(admin.forget(idOf(bob.player)));
    expect(await bob.closed).toBe(1008);
    await until(async () => (await ann.watch(party.table)).chat.length === 0);
    const { info } = await ann.watch(party.table);
    expect(info.seats[1]).toMatchObject({ person: null, away: 'vacant' });
    expect(await admin.people('Player 1')).not.toContainEqual(
      expect.objectContaining({ id: idOf(bob.player) }),
    );
    await party.close();
  });
});

test('the bots of a table that is closed think no further, nor do those of a seat that somebody takes back', async () => {
  const thoughts: AbortSignal[] = [];
  const thinkers: Thinkers = {
    ...NOBODY_WAITS,
    think: (_claim, _question, signal) => {
      if (signal !== undefined) thoughts.push(signal);
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('ended'))));
    },
    close: () => Promise.resolve(),
  };
  const failed: object[] = [];
  const log: Log = { info: () => {}, warn: () => {}, error: (details) => void failed.push(details) };
  const options = { ...testOptions(), parts: { thinkers, log, pace: { bots: 0 } } };
  const server = await testServer(options);
  const beside = await must(openBeside(options));
  const ann = await TestPlayer.guest(server.address, 'Ann');
  const { table } = await ann.open({
    game: 'skirmish',
    seats: [{ me: true }, { bot: 'cadet' }, { bot: 'cadet' }],
    ready: true,
  });
  await ann.command(table, { do: 'standIn' });
  await until(() => thoughts.length === 3);
  await ann.command(table, { do: 'back' });
  await until(() => thoughts[2].aborted);
  expect(thoughts.map(({ aborted }) => aborted)).toEqual([false, false, true]);
  expect(await new Admin(beside, 'tester').close(table, 60_000)).toEqual({ what: 'table', isDone: true });
  await until(() => thoughts.every(({ aborted }) => aborted));
  expect(thoughts).toHaveLength(3);
  expect(failed).toEqual([]);
  await beside.close();
  await server.stop();
});

test('a database in which no server has ever been is said to be empty', { tags: 'slow' }, async () => {
  const refused = await openBeside({ data: '', databaseUrl: await freshDatabase() });
  expect(isRefusal(refused) && refused.reason).toContain('The database is empty: start the server once');
});
