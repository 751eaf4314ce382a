// @module-tag slow: processes that lose their database, and databases that stand still

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Log } from './ops/log.ts';
import { openStore } from './store/index.ts';
import { troubleOf } from './store/trouble.ts';
import { TestPlayer } from './testing/player.ts';
import { startPostgres } from './testing/postgres.ts';
import { TestProxy } from './testing/proxy.ts';
import { testServer } from './testing/server.ts';
import { freshDatabase } from './testing/stores.ts';
import { must, Party, until } from './testing/table.ts';

/** Tests are in a hurry. */
const patience = { connect: 400, answer: 600 };

const statusAt = async (address: string): Promise<number> =>
  (await TestPlayer.stranger(address).rest('GET', '/api/health')).status;

function heard(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const write: Log['info'] = (_details, message) => void lines.push(message);
  return { lines, log: { info: write, warn: write, error: write } };
}

test('a process that lost its database hands over where others live, and tells its people to come back', async () => {
  const url = await freshDatabase();
  const proxy = await TestProxy.start(url);
  const { log, lines } = heard();
  const cutOff = await testServer({
    databaseUrl: proxy.url,
    patience,
    upkeep: { handOverAfter: 2_000 },
    parts: { log, pace: { bots: 0 } },
  });
  const other = await testServer({ databaseUrl: url, logLevel: 'none' });
  const party = await Party.start([cutOff.address, other.address]);
  await party.step();
  // both know of each other
  const store = await openStore({ data: '', databaseUrl: url, process: 'looking' });
  await until(async () => (await store.living(6_000)).length >= 2);
  await store.close();
  // and have looked
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const closed = party.sockets[0].closed;
  proxy.way = 'lose all';
  await until(async () => (await statusAt(cutOff.address)) === 503);
  expect(await closed).toBe(1001);
  expect(await cutOff.handedOver).toBe('The database does not answer.');
  expect(lines).toContain(
    'The database does not answer. This process ends, and leaves its people to the others.',
  );
  expect(await statusAt(other.address)).toBe(200);
  // its people go on elsewhere
  const again = await party.sockets[0].player.at(other.address).connect();
  await again.watch(party.table);
  const [seat] = again.tables.get(party.table)?.view?.actors ?? [];
  const socket = seat === 0 ? again : party.sockets[1];
  const followed = socket.tables.get(party.table);
  const order = followed?.anyOrder(party.game, seat, party.random) ?? [];
  await must(socket.do(party.table, { do: 'order', viewSeq: followed?.view?.viewSeq ?? 0, order }));
  await again.close();
  await party.sockets[1].close();
  await Promise.all([cutOff.stop(), other.stop()]);
  await proxy.stop();
});

test('the only process stays, whatever its database does, and goes on when that is back', async () => {
  const postgres = await startPostgres();
  const server = await testServer({
    databaseUrl: postgres.url,
    patience,
    upkeep: { handOverAfter: 500 },
    logLevel: 'none',
  });
  const party = await Party.start(server.address);
  const bots = await party.sockets[0].player.open({
    game: 'skirmish',
    seats: [{ me: true }, { bot: 'random' }],
    ready: true,
  });
  await party.sockets[0].watch(bots.table);
  let hasEnded = false;
  void server.handedOver.then(() => (hasEnded = true));
  await postgres.pause(async () => {
    await until(async () => (await statusAt(server.address)) === 503);
    expect(await party.order(0)).toMatchObject({ code: 'busy' });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await statusAt(server.address)).toBe(503);
  });
  await until(async () => (await statusAt(server.address)) === 200);
  expect(hasEnded).toBe(false);
  await party.sockets[0].watch(party.table);
  await party.step();
  const mine = party.sockets[0].tables.get(bots.table);
  await until(() => mine?.mayAct(0) === true);
  await party.close();
  await server.stop();
  await postgres.stop();
});

test('a line that has gone deaf is noticed and opened again, and what was missed is looked up', async () => {
  const url = await freshDatabase();
  const proxy = await TestProxy.start(url);
  const store = await openStore({ data: '', databaseUrl: proxy.url, process: 'one', patience });
  const other = await openStore({ data: '', databaseUrl: url, process: 'two' });
  const noticed: string[] = [];
  let gaps = 0;
  store.listen(({ id }) => void noticed.push(id));
  store.onGap(() => void gaps++);
  await other.notify({ about: 'lobby', id: 'before' });
  await until(() => noticed.includes('before'));
  // nothing breaks: the network only forgets the connections
  proxy.way = 'lose answers';
  await other.notify({ about: 'lobby', id: 'lost' });
  await until(() => proxy.size === 0);
  proxy.way = 'pass';
  await until(() => gaps > 0);
  await other.notify({ about: 'lobby', id: 'after' });
  await until(() => noticed.includes('after'));
  expect(noticed).not.toContain('lost');
  await Promise.all([store.close(), other.close()]);
  await proxy.stop();
});

test('a listening line that the database ends is opened again', async () => {
  const postgres = await startPostgres();
  const store = await openStore({ data: '', databaseUrl: postgres.url, process: 'one' });
  let gaps = 0;
  store.onGap(() => void gaps++);
  await postgres.sql(
    "select pg_terminate_backend(l.pid) from pg_locks l where l.locktype = 'advisory' and l.classid = 4610",
  );
  await until(() => gaps > 0);
  const noticed: string[] = [];
  store.listen(({ id }) => void noticed.push(id));
  await store.notify({ about: 'lobby', id: 'again' });
  await until(() => noticed.length > 0);
  expect(noticed).toEqual(['again']);
  await store.close();
  await postgres.stop();
});

test('a client that is half gone holds no row against others', async () => {
  const url = await freshDatabase();
  const proxy = await TestProxy.start(url);
  const store = await openStore({ data: '', databaseUrl: proxy.url, process: 'one', patience });
  const other = await openStore({ data: '', databaseUrl: url, process: 'two', patience });
  const row = { key: 'held', full_at: 1 };
  const half = store.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('budgets').values(row).execute();
    // what it says next reaches nobody
    proxy.way = 'lose requests';
    await transaction.updateTable('budgets').set({ full_at: 2 }).execute();
  });
  // ended while it waited, or found ended when it wanted to go on
  expect(troubleOf(await half.catch((error: unknown) => error))).toBe('away');
  // whoever wants the same waits for a moment, not for ever
  await until(() =>
    other.db
      .insertInto('budgets')
      .values({ ...row, full_at: 3 })
      .execute()
      .then(
        () => true,
        (error: unknown) => {
          if (other.isTaken(error)) throw error;
          return false;
        },
      ),
  );
  proxy.way = 'pass';
  await Promise.all([store.close(), other.close()]);
  await proxy.stop();
});

test('a PostgreSQL that is told to lose things while it runs is noticed', async () => {
  const postgres = await startPostgres();
  const { log, lines } = heard();
  const server = await testServer({ databaseUrl: postgres.url, parts: { log, pace: { bots: 0 } } });
  const set = async (setting: string, value: string): Promise<void> => {
    await postgres.sql(`alter system set ${setting} = ${value}`);
    await postgres.sql('select pg_reload_conf()');
  };
  const health = async () => TestPlayer.stranger(server.address).rest('GET', '/api/health');
  const party = await Party.start(server.address);
  // our connections go on waiting for the disk, and the host is told
  await set('synchronous_commit', 'off');
  const remark =
    'PostgreSQL has synchronous_commit = off: this server waits for the disk all the same, but set it to on.';
  await until(async () => (await health()).body['remark'] === remark);
  expect((await health()).status).toBe(200);
  expect(lines).toContain(remark);
  expect(await (await fetch(`${server.address}/metrics`)).text()).toMatch(/^starboard_store_remark 1$/m);
  await party.step();
  // without fsync nothing can be promised
  const sentence = 'PostgreSQL has fsync = off, so moves could be lost: set it to on.';
  await set('fsync', 'off');
  await until(async () => (await health()).status === 503);
  expect((await health()).body).toMatchObject({ error: { reason: sentence } });
  expect(lines).toContain(sentence);
  expect(await (await fetch(`${server.address}/metrics`)).text()).toMatch(
    /^starboard_store_trouble\{kind="unsafe"\} 1$/m,
  );
  const [seat] = party.followed(0).view?.actors ?? [];
  expect((await party.order(seat))?.reason).toContain('The server cannot save anything just now');
  const guest = await TestPlayer.guest(server.address, 'Eve').catch((error: Error) => error.message);
  expect(guest).toContain('The server cannot save anything just now');
  await set('fsync', 'on');
  await set('synchronous_commit', 'on');
  await until(async () => (await health()).status === 200);
  await party.step();
  await party.close();
  await server.stop();
  await postgres.stop();
});

test('every connection waits for the disk by itself, and for nothing else too long', async () => {
  const url = await freshDatabase();
  const name = new URL(url).pathname.slice(1);
  const store = await openStore({ data: '', databaseUrl: url, process: 'one', patience });
  await sql`alter database ${sql.ref(name)} set synchronous_commit = off`.execute(store.db);
  const fresh = await openStore({ data: '', databaseUrl: url, process: 'two' }).catch(
    (error: Error) => error.message,
  );
  expect(fresh).toContain('synchronous_commit = off');
  const { rows } = await sql<Record<string, string>>`select
    current_setting('synchronous_commit') as commit, current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle,
    current_setting('tcp_user_timeout') as gone`.execute(store.db);
  expect(rows).toEqual([{ commit: 'on', statement: '600ms', lock: '400ms', idle: '600ms', gone: '10000' }]);
  await store.close();
});

test('however often somebody asks how it is, the database is asked once in a while', async () => {
  const postgres = await startPostgres();
  const server = await testServer({ databaseUrl: postgres.url });
  const proofs = async (): Promise<number> =>
    Number(
      await postgres.sql(
        "select coalesce(sum(n_tup_ins), 0) from pg_stat_user_tables where relname = 'snapshots'",
      ),
    );
  await statusAt(server.address);
  const stranger = TestPlayer.stranger(server.address);
  const asked = await Promise.all(
    Array.from({ length: 200 }, () => stranger.rest('GET', '/api/health').then(({ status }) => status)),
  );
  expect(new Set(asked)).toEqual(new Set([200]));
  await server.stop();
  await until(async () => (await proofs()) > 0);
  // a few seconds may have passed
  expect(await proofs()).toBeLessThan(20);
  await postgres.stop();
});
