import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../store/index.ts';
import type { DeedRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { testOptions } from '../testing/server.ts';
import { mayGo } from './kept.ts';

let store: Store;
beforeAll(async () => {
  store = await openStore({ data: testOptions().data, process: 'test' });
  const row = {
    game: 'skirmish',
    rules: 1,
    seats: 2,
    options: '{}',
    visibility: 'public',
    invite: 'x',
    time: '{}',
    level: 'random',
    host: 'ann',
    seed: '',
    created_at: 0,
    status: 'closed',
    actors: 0,
  } as const;
  await store.db
    .insertInto('tables')
    .values({ id: 'closed', ...row, previous: null, deadline: null, ended_at: 0, outcome: null })
    .execute();
});
afterAll(() => store.close());

/** A log in which the game begins with that deed, and how many of its deeds were asked for at once. */
function logOf(length: number, start: number) {
  let most = 0;
  let last = 0;
  const deeds: Store['deeds'] = (table, from, before = Infinity) => {
    most = Math.max(most, before - from);
    last = Math.min(before, length);
    const rows = Array.from({ length: Math.max(0, last - from) }, (_, i): DeedRow => {
      const seq = from + i;
      return { table_id: table, seq, at: 0, body: JSON.stringify({ do: seq === start ? 'start' : 'ready' }) };
    });
    return Promise.resolve(rows);
  };
  return { deeds, most: () => most, last: () => last };
}

test('a long log is looked at piece by piece, and no further than to where the game began', async () => {
  const unbegun = logOf(1_000, -1);
  expect(await mayGo({ db: store.db, deeds: unbegun.deeds }, 'closed')).toBe(true);
  expect(unbegun.most()).toBe(200);
  expect(unbegun.last()).toBe(1_000);
  const long = logOf(20_000, 250);
  expect(await mayGo({ db: store.db, deeds: long.deeds }, 'closed')).toBe(false);
  expect(long.last()).toBe(400);
});
