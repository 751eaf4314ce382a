// @module-tag slow: five PostgreSQL servers

import { join } from 'node:path';
import Database from 'better-sqlite3';
import { isRefusal } from '@starboard/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { startServer } from './server.ts';
import { openToWrite, whyNotDurable } from './store/sqlite/file.ts';
import { FILE_NAME } from './store/sqlite/open.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { Party, until } from './testing/table.ts';
import { testOptions, testServer } from './testing/server.ts';

/** How commits are held back. */
interface Dam {
  hold(): Promise<void>;
  /** Resolves when the server's commit waits, where the store shows it. */
  isReached(): Promise<void>;
  letGo(): Promise<void>;
}

/** Orders while commits are held back: nothing may be heard or seen of it until they are let go. */
async function expectSilence(party: Party, { hold, isReached, letGo }: Dam): Promise<void> {
  await party.settle();
  // who is here is no deed, and told when it is known; a pong answers us
  const heard = (): number[] =>
    party.sockets.map(
      (socket) => socket.heard.filter((text) => !/^\{"type":"(?:presence|pong)"/.test(text)).length,
    );
  const before = heard();
  const [seat] = party.followed(0).view?.actors ?? [];
  await hold();
  let isAnswered = false;
  const ordered = party.order(seat).then((refused) => {
    isAnswered = true;
    return refused;
  });
  // what is said on a socket is answered in order, so that an answer to the order would come before
  await party.settle();
  await isReached();
  // whoever looks at the table meanwhile waits as well
  let isSeen = false;
  const looked = party.sockets[0].player.rest('GET', `/api/tables/${party.table}`).then((answer) => {
    isSeen = true;
    return answer;
  });
  // asked after it and answered before it
  for (let again = 0; again < 3; again++) await party.sockets[0].player.rest('GET', '/api/games');
  await party.settle();
  expect({ isAnswered, isSeen, heard: heard() }).toEqual({ isAnswered: false, isSeen: false, heard: before });
  await letGo();
  expect(await ordered).toBe(null);
  expect((await looked).status).toBe(200);
  await party.settle();
  for (const [place, count] of heard().entries()) expect(count).toBeGreaterThan(before[place]);
}

test('on SQLite nothing leaves before the commit', async () => {
  const options = testOptions();
  const server = await testServer(options);
  const party = await Party.start(server.address);
  const other = new Database(join(options.data, FILE_NAME));
  await expectSilence(party, {
    hold: async () => void other.exec('begin immediate'),
    isReached: () => Promise.resolve(),
    letGo: async () => void other.exec('rollback'),
  });
  other.close();
  await party.close();
  await server.stop();
});

describe('on PostgreSQL', () => {
  let running: TestPostgres | null = null;
  afterAll(() => running?.stop());

  test('nothing leaves before the commit', async () => {
    const postgres = await startPostgres();
    running = postgres;
    const patience = { connect: 600_000, answer: 600_000 };
    const server = await testServer({ databaseUrl: postgres.url, patience });
    const party = await Party.start(server.address);
    const waitFor = async (whom: string): Promise<void> => {
      await postgres.sql(`alter system set synchronous_standby_names = '${whom}'`);
      await postgres.sql('select pg_reload_conf()');
    };
    const waiting = async (): Promise<number> =>
      Number(await postgres.sql("select count(*) from pg_stat_activity where wait_event = 'SyncRep'"));
    let probe: Promise<unknown> = Promise.resolve();
    await expectSilence(party, {
      async hold() {
        // a commit then waits for a second server, which is not there; one of ours shows when that has begun
        await waitFor('nobody');
        for (let i = 0; (await waiting()) === 0; i++) {
          const create = postgres.sql(`create table probe${i} ()`);
          probe = Promise.all([probe, create]);
          let isDone = false;
          void create.then(() => (isDone = true));
          await until(async () => isDone || (await waiting()) > 0);
        }
      },
      isReached: () => until(async () => (await waiting()) > 1),
      async letGo() {
        await waitFor('');
        await probe;
      },
    });
    await party.close();
    await server.stop();
  });
});

test.each([
  ['fsync', 'off'],
  ['synchronous_commit', 'off'],
  ['full_page_writes', 'off'],
])('a PostgreSQL with %s = %s is refused', async (setting, value) => {
  const postgres = await startPostgres({ [setting]: value });
  const refused = await startServer({ ...testOptions(), databaseUrl: postgres.url });
  await postgres.stop();
  expect(isRefusal(refused) && refused.reason).toBe(
    `PostgreSQL has ${setting} = ${value}, so moves could be lost: set it to on.`,
  );
});

test('a SQLite file that does not wait for the disk is refused', () => {
  const { data } = testOptions();
  const file = openToWrite(join(data, 'x.sqlite'));
  expect(whyNotDurable(file)).toBe(null);
  file.pragma('synchronous = NORMAL');
  expect(whyNotDurable(file)).toContain('does not wait for the disk');
  file.pragma('synchronous = FULL');
  file.pragma('journal_mode = DELETE');
  expect(whyNotDurable(file)).toContain('as "delete"');
  file.close();
  // a database in memory keeps no journal of that kind at all
  expect(() => openToWrite(':memory:')).toThrow('as "memory"');
});

test('a database that is not there is one sentence', async () => {
  const refused = await startServer({ ...testOptions(), databaseUrl: 'postgres://nobody@127.0.0.1:1/x' });
  expect(isRefusal(refused) && refused.reason).toContain('The database cannot be used');
});
