// @module-tag slow: servers and databases are started, and half a year passes

import { isRefusal } from '@starboard/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBeside } from '../store/beside.ts';
import { openStore } from '../store/index.ts';
import type { PersonKind, Status } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { StandingClock } from '../testing/clock.ts';
import { TestPlayer } from '../testing/player.ts';
import { testOptions, testServer } from '../testing/server.ts';
import { onStores, storeOptions } from '../testing/stores.ts';
import { until } from '../testing/table.ts';
import { GuestGames } from './guest-games.ts';

const DAY = 86_400_000;

interface Ended {
  readonly status?: Status;
  readonly endedAt?: number;
  readonly host?: string;
  readonly sat?: readonly string[];
  readonly previous?: string;
  readonly begun?: boolean;
}

onStores('games of guests on %s', (kind) => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore({ ...testOptions(), ...(await storeOptions(kind)), process: 'test' });
    await person('gus', 'guest');
    await person('gil', 'guest');
  });
  afterEach(() => store.close());

  const person = (id: string, who: PersonKind, adopted: string | null = null): Promise<unknown> =>
    store.db
      .insertInto('persons')
      .values({
        id,
        kind: who,
        name: id,
        login: null,
        password: null,
        owner: null,
        created_at: 0,
        seen_at: 0,
        silenced_until: 0,
        banned: 0,
        deleted: 0,
        adopted_by: adopted,
        hides: 0,
      })
      .execute();

  async function game(id: string, played: Ended = {}): Promise<void> {
    const { status = 'over', endedAt = 100, host = 'gus', sat = ['gus', 'gil'], begun = true } = played;
    const { db } = store;
    const row = {
      id,
      game: 'skirmish',
      rules: 1,
      seats: 2,
      options: '{}',
      visibility: 'public',
      invite: 'x',
      time: '{}',
      level: 'random',
      host,
      seed: '',
      previous: played.previous ?? null,
      created_at: 0,
      status,
      actors: 0,
      deadline: null,
      ended_at: endedAt,
      outcome: null,
    } as const;
    const deed = (seq: number, what: string) => ({ table_id: id, seq, at: 0, body: `{"do":"${what}"}` });
    await store.write([
      db.insertInto('tables').values(row),
      db.insertInto('deeds').values([deed(0, 'open'), deed(1, begun ? 'start' : 'close')]),
      ...(sat.length === 0
        ? []
        : [db.insertInto('sat').values(sat.map((each) => ({ person: each, table_id: id })))]),
    ]);
  }

  const left = async (): Promise<string[]> =>
    (await store.db.selectFrom('tables').select('id').orderBy('id').execute()).map(({ id }) => id);
  async function passed(before = 1000, games = new GuestGames(store), now = 0): Promise<number[]> {
    const counts: number[] = [];
    for (let more = true; more;) {
      const step = await games.step(before, now);
      counts.push(step.count);
      more = step.more;
    }
    return counts;
  }

  test('go when they ended long ago, with all that belongs to them', async () => {
    await game('a old');
    await game('b new', { endedAt: 1000 });
    await game('c closed', { status: 'closed' });
    await game('d unbegun', { status: 'closed', begun: false });
    await game('e played', { status: 'playing' });
    expect(await passed()).toEqual([2]);
    expect(await left()).toEqual(['b new', 'd unbegun', 'e played']);
    expect(await store.deeds('a old', 0)).toEqual([]);
    expect(
      await store.db.selectFrom('sat').select('person').where('table_id', '=', 'a old').execute(),
    ).toEqual([]);
  });

  test('stay where an account, a bot or who has become one ever sat, or opened the table', async () => {
    await person('ann', 'account');
    await person('bot', 'bot');
    await person('was a guest', 'guest', 'ann');
    await game('a', { sat: ['gus', 'ann'] });
    await game('b', { sat: ['gus', 'bot'] });
    await game('c', { sat: ['was a guest'] });
    await game('d', { host: 'ann' });
    await game('e', { sat: [], host: 'nobody known' });
    expect(await passed()).toEqual([1]);
    expect(await left()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('stay while a report waits, while a rematch is played, and while what leads to them stays', async () => {
    await person('ann', 'account');
    await game('a reported');
    await game('b before', { endedAt: 101 });
    await game('c rematch', { status: 'playing', endedAt: 102, previous: 'b before' });
    await game('d of ann', { endedAt: 103, host: 'ann' });
    await game('e led to', { endedAt: 104, previous: 'd of ann' });
    await game('f first', { endedAt: 105 });
    await game('g second', { endedAt: 106, previous: 'f first' });
    await game('h third', { endedAt: 107, previous: 'g second' });
    await game('i orphan', { endedAt: 108, previous: 'gone long ago' });
    const report = { at: 0, reporter: 'gil', person: 'gus', chat: null, reason: '', handled_at: null };
    await store.db
      .insertInto('reports')
      .values({ ...report, id: 'r', table_id: 'a reported', handled: 0 })
      .execute();
    const games = new GuestGames(store);
    expect(await passed(1000, games)).toEqual([4]);
    const kept = ['a reported', 'b before', 'c rematch', 'd of ann', 'e led to'];
    expect(await left()).toEqual(kept);
    await store.db.updateTable('reports').set({ handled: 1 }).execute();
    // all are looked at again a day later
    expect(await passed(1000, games, DAY - 1)).toEqual([0]);
    expect(await passed(1000, games, DAY)).toEqual([1]);
    expect(await left()).toEqual(kept.slice(1));
  });

  test('go few at a time, though many that stay lie between', async () => {
    await person('ann', 'account');
    const { db } = store;
    await game('first');
    const [row] = await db.selectFrom('tables').selectAll().execute();
    const rows = Array.from({ length: 700 }, (_, i) => ({
      ...row,
      id: `t${String(i).padStart(3, '0')}`,
      host: i % 7 === 0 ? 'gus' : 'ann',
      ended_at: 200 + (i % 3),
    }));
    await store.write([db.insertInto('tables').values(rows)]);
    const counts = await passed();
    expect(Math.max(...counts)).toBe(50);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(101);
    expect((await left()).length).toBe(600);
  });

  test('go after half a year at a server, and those with an account stay', async () => {
    const clock = new StandingClock();
    const options = { ...testOptions(), ...(await storeOptions(kind)), parts: { clock, pace: { bots: 0 } } };
    const server = await testServer(options);
    const beside = await openBeside(options);
    if (isRefusal(beside)) throw new Error(beside.reason);
    const over = async (who: TestPlayer): Promise<string> => {
      const seats = [{ me: true as const }, { bot: 'random' }];
      const { table } = await who.open({ game: 'skirmish', seats, ready: true });
      await until(async () => (await who.command(table, { do: 'resign' })).status === 200);
      return table;
    };
    const ofGuest = await over(await TestPlayer.guest(server.address, 'Gus'));
    const ofAccount = await over(await TestPlayer.account(server.address, 'ann'));
    const there = async (): Promise<string[]> =>
      (await beside.db.selectFrom('tables').select('id').execute()).map(({ id }) => id);
    clock.pass(179 * DAY);
    await until(async () => {
      const job = await beside.db
        .selectFrom('jobs')
        .select('run_at')
        .where('kind', '=', 'remove')
        .executeTakeFirst();
      return (job?.run_at ?? 0) > clock.now();
    });
    expect((await there()).toSorted()).toEqual([ofGuest, ofAccount].toSorted());
    clock.pass(2 * DAY);
    await until(async () => (await there()).length === 1);
    expect(await there()).toEqual([ofAccount]);
    await beside.close();
    await server.stop();
  });
});
