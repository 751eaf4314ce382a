// @module-tag slow: five PostgreSQL servers

import { join } from 'node:path';
import Database from 'better-sqlite3';
import { isRefusal } from '@starboard/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { startServer } from './server.ts';
import { openToWrite, whyNotDurable } from './store/sqlite/file.ts';
import { FILE_NAME } from './store/sqlite/open.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { Party } from './testing/table.ts';
import { testOptions, testServer } from './testing/server.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Orders while commits are held back: nothing may be heard or seen of it until they are let go. */
async function expectSilence(
  party: Party,
  hold: () => Promise<void>,
  letGo: () => Promise<void>,
): Promise<void> {
  await party.settle();
  // who is here is no deed, and told when it is known
  const heard = (): number[] =>
    party.lives.map((live) => live.heard.filter((text) => !text.startsWith('{"type":"presence"')).length);
  const before = heard();
  const [seat] = party.followed(0).sight?.actors ?? [];
  await hold();
  let isAnswered = false;
  const ordered = party.order(seat).then((refused) => {
    isAnswered = true;
    return refused;
  });
  await pause(100);
  // whoever looks at the table meanwhile waits as well
  let isSeen = false;
  const looked = party.lives[0].player.rest('GET', `/api/tables/${party.table}`).then((answer) => {
    isSeen = true;
    return answer;
  });
  await pause(700);
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
  await expectSilence(
    party,
    async () => void other.exec('begin immediate'),
    async () => void other.exec('rollback'),
  );
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
    const server = await testServer({ databaseUrl: postgres.url });
    const party = await Party.start(server.address);
    const wait = async (forWhom: string): Promise<void> => {
      // a commit then waits for a second server, which is not there
      await postgres.sql(`alter system set synchronous_standby_names = '${forWhom}'`);
      await postgres.sql('select pg_reload_conf()');
      await pause(300);
    };
    await expectSilence(
      party,
      () => wait('nobody'),
      () => wait(''),
    );
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
