import { isRefusal } from '@starboard/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lobby, NewTable } from '@starboard/wire/schema';
import { HostsHere } from './live/hosts-here.ts';
import { openBeside, type Beside } from './store/beside.ts';
import { HERE_FOR } from './tables/lobby-rows.ts';
import type { Table } from './tables/table.ts';
import { StandingClock } from './testing/clock.ts';
import { TestPlayer } from './testing/player.ts';
import { testOptions, testServer, type TestServer } from './testing/server.ts';
import { onStores, storeOptions } from './testing/stores.ts';
import { until } from './testing/table.ts';

const OPEN: NewTable = { game: 'skirmish', seats: [{ me: true }, { free: true }] };
const BEGUN: NewTable = { game: 'skirmish', seats: [{ me: true }, { bot: 'random' }], ready: true };
const DAY = 86_400_000;

onStores('the lobby on %s', (store) => {
  const clock = new StandingClock();
  let server: TestServer;
  let beside: Beside;

  beforeAll(async () => {
    const options = { ...testOptions(), ...(await storeOptions(store)), trustProxy: true };
    server = await testServer({ ...options, parts: { clock, pace: { bots: 1e9 } } });
    const opened = await openBeside(options);
    if (isRefusal(opened)) throw new Error(opened.reason);
    beside = opened;
  });
  afterAll(async () => {
    await beside.close();
    await server.stop();
  });

  const guestFrom = async (from: string, name: string): Promise<TestPlayer> => {
    const { me, headers } = await TestPlayer.guest(server.address, name);
    return new TestPlayer(server.address, me, { ...headers, 'x-forwarded-for': from });
  };
  const lobby = async (): Promise<Lobby> =>
    (await TestPlayer.stranger(server.address).rest('GET', '/api/tables')).body as Lobby;
  const ids = (list: Lobby['open']): string[] => list.map(({ id }) => id);
  const placeOf = async (table: string): Promise<number | undefined> =>
    (await beside.db.selectFrom('lobby').select('place').where('table_id', '=', table).executeTakeFirst())
      ?.place;
  const forget = (): Promise<void> => beside.write([beside.db.deleteFrom('lobby')]);

  test('has everybody’s tables, however many one address opens, one after the other or at once', async () => {
    const ann = await guestFrom('1.1.1.1', 'Ann');
    const mine = [(await ann.open(OPEN)).table, (await ann.open(BEGUN)).table];
    const crowd = await Promise.all(Array.from({ length: 15 }, (_, i) => guestFrom('6.6.6.6', `M${i}`)));
    for (const table of [OPEN, BEGUN])
      await Promise.all(
        crowd.map(async (each) => {
          for (let n = 0; n < 8; n++) await each.open(table);
        }),
      );
    const { open, playing } = await lobby();
    expect([open.length, playing.length]).toEqual([100, 100]);
    expect([ids(open).includes(mine[0]), ids(playing).includes(mine[1])]).toEqual([true, true]);
    const bob = await guestFrom('2.2.2.2', 'Bob');
    const { table } = await bob.open(OPEN);
    expect(ids((await lobby()).open)).toEqual(expect.arrayContaining([mine[0], table]));
    await forget();
  });

  test('counts tables of a host at whatever addresses, and those of an address that wait or were begun lately', async () => {
    const cid = await guestFrom('3.3.3.1', 'Cid');
    const places: (number | undefined)[] = [];
    for (let n = 1; n <= 3; n++) {
      const there = new TestPlayer(server.address, cid.me, {
        ...cid.headers,
        'x-forwarded-for': `3.3.3.${n}`,
      });
      places.push(await placeOf((await there.open(OPEN)).table));
      clock.pass(3_000);
    }
    expect(places).toEqual([0, 1, 2]);
    const [dan, eve] = [await guestFrom('4.4.4.4', 'Dan'), await guestFrom('4.4.4.4', 'Eve')];
    await dan.open(OPEN);
    await dan.open(BEGUN);
    clock.pass(3_000);
    expect(await placeOf((await eve.open(OPEN)).table)).toBe(2);
    clock.pass(DAY - 1_000);
    await eve.open(BEGUN);
    clock.pass(3_000);
    // what was begun the day before does not count
    expect(await placeOf((await eve.open(OPEN)).table)).toBe(3);
    // so may be all networks of IPv6 in one of 48 bits
    const far: (number | undefined)[] = [];
    for (let n = 1; n <= 3; n++) {
      const there = await guestFrom(`2001:db8:5:${n}::1`, `F${n}`);
      far.push(await placeOf((await there.open(OPEN)).table));
      clock.pass(3_000);
    }
    expect(far).toEqual([0, 1, 2]);
    await forget();
  });

  test('shows first where the host is', async () => {
    const [ann, bob] = [await guestFrom('1.1.1.1', 'Ann'), await guestFrom('2.2.2.2', 'Bob')];
    const { table: first } = await ann.open(OPEN);
    clock.pass(1_000);
    const { table: second } = await bob.open(OPEN);
    expect(ids((await lobby()).open)).toEqual([second, first]);
    clock.pass(HERE_FOR);
    const [own, strange] = [await ann.connect(), await ann.connect()];
    // who looks at the table of somebody else is no host
    await strange.watch(second);
    await own.watch(first);
    await until(async () => ids((await lobby()).open)[0] === first);
    await own.close();
    await strange.close();
    const forgotten = (await lobby()).open.length;
    expect(forgotten).toBe(2);
    await forget();
  });

  test('forgets what is over or closed, and knows what has begun', async () => {
    const ann = await guestFrom('1.1.1.1', 'Ann');
    const { table: begun } = await ann.open(BEGUN);
    const { table: closed } = await ann.open(OPEN);
    const { table: secret } = await ann.open({ ...OPEN, visibility: 'invited' });
    await ann.command(closed, { do: 'close' });
    expect(await Promise.all([closed, secret].map(placeOf))).toEqual([undefined, undefined]);
    expect(ids((await lobby()).playing)).toEqual([begun]);
    await ann.command(begun, { do: 'resign' });
    expect(await placeOf(begun)).toBe(undefined);
    await ann.command(begun, { do: 'rematch' });
    expect(ids((await lobby()).open)).toHaveLength(1);
    await forget();
  });
});

test('a host who stays is written down again before the time is up, and one who has left is not', async () => {
  const clock = new StandingClock();
  const seen = (id: string, status: string, visibility = 'public') =>
    ({ row: { id, visibility }, state: { status, host: `host of ${id}` } }) as unknown as Table;
  const followed = [seen('stays', 'open'), seen('left', 'open'), seen('plays', 'playing')];
  const options = testOptions();
  const server = await testServer({ ...options, parts: { clock } });
  const beside = await openBeside(options);
  if (isRefusal(beside)) throw new Error(beside.reason);
  const { db } = beside;
  const row = { place: 0, host_until: 1, host: '', origin: '', opened_at: 0 };
  const rows = followed.map(({ row: { id }, state: { status } }) => ({ ...row, table_id: id, status }));
  await beside.write([db.insertInto('lobby').values(rows)]);
  const untils = async () =>
    Object.fromEntries(
      (await db.selectFrom('lobby').select(['table_id', 'host_until']).execute()).map((each) => [
        each.table_id,
        each.host_until,
      ]),
    );
  const told: string[] = [];
  const hosts = new HostsHere({
    store: { db, notify: ({ id }) => Promise.resolve(void told.push(id)) },
    clock,
    keepers: { lookAtFollowed: async (look) => followed.forEach(look) },
    audiences: { has: (id) => id !== 'left' },
  });
  await hosts.refresh();
  const first = clock.now() + HERE_FOR;
  expect(await untils()).toEqual({ stays: first, left: 1, plays: 1 });
  expect(told).toEqual(['stays']);
  clock.pass(HERE_FOR / 2 - 1);
  await hosts.refresh();
  expect(await untils()).toEqual({ stays: first, left: 1, plays: 1 });
  clock.pass(1);
  await hosts.refresh();
  expect(await untils()).toEqual({ stays: clock.now() + HERE_FOR, left: 1, plays: 1 });
  await beside.close();
  await server.stop();
});
