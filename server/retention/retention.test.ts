// @module-tag slow: servers and databases are started, and a year passes

import { isRefusal } from '@starboard/engine';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FinishedGame, TableInfo } from '@starboard/wire/schema';
import { datedId, randomIds } from '../base/ids.ts';
import { Admin } from '../people/admin.ts';
import { openBeside, type Beside } from '../store/beside.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { StandingClock } from '../testing/clock.ts';
import { TestPlayer } from '../testing/player.ts';
import { testOptions, testServer, type TestServer } from '../testing/server.ts';
import { freshDatabase, onStores, storeOptions } from '../testing/stores.ts';
import { until } from '../testing/table.ts';
import { Retention, USUAL_RETENTION, type RetentionDays } from './retention.ts';

const DAY = 86_400_000;

onStores('on %s, where time passes', (kind) => {
  const clock = new StandingClock();
  let server: TestServer;
  let beside: Beside;
  beforeAll(async () => {
    const options = {
      ...testOptions(),
      ...(await storeOptions(kind)),
      parts: { clock, pace: { bots: 0 } },
    };
    server = await testServer(options);
    const opened = await openBeside(options);
    if (isRefusal(opened)) throw new Error(opened.reason);
    beside = opened;
  });
  afterAll(async () => {
    await beside.close();
    await server.stop();
  });

  const guest = (name: string): Promise<TestPlayer> => TestPlayer.guest(server.address, name);
  const idOf = ({ me }: TestPlayer): string => me?.id ?? '';
  const isThere = async (table: 'persons' | 'tables' | 'chat' | 'reports', id: string): Promise<boolean> =>
    (await beside.db.selectFrom(table).select('id').where('id', '=', id).execute()).length > 0;
  const infoOf = async (table: string): Promise<TableInfo> =>
    (
      (await TestPlayer.stranger(server.address).rest('GET', `/api/tables/${table}`)).body as {
        info: TableInfo;
      }
    ).info;

  /** A game of two people that is over, because the second gave up. */
  async function finishedGame(one: TestPlayer, other: TestPlayer): Promise<string> {
    const { table } = await one.open({
      game: 'skirmish',
      seats: [{ me: true }, { free: true }],
      level: 'random',
    });
    await other.command(table, { do: 'sit' });
    for (const person of [one, other]) await person.command(table, { do: 'ready', ready: true });
    await until(async () => (await infoOf(table)).status === 'playing');
    expect((await other.command(table, { do: 'resign' })).status).toBe(200);
    await until(async () => (await infoOf(table)).status === 'over');
    return table;
  }

  test('guests, closed tables and what was written there go; games stay, and what leads to them', async () => {
    const [idle, host, player, leaver] = [
      await guest('Idle Ida'),
      await guest('Host Hal'),
      await guest('Player Pia'),
      await guest('Leaving Lea'),
    ];
    const game = await finishedGame(player, leaver);
    const closed = await host.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
    await host.rest('POST', `/api/tables/${closed.table}/chat`, { text: 'nobody comes' });
    await host.command(closed.table, { do: 'close' });
    await player.command(game, { do: 'rematch' });
    const { next } = await infoOf(game);
    await player.command(next ?? '', { do: 'close' });
    // a game that had begun, closed all the same
    const begun = await finishedGame(player, leaver);
    await beside.db
      .updateTable('tables')
      .set({ status: 'closed', ended_at: clock.now() })
      .where('id', '=', begun)
      .execute();
    await leaver.rest('DELETE', '/api/sessions');

    clock.pass(29 * DAY);
    // she was here, he was not
    expect((await player.rest('GET', '/api/me')).status).toBe(200);
    clock.pass(2 * DAY);
    await until(
      async () => !(await isThere('tables', closed.table)) && !(await isThere('persons', idOf(host))),
    );
    expect(await isThere('persons', idOf(idle))).toBe(false);
    expect((await idle.rest('GET', '/api/me')).status).toBe(401);
    for (const table of ['seats', 'deeds', 'chat'] as const)
      expect(
        await beside.db.selectFrom(table).select('table_id').where('table_id', '=', closed.table).execute(),
      ).toEqual([]);
    // who cannot come back leaves a seat without a name, and the game proves itself
    await until(async () => (await infoOf(game)).seats[1].person?.name === 'Somebody who left');
    const { body } = await player.rest('GET', `/api/tables/${game}/result`);
    expect((body as unknown as FinishedGame).proof).toMatchObject({ proved: true });
    expect((await infoOf(game)).seats[0].person?.name).toBe('Player Pia');
    // the link to the rematch leads somewhere
    expect((await infoOf(next ?? '')).status).toBe('closed');
    expect(await isThere('tables', begun)).toBe(true);
    const journal = kind === 'sqlite' ? await journalOf(beside, closed.table) : 0;
    expect(journal).toBe(0);
  });

  test('what was written goes with the years, but not while a report about it waits', async () => {
    const [one, other] = [await guest('One'), await guest('Other')];
    const game = await finishedGame(one, other);
    // accounts, which stay
    await beside.db
      .updateTable('persons')
      .set({ kind: 'account' })
      .where('id', 'in', [idOf(one), idOf(other)])
      .execute();
    for (const text of ['good game', 'something rude'])
      await other.rest('POST', `/api/tables/${game}/chat`, { text });
    const lines = await beside.db.selectFrom('chat').selectAll().where('table_id', '=', game).execute();
    const rude = lines.find(({ text }) => text === 'something rude')?.id ?? '';
    await one.rest('POST', '/api/reports', { person: idOf(other), table: game, chat: rude, reason: 'rude' });
    clock.pass(366 * DAY);
    await until(async () => !(await isThere('chat', lines.find(({ id }) => id !== rude)?.id ?? '')));
    expect(await isThere('chat', rude)).toBe(true);
    const admin = new Admin(beside, 'test', () => clock.now());
    const [report] = await admin.reports(false);
    expect(report).toMatchObject({ text: 'something rude', reason: 'rude' });
    await admin.settle(report.id);
    clock.pass(DAY);
    await until(async () => !(await isThere('chat', rude)));
    expect(await isThere('reports', report.id)).toBe(true);
    clock.pass(366 * DAY);
    await until(async () => !(await isThere('reports', report.id)));
    await until(async () => (await beside.db.selectFrom('audit').select('id').execute()).length === 0);
    expect((await infoOf(game)).status).toBe('over');
  });
});

async function journalOf({ db }: Beside, table: string): Promise<number> {
  const unknown = db as unknown as Kysely<{ journal: { table_id: string } }>;
  return (await unknown.selectFrom('journal').select('table_id').where('table_id', '=', table).execute())
    .length;
}

onStores('on %s, step by step', (kind) => {
  let store: Store;
  const clock = new StandingClock(Date.UTC(2030, 0, 1));
  beforeAll(async () => {
    store = await openStore({ ...testOptions(), ...(await storeOptions(kind)), process: 'test' });
  });
  afterAll(() => store.close());

  const retention = (
    days: Partial<RetentionDays> = {},
    removed: (what: string, n: number) => void = () => {},
  ) => new Retention({ store, clock, days: { ...USUAL_RETENTION, ...days }, removed });
  const left = async (
    table: 'sessions' | 'devices' | 'budgets' | 'origins' | 'jobs' | 'chat',
  ): Promise<number> =>
    (
      await store.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;

  test('a step takes little, and steps follow until all is done', async () => {
    const old = clock.now() - 1;
    const many = Array.from({ length: 1200 }, (_, i) => String(i));
    await store.db
      .insertInto('sessions')
      .values(many.map((hash) => ({ hash, person: 'p', created_at: 0, expires_at: old })))
      .execute();
    await store.db
      .insertInto('sessions')
      .values({ hash: 'living', person: 'p', created_at: 0, expires_at: clock.now() + 1 })
      .execute();
    await store.db
      .insertInto('budgets')
      .values(many.map((key) => ({ key, full_at: old })))
      .execute();
    await store.db
      .insertInto('budgets')
      .values({ key: 'spent', full_at: clock.now() + 1 })
      .execute();
    await store.db
      .insertInto('origins')
      .values([old, clock.now() + 1].map((until_at) => ({ address: String(until_at), name: '', until_at })))
      .execute();
    const counts: [string, number][] = [];
    const steps = retention({}, (what, count) => counts.push([what, count]));
    expect(await steps.step()).toBe(true);
    expect([await left('sessions'), await left('budgets')]).toEqual([701, 701]);
    expect(await steps.step()).toBe(true);
    expect(await steps.step()).toBe(false);
    expect([await left('sessions'), await left('budgets'), await left('origins')]).toEqual([1, 1, 1]);
    expect(counts.filter(([what]) => what === 'sessions')).toEqual([
      ['sessions', 500],
      ['sessions', 500],
      ['sessions', 200],
    ]);
  });

  test('devices that nobody uses and jobs of tables that are gone go too', async () => {
    const day = (days: number): number => clock.now() - days * DAY;
    await store.db
      .insertInto('devices')
      .values([
        { hash: 'old', person: 'p', seen_at: day(401) },
        { hash: 'new', person: 'p', seen_at: day(399) },
      ])
      .execute();
    const job = { attempts: 0, locked_until: 0, locked_by: '', run_at: 0 };
    await store.db
      .insertInto('jobs')
      .values([
        { ...job, key: 'table:gone', kind: 'table', subject: 'gone' },
        { ...job, key: 'forget:gone', kind: 'forget', subject: 'gone' },
      ])
      .execute();
    await retention().step();
    expect([await left('devices'), await left('jobs')]).toEqual([1, 1]);
  });

  test('what the host keeps for ever stays, and guests that cannot go do not hold up the others', async () => {
    const row = (i: number, kind_: 'guest' | 'account') => ({
      id: `guest${String(i).padStart(4, '0')}`,
      kind: kind_,
      name: `Guest ${i}`,
      login: null,
      password: null,
      owner: null,
      created_at: i,
      seen_at: i,
      silenced_until: 0,
      banned: 0,
      deleted: 0,
      adopted_by: null,
      hides: 0,
    });
    const guests = Array.from({ length: 130 }, (_, i) => row(i, 'guest'));
    await store.db
      .insertInto('persons')
      .values([...guests, row(9999, 'account')])
      .execute();
    // the first hundred sit at a table that is played
    await store.db
      .insertInto('seats')
      .values(
        guests.slice(0, 100).map(({ id }, seat) => ({ table_id: 'played', seat, person: id, bot: null })),
      )
      .execute();
    const session = { created_at: 0, expires_at: clock.now() + DAY };
    await store.db
      .insertInto('sessions')
      .values(guests.slice(0, 100).map(({ id }) => ({ ...session, hash: id, person: id })))
      .execute();
    const id = datedId(randomIds, 0);
    await store.db
      .insertInto('chat')
      .values({ id, table_id: 't', person: 'p', at: 0, text: 'old' })
      .execute();
    const count = async (): Promise<number> =>
      (await store.db.selectFrom('persons').select('id').execute()).length;
    const forever = {
      guests: Infinity,
      closed: Infinity,
      guestGames: Infinity,
      chat: Infinity,
      reports: Infinity,
    };
    while (await retention(forever).step());
    expect([await count(), await left('chat')]).toEqual([131, 1]);
    const steps = retention();
    while (await steps.step());
    expect([await count(), await left('chat')]).toEqual([101, 0]);
  });
});

test('of several processes one removes at a time, and together they remove everything once', async () => {
  const databaseUrl = await freshDatabase();
  const first = await openStore({ data: '', databaseUrl, process: 'first' });
  const many = Array.from({ length: 900 }, (_, i) => String(i));
  await first.db
    .insertInto('sessions')
    .values(many.map((hash) => ({ hash, person: 'p', created_at: 0, expires_at: 1 })))
    .execute();
  await first.close();
  const servers = await Promise.all([1, 2].map(() => testServer({ databaseUrl })));
  const removed = async (): Promise<number> => {
    const texts = await Promise.all(
      servers.map(async ({ address }) => (await fetch(`${address}/metrics`)).text()),
    );
    return texts
      .map((text) => Number(/^starboard_removed_total\{what="sessions"\} (\d+)$/m.exec(text)?.[1] ?? 0))
      .reduce((sum, each) => sum + each, 0);
  };
  await until(async () => (await removed()) >= 900);
  expect(await removed()).toBe(900);
  await Promise.all(servers.map((server) => server.stop()));
});
