import { afterEach, beforeEach, expect, test } from 'vitest';
import { StandingClock } from '../testing/clock.ts';
import { openStore } from '../store/index.ts';
import type { SeriesRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { testOptions } from '../testing/server.ts';
import { onStores, storeOptions } from '../testing/stores.ts';
import { Retention, USUAL_RETENTION } from './retention.ts';

const DAY = 86_400_000;
const BEGAN = new StandingClock().now();

onStores('tournaments on %s', (kind) => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore({ ...testOptions(), ...(await storeOptions(kind)), process: 'test' });
  });
  afterEach(() => store.close());

  async function planned(id: string, more: Partial<SeriesRow>, entrant: string | null = null): Promise<void> {
    const { db } = store;
    const row = {
      id,
      kind: 'tournament',
      organizer: 'ann',
      time: '{}',
      level: 'random',
      patience: 1,
      seed: '',
      created_at: 0,
      title: id,
      game: 'skirmish',
      format: 'swiss',
      cap: 4,
      closes_at: null,
      status: 'entering',
      entrants: 0,
      begun: 0,
      ended_at: null,
      winners: null,
      ...more,
    } as const;
    await store.write([
      db.insertInto('series').values(row),
      db.insertInto('series_deeds').values({ series_id: id, seq: 0, at: 0, body: '{}' }),
      ...(entrant === null
        ? []
        : [db.insertInto('series_entrants').values({ series_id: id, person: entrant })]),
    ]);
  }

  const guest = (id: string): Promise<unknown> =>
    store.db
      .insertInto('persons')
      .values({
        id,
        kind: 'guest',
        name: id,
        login: null,
        password: null,
        owner: null,
        created_at: 0,
        seen_at: 0,
        silenced_until: 0,
        banned: 0,
        deleted: 0,
        adopted_by: null,
        hides: 0,
      })
      .execute();

  async function passed(days: number): Promise<Record<string, number>> {
    const clock = new StandingClock();
    clock.pass(days * DAY);
    const counts: Record<string, number> = {};
    const retention = new Retention({
      store,
      clock,
      days: USUAL_RETENTION,
      removed: (what, count) => (counts[what] = (counts[what] ?? 0) + count),
    });
    while (await retention.step());
    return counts;
  }

  test('go when they were cancelled before their lots were drawn, and no others', async () => {
    await planned('cancelled', { status: 'cancelled', ended_at: BEGAN }, 'gus');
    await planned('later', { status: 'cancelled', ended_at: BEGAN, begun: 1 });
    await planned('over', { status: 'over', ended_at: BEGAN, begun: 1 });
    await planned('entering', {});
    expect(await passed(20)).toEqual({});
    expect(await passed(31)).toEqual({ tournaments: 1 });
    const left = await store.db.selectFrom('series').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(['entering', 'later', 'over']);
    const deeds = await store.db.selectFrom('series_deeds').select('series_id').execute();
    expect(deeds).toHaveLength(3);
    expect(await store.db.selectFrom('series_entrants').selectAll().execute()).toEqual([]);
  });

  test('keep the guests that are in them, and their names until they have ended', async () => {
    for (const id of ['gus', 'gil', 'nobody']) await guest(id);
    await planned('entering', {}, 'gus');
    await planned('over', { status: 'over', ended_at: BEGAN, begun: 1 }, 'gil');
    expect(await passed(31)).toEqual({ guests: 1, 'guest names': 1 });
    const left = await store.db.selectFrom('persons').select(['id', 'name']).orderBy('id').execute();
    expect(left).toEqual([
      { id: 'gil', name: 'Somebody who left' },
      { id: 'gus', name: 'gus' },
    ]);
  });
});
