// @module-tag slow: disks are filled, databases damaged, networks cut

import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isRefusal } from '@starboard/engine';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startServer } from './server.ts';
import { FILE_NAME } from './store/sqlite/open.ts';
import { TestPlayer } from './testing/player.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { testOptions, testServer, type TestServer } from './testing/server.ts';
import { smallDisk, type SmallDisk } from './testing/small-disk.ts';
import { onStores, type StoreName } from './testing/stores.ts';
import { Party, until } from './testing/table.ts';

const CANNOT_KEEP =
  'The server cannot save anything just now, so nothing was changed: you can look at everything, and its host has been told.';

interface Health {
  readonly status: number;
  readonly body: { readonly error?: { readonly reason: string }; readonly remark?: string };
}

const healthOf = (address: string): Promise<Health> =>
  TestPlayer.stranger(address).rest('GET', '/api/health');

const isWell = async (address: string): Promise<boolean> => (await healthOf(address)).status === 200;

/** A server whose data lie on that disk. */
async function serverOn(
  store: StoreName,
  disk: SmallDisk,
): Promise<{ server: TestServer; postgres: TestPostgres | null }> {
  if (store === 'sqlite') {
    const data = join(disk.folder, 'data');
    return { server: await testServer({ data, logLevel: 'none' }), postgres: null };
  }
  const postgres = await startPostgres();
  const databaseUrl = await postgres.databaseOn(disk.folder, 'small');
  return { server: await testServer({ databaseUrl, logLevel: 'none' }), postgres };
}

onStores('on %s', (store) => {
  test('a full disk: people look, are told why nothing can be changed, and go on when there is room', async () => {
    const disk = smallDisk(store === 'sqlite' ? 8 : 32);
    onTestFinished(() => disk.remove());
    const { server, postgres } = await serverOn(store, disk);
    const { address } = server;
    const party = await Party.start(address);
    const withBot = await party.sockets[0].player.open({
      game: 'skirmish',
      seats: [{ me: true }, { bot: 'random' }],
      ready: true,
    });
    await party.step();
    expect(await isWell(address)).toBe(true);
    disk.fill();
    const talk = async (): Promise<string | null> => {
      const reply = await party.sockets[0].ask({ do: 'say', table: party.table, text: 'x'.repeat(400) });
      return reply.type === 'refused' ? reply.refusal.reason : null;
    };
    // whatever room is left inside the files is used up
    await until(async () => (await talk()) !== null);
    expect(await talk()).toBe(CANNOT_KEEP);
    const [seat] = party.followed(0).view?.actors ?? [];
    const viewSeq = party.followed(seat).view?.viewSeq ?? 0;
    expect([undefined, CANNOT_KEEP]).toContain((await party.order(seat))?.reason);
    await until(async () => !(await isWell(address)));
    const { status, body } = await healthOf(address);
    expect([status, body.error?.reason]).toEqual([
      503,
      'There is no room left on the disk of the database: make room, and the server goes on by itself.',
    ]);
    const alive = await TestPlayer.stranger(address).rest('GET', '/api/alive');
    expect([alive.status, alive.body]).toEqual([200, { alive: true }]);
    const figures = await (await fetch(`${address}/metrics`)).text();
    expect(figures).toMatch(/^starboard_ready 0$/m);
    expect(figures).toMatch(/^starboard_store_trouble\{kind="full"\} 1$/m);
    // all can be looked at
    const [ann] = party.sockets;
    for (const path of [
      '/api/tables',
      '/api/games',
      `/api/tables/${party.table}`,
      `/api/tables/${party.table}/log`,
    ])
      expect((await ann.player.rest('GET', path)).status, path).toBe(200);
    const eve = await TestPlayer.stranger(address).connect();
    const watched = await eve.watch(party.table);
    expect(watched.view).not.toBe(null);
    await eve.close();
    // nobody new can come; PostgreSQL finds room for one in a page that it has begun
    const comer = await TestPlayer.guest(address, 'Eve').then(
      () => 'came in',
      (error: Error) => error.message,
    );
    expect(comer).toMatch(store === 'sqlite' ? CANNOT_KEEP : new RegExp(`came in|${CANNOT_KEEP}`));
    disk.empty();
    await until(async () => (await talk()) === null);
    await until(() => isWell(address));
    // both tables go on
    await party.settle();
    await party.step();
    expect(party.followed(seat).view?.viewSeq).toBeGreaterThan(viewSeq);
    await ann.watch(withBot.table);
    const mine = ann.tables.get(withBot.table);
    if (mine === undefined) throw new Error('The table is not shown.');
    for (let moves = 0; moves < 3;) {
      await until(() => mine.mayAct(0));
      const order = mine.anyOrder(party.game, 0, party.random);
      const said = await ann.do(withBot.table, { do: 'order', viewSeq: mine.view?.viewSeq ?? 0, order });
      // the bot may have been faster
      if (said === null) moves++;
      else if (said.code !== 'stale') throw new Error(said.reason);
    }
    await party.close();
    await server.stop();
    await postgres?.stop();
  });
});

describe('a start on a PostgreSQL that cannot be used is one sentence:', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  const refusalFor = async (change: (url: URL) => void): Promise<string> => {
    const url = new URL(postgres.url);
    change(url);
    const refused = await startServer({ ...testOptions(), databaseUrl: String(url) });
    return isRefusal(refused) ? refused.reason : 'It serves.';
  };

  test('a wrong password', async () => {
    await postgres.sql("create role guarded login password 'right'");
    const hba = await postgres.sql('show hba_file');
    const rule = 'host all guarded 127.0.0.1/32 scram-sha-256';
    writeFileSync(hba, `${rule}\n${readFileSync(hba, 'utf8')}`);
    await postgres.sql('select pg_reload_conf()');
    const guarded = (password: string) => (url: URL) => Object.assign(url, { username: 'guarded', password });
    await until(async () => (await refusalFor(guarded('wrong-secret'))).includes('does not let'));
    expect(await refusalFor(guarded('wrong-secret'))).toBe(
      'The database cannot be used: PostgreSQL does not let "guarded" in; look at the name and the password in DATABASE_URL, and at pg_hba.conf.',
    );
    expect(await refusalFor(guarded('right'))).toContain('"guarded" may not make tables in "postgres"');
  });

  test('a database that is not there', async () => {
    expect(await refusalFor((url) => (url.pathname = '/nowhere'))).toBe(
      'The database cannot be used: there is no database "nowhere"; make it with createdb, or look at DATABASE_URL.',
    );
  });

  test('one that can only be read', async () => {
    const url = await postgres.database('standby');
    await postgres.sql('alter database standby set default_transaction_read_only = on');
    const refused = await startServer({ ...testOptions(), databaseUrl: url });
    expect(isRefusal(refused) && refused.reason).toContain('The database can only be read');
  });

  test('a computer that is not there, or does not answer', async () => {
    expect(await refusalFor((url) => (url.hostname = 'nowhere.invalid'))).toContain(
      'there is no computer by the name "nowhere.invalid"',
    );
    expect(await refusalFor((url) => (url.port = '1'))).toContain('no PostgreSQL answers at 127.0.0.1:1');
    const silent = createServer(() => {});
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    expect(await refusalFor((url) => (url.port = String(port)))).toBe(
      `The database cannot be used: PostgreSQL at 127.0.0.1:${port} does not answer.`,
    );
    silent.close();
  });
});

test('a PostgreSQL that starts later is waited for', async () => {
  const postgres = await startPostgres();
  let isServing = false;
  let starting: Promise<TestServer> | null = null;
  await postgres.restart(async () => {
    starting = testServer({ databaseUrl: postgres.url, waitForStore: 600_000, logLevel: 'none' });
    void starting.then(() => (isServing = true));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(isServing).toBe(false);
  });
  const server = await (starting as Promise<TestServer> | null);
  expect(await isWell(server?.address ?? '')).toBe(true);
  await server?.stop();
  await postgres.stop();
});

describe('a start on data that cannot be used is one sentence:', () => {
  const refusalFor = async (data: string): Promise<string> => {
    const refused = await startServer({ ...testOptions(), data });
    return isRefusal(refused) ? refused.reason : 'It serves.';
  };

  test('something that is no database', async () => {
    const { data } = testOptions();
    const path = join(data, FILE_NAME);
    writeFileSync(path, 'This is my shopping list, which is longer than a hundred characters.'.repeat(9));
    expect(await refusalFor(data)).toBe(
      `The database cannot be used: ${path} is damaged, or no database of Starboard; restore a backup, or put the file elsewhere to begin anew.`,
    );
  });

  test('a damaged database', async () => {
    const options = testOptions();
    const server = await startServer(options);
    if (isRefusal(server)) throw new Error(server.reason);
    await server.stop();
    const file = openSync(join(options.data, FILE_NAME), 'r+');
    // after the header, of which it is known, the list of tables
    writeSync(file, Buffer.alloc(3000, 0xa5), 0, 3000, 100);
    closeSync(file);
    expect(await refusalFor(options.data)).toContain('is damaged, or no database of Starboard');
  });

  test('a full disk, and one that can only be read', async () => {
    const disk = smallDisk(1);
    onTestFinished(() => disk.remove());
    const data = join(disk.folder, 'data');
    mkdirSync(data);
    disk.fill();
    expect(await refusalFor(data)).toContain(
      `The database cannot be used: there is no room left on the disk of ${data}`,
    );
    disk.empty();
    disk.lock();
    expect(await refusalFor(data)).toContain('this user may not write');
  });
});
