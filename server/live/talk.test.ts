import { expect, test } from 'vitest';
import { isRefusal } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { Client } from 'pg';
import { putTogether } from '../parts.ts';
import type { Log } from '../ops/log.ts';
import { openStore } from '../store/index.ts';
import { openingStatements, planTable } from '../tables/opening.ts';
import { StandingClock } from '../testing/clock.ts';
import { TestPlayer } from '../testing/player.ts';
import { testOptions, testServer } from '../testing/server.ts';
import { freshDatabase } from '../testing/stores.ts';
import { Talk } from './talk.ts';

const log: Log = { info: () => {}, warn: () => {}, error: () => {} };

test('what was written while nothing was heard is told afterwards, once, and only to those who read it', async () => {
  const store = await openStore({ data: testOptions().data, process: 'test' });
  const parts = putTogether({ store, log });
  const skirmish = await loadGame('skirmish');
  if (skirmish === null) throw new Error('There is no skirmish.');
  const ann = await parts.accounts.newGuest('Ann');
  const seats = [{ me: true as const }, { free: true as const }];
  const deps = { ids: parts.ids, now: parts.clock.now(), host: ann.id, levels: ['random'] };
  const plan = planTable(skirmish, { game: 'skirmish', seats }, deps);
  if (isRefusal(plan)) throw new Error(plan.reason);
  await store.write(openingStatements(store.db, plan));
  const keeper = await parts.keepers.of(plan.row.id);
  if (keeper === null) throw new Error('There is no table.');
  const heard: string[] = [];
  const follow = (reads: boolean) =>
    parts.audiences.join(keeper.id, {
      socket: {},
      person: null,
      viewer: -1,
      send: (texts) => void heard.push(...texts),
      restart: () => {},
      reads: () => reads,
    });
  follow(true);
  follow(false);
  const talk = new Talk(parts);
  const writer = { person: ann, address: '127.0.0.1' };
  const first = await parts.chat.say(keeper, writer, 'heard');
  if (isRefusal(first)) throw new Error(first.reason);
  await talk.heard(`${keeper.id}.${first}`);
  await parts.chat.say(keeper, writer, 'missed');
  await talk.missed();
  await talk.missed();
  const texts = heard.map((text) => (JSON.parse(text) as { line: { text: string } }).line.text);
  expect(texts).toEqual(['heard', 'missed']);
  await parts.keepers.close();
  await parts.thinkers.close();
  await store.close();
});

test('only tables that somebody follows are asked about, a few at a time', async () => {
  const followed = Array.from({ length: 45 }, (_, i) => `table${i}`);
  const asked: (readonly string[])[] = [];
  const chat = {
    since: (_at: number, tables: readonly string[]) => {
      asked.push(tables);
      return Promise.resolve([]);
    },
    line: () => Promise.resolve(null),
  };
  const audiences = { followed, follows: () => true, tell: () => {} };
  await new Talk({ audiences, chat, clock: new StandingClock() }).missed();
  expect(asked.flat()).toEqual(followed);
  expect(Math.max(...asked.map((tables) => tables.length))).toBeLessThanOrEqual(20);
});

test('a channel between processes that breaks loses no words', { tags: 'slow' }, async () => {
  const url = await freshDatabase();
  const [one, other] = [await testServer({ databaseUrl: url }), await testServer({ databaseUrl: url })];
  const ann = await TestPlayer.guest(one.address, 'Ann');
  const { table } = await ann.open({ game: 'skirmish', seats: [{ me: true }, { free: true }] });
  const eve = await TestPlayer.stranger(other.address).connect();
  await eve.watch(table);
  const heard = eve.next('chat');
  const database = new Client({ connectionString: url });
  await database.connect();
  // the connections that listen are those that hold the lock which says that they live
  const { rowCount } = await database.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and mode = 'ShareLock'
       and database = (select oid from pg_database where datname = current_database())`,
  );
  expect(rowCount).toBe(2);
  expect((await ann.rest('POST', `/api/tables/${table}/chat`, { text: 'Can you hear me?' })).status).toBe(
    204,
  );
  expect((await heard).line.text).toBe('Can you hear me?');
  await database.end();
  await eve.close();
  await Promise.all([one.stop(), other.stop()]);
});
