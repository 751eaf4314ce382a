// @module-tag slow: three processes, a PostgreSQL and a Redis

import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createClient } from '@redis/client';
import { FastChance, isRefusal } from '@starboard/engine';
import { replayGame, type GameFile } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { volume } from '../engine/testkit/volume.ts';
import { startServer } from './server.ts';
import { TestPlayer } from './testing/player.ts';
import { ServerProcess } from './testing/processes.ts';
import { startRedis, type TestRedis } from './testing/redis.ts';
import { testOptions, testServer, type TestServer } from './testing/server.ts';
import { freshDatabase } from './testing/stores.ts';
import { Stubborn, whatIsLost } from './testing/stubborn.ts';
import { Party, until } from './testing/table.ts';
import { tap } from './testing/wiretap.ts';

const PASSWORD = 'not-to-be-told';
const TABLES = volume({ daily: 3, long: 12, mutation: 3 });

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis(PASSWORD);
});
afterAll(() => redis.stop());

/** Does the process hear the bus? */
async function hears(address: string): Promise<boolean> {
  const figures = await (await fetch(`${address}/metrics`)).text();
  return /^starboard_bus_heard 1$/m.test(figures);
}

const allHear = (addresses: readonly string[]) => (): Promise<boolean> =>
  Promise.all(addresses.map(hears)).then((all) => all.every(Boolean));

const noneHears = (addresses: readonly string[]) => (): Promise<boolean> =>
  Promise.all(addresses.map(hears)).then((all) => !all.some(Boolean));

/** What the database tells of deeds, and which processes it knows. */
async function deedsTold(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  const texts: string[] = [];
  client.on('notification', ({ payload = '' }) => {
    if (/^[^:]{2,}:\d+$/.test(payload)) texts.push(payload);
  });
  await client.connect();
  await client.query('listen starboard');
  return {
    texts,
    async processes(): Promise<string[]> {
      const { rows } = await client.query<{ id: string }>('select id from processes');
      return rows.map(({ id }) => id);
    },
    end: () => client.end(),
  };
}

/** So many steps of a game whose seats are at different processes, each seen at all of them before the next. */
async function steps(party: Party, count: number): Promise<void> {
  for (let step = 0; step < count && !party.isOver; step++) {
    const before = party.followed(0).view?.viewSeq ?? 0;
    await party.step();
    await until(() => party.sockets.every((_, seat) => (party.followed(seat).view?.viewSeq ?? 0) > before));
  }
}

async function cluster(databaseUrl: string, busUrls: readonly (string | undefined)[]): Promise<TestServer[]> {
  const servers: TestServer[] = [];
  for (const busUrl of busUrls) servers.push(await testServer({ databaseUrl, busUrl, logLevel: 'none' }));
  return servers;
}

const stopAll = (servers: readonly TestServer[]): Promise<void[]> =>
  Promise.all(servers.map((server) => server.stop()));

test('the bus carries moves, and nothing but tables and numbers crosses it, byte by byte', async () => {
  const wiretap = await tap(redis.port);
  const databaseUrl = await freshDatabase();
  const busUrl = `redis://:${PASSWORD}@127.0.0.1:${wiretap.port}`;
  const servers = await cluster(databaseUrl, [busUrl, busUrl, busUrl]);
  const addresses = servers.map(({ address }) => address);
  await until(allHear(addresses));
  const database = await deedsTold(databaseUrl);
  const party = await Party.start(addresses, { seats: 3 });
  await party.sockets[0].ask({ do: 'say', table: party.table, text: 'Words of a person' });
  await steps(party, 20);
  // as long as all processes hear the bus, the database is spared
  expect(database.texts).toEqual([]);
  const processes = await database.processes();
  expect(processes).toHaveLength(3);
  await party.close();
  await database.end();
  await stopAll(servers);
  const commands = wiretap.sent().flatMap(commandsIn);
  await wiretap.close();
  const ids = [party.table, ...processes].join('|');
  const allowed = new RegExp(
    `^(HELLO 3 AUTH default ${PASSWORD}|PUBLISH starboard:(${ids}) [1-9][0-9]{0,9}|(un)?subscribe( starboard:(${ids}))+)$`,
  );
  expect(commands.map((each) => each.join(' ')).filter((each) => !allowed.test(each))).toEqual([]);
  const moves = commands.filter(
    ([kind, channel]) => kind === 'PUBLISH' && channel === `starboard:${party.table}`,
  );
  expect(moves.length).toBeGreaterThan(20);
});

/** The commands in what a client of Redis sent; there is nothing else in it. */
function commandsIn(bytes: Buffer): string[][] {
  const text = bytes.toString('latin1');
  const commands: string[][] = [];
  let at = 0;
  const line = (mark: string): number => {
    const end = text.indexOf('\r\n', at);
    if (end < 0 || text[at] !== mark) throw new Error(`No command at ${at} of ${text.length}.`);
    const number = Number(text.slice(at + 1, end));
    at = end + 2;
    return number;
  };
  while (at < text.length) {
    const command: string[] = [];
    for (let left = line('*'); left > 0; left--) {
      const length = line('$');
      command.push(text.slice(at, at + length));
      at += length + 2;
    }
    commands.push(command);
  }
  return commands;
}

test('a process hears only of tables that it serves', async () => {
  const databaseUrl = await freshDatabase();
  const servers = await cluster(databaseUrl, [redis.url, redis.url]);
  const [one, other] = servers.map(({ address }) => address);
  await until(allHear([one, other]));
  const here = await Party.start(one);
  const both = await Party.start([one, other]);
  const client = createClient({ url: redis.url });
  await client.connect();
  const subscribers = (): Promise<Record<string, number>> =>
    client.pubSubNumSub([here.table, both.table].map((table) => `starboard:${table}`));
  expect(Object.values(await subscribers())).toEqual([1, 2]);
  client.destroy();
  await Promise.all([here.close(), both.close()]);
  await stopAll(servers);
});

test('processes with the bus and one without it reach each other', async () => {
  const databaseUrl = await freshDatabase();
  const servers = await cluster(databaseUrl, [redis.url, undefined, redis.url]);
  const addresses = servers.map(({ address }) => address);
  await until(allHear([addresses[0], addresses[2]]));
  const database = await deedsTold(databaseUrl);
  const party = await Party.start(addresses, { seats: 3 });
  await steps(party, 15);
  expect(database.texts.length).toBeGreaterThan(15);
  // when the one without it has gone, the database is spared again
  await servers[1].stop();
  const pair = await Party.start([addresses[0], addresses[2]]);
  const before = database.texts.length;
  await steps(pair, 5);
  expect(database.texts.slice(before)).toEqual([]);
  await Promise.all([party.close(), pair.close()]);
  await database.end();
  await stopAll([servers[0], servers[2]]);
});

test('one process that loses the bus alone is told by the database', async () => {
  const wiretap = await tap(redis.port);
  const databaseUrl = await freshDatabase();
  const servers = await cluster(databaseUrl, [redis.url, `redis://:${PASSWORD}@127.0.0.1:${wiretap.port}`]);
  const addresses = servers.map(({ address }) => address);
  await until(allHear(addresses));
  const party = await Party.start(addresses);
  await steps(party, 3);
  await wiretap.close();
  await steps(party, 10);
  await until(async () => !(await hears(addresses[1])));
  expect(await hears(addresses[0])).toBe(true);
  await party.close();
  await stopAll(servers);
});

test('the bus is held, killed and started again in the middle: nothing is lost, and it is used again', async () => {
  const skirmish = await loadGame('skirmish');
  if (skirmish === null) throw new Error('There is no skirmish.');
  const own = await startRedis();
  const databaseUrl = await freshDatabase();
  const servers = [await ServerProcess.start(databaseUrl, own.url)];
  servers.push(...(await Promise.all([1, 2].map(() => ServerProcess.start(databaseUrl, own.url)))));
  const addresses = servers.map(({ address }) => address);
  await until(allHear(addresses));
  const people = await Promise.all(
    addresses.map((address, place) => TestPlayer.guest(address, `Player ${place}`)),
  );
  const seats: Stubborn[] = [];
  const open = async (place: number): Promise<void> => {
    const seatsOf = [{ me: true as const }, { free: true as const }, { free: true as const }];
    const { table } = await people[0].open({ game: 'skirmish', options: { rounds: 12 }, seats: seatsOf });
    for (const seat of [1, 2])
      expect((await people[seat].command(table, { do: 'sit', seat })).status).toBe(200);
    for (const [seat, person] of people.entries()) {
      expect((await person.command(table, { do: 'ready', ready: true })).status).toBe(200);
      const random = new FastChance(place * 3 + seat);
      seats.push(new Stubborn(person, table, seat, skirmish, random, [addresses[seat]]));
    }
  };
  const playAll = async (from: number): Promise<void> => {
    for (let place = from; place < from + TABLES; place++) await open(place);
    await Promise.all(seats.slice(from * 3).map((each) => each.play(() => false)));
  };
  const games: Promise<void>[] = [];
  // games that are played while the bus does not answer end, and do so by the database
  own.pause();
  games.push(playAll(0));
  await until(noneHears(addresses));
  await Promise.all(games);
  own.resume();
  await until(allHear(addresses));
  // killed while games are played
  const middle = playAll(TABLES);
  await until(() => seats.slice(TABLES * 3).some(({ sent }) => sent.length > 3));
  await own.kill();
  await middle;
  await until(noneHears(addresses));
  await own.start();
  const last = playAll(2 * TABLES);
  await until(allHear(addresses));
  await last;
  for (const { player, table, seat, sent } of seats) {
    const { body } = await player.rest('GET', `/api/tables/${table}/log`);
    const log = body as unknown as { seat: number; order?: string[] }[];
    const orders = log.flatMap((entry) =>
      entry.seat === seat && entry.order ? [entry.order.join(', ')] : [],
    );
    expect(whatIsLost(sent, orders), table).toBe(null);
  }
  for (const table of new Set(seats.map((each) => each.table))) {
    const { body } = await people[0].rest('GET', `/api/tables/${table}/record`);
    expect(isRefusal(replayGame(skirmish, body as unknown as GameFile))).toBe(false);
  }
  // nobody had to come back because of it
  expect(seats.flatMap(({ breaks }) => breaks)).toEqual([]);
  await Promise.all(seats.map((each) => each.leave()));
  await Promise.all(servers.map((server) => server.stop()));
  await own.stop();
});

test('a bus that lies changes nothing', async () => {
  const databaseUrl = await freshDatabase();
  const servers = await cluster(databaseUrl, [redis.url, redis.url]);
  const addresses = servers.map(({ address }) => address);
  await until(allHear(addresses));
  const party = await Party.start(addresses);
  const liar = createClient({ url: redis.url });
  await liar.connect();
  const channel = `starboard:${party.table}`;
  const lies = [
    '',
    '0',
    '1',
    '9999999999',
    '99999999999',
    '-3',
    'NaN',
    '1e9',
    '{"do":"order"}',
    '\0\xFF\r\n*3\r\n',
    'x'.repeat(8 * 2 ** 20),
  ];
  for (let round = 0; round < 5; round++) {
    for (const lie of lies) await liar.publish(channel, lie);
    await liar.publish('starboard:', '1');
    await liar.publish('starboard:there-is-no-such-table', '1');
    await steps(party, 2);
  }
  expect(await allHear(addresses)()).toBe(true);
  liar.destroy();
  await party.close();
  await stopAll(servers);
});

const BABBLE: readonly (readonly [string, string | Buffer])[] = [
  ['garbage', Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256))],
  ['another protocol', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ['answers that nobody asked for', '+OK\r\n:1\r\n*3\r\n$7\r\nmessage\r\n$1\r\na\r\n$1\r\n1\r\n'.repeat(100)],
  ['a length without end', `$536870912\r\n${'x'.repeat(100_000)}`],
  ['depth without end', '*1\r\n'.repeat(20_000)],
  ['nothing', ''],
];

test.each(BABBLE)('a bus that speaks %s is done without', async (_, babble) => {
  const babbler = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => {
      if (babble.length > 0) socket.write(babble);
    });
  });
  await once(babbler.listen(0, '127.0.0.1'), 'listening');
  const { port } = babbler.address() as AddressInfo;
  const why: string[] = [];
  const log = { info: () => {}, error: () => {}, warn: (_what: object, text: string) => void why.push(text) };
  const busUrl = `redis://127.0.0.1:${port}`;
  const options = testOptions();
  const databaseUrl = await freshDatabase();
  const server = await startServer({ ...options, databaseUrl, busUrl, parts: { ...options.parts, log } });
  if (isRefusal(server)) throw new Error(server.reason);
  const party = await Party.start(server.address);
  await steps(party, 3);
  await until(() => why.length > 0);
  await steps(party, 3);
  expect(why).toContain('the bus is not heard: the database carries the notices');
  expect(await hears(server.address)).toBe(false);
  await party.close();
  await server.stop();
  babbler.close();
});

test('a bus that wants another password is done without, and the password is not in the log', async () => {
  const lines: string[] = [];
  const note = (what: object, text: string): void => void lines.push(JSON.stringify(what) + text);
  const log = { info: note, error: note, warn: note };
  const busUrl = `redis://:wrong-${PASSWORD}@127.0.0.1:${redis.port}`;
  const options = testOptions();
  const databaseUrl = await freshDatabase();
  const server = await startServer({ ...options, databaseUrl, busUrl, parts: { ...options.parts, log } });
  if (isRefusal(server)) throw new Error(server.reason);
  await until(() => lines.some((line) => line.includes('WRONGPASS')));
  expect(lines.join('\n')).not.toContain(PASSWORD);
  await server.stop();
});
