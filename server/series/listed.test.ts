import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../store/index.ts';
import type { SeriesRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { testOptions } from '../testing/server.ts';
import { onStores, storeOptions } from '../testing/stores.ts';
import type { Kept } from './kind.ts';
import { ListedParts, newestSeries } from './listed.ts';

onStores('lists of series on %s', (kind) => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore({ ...testOptions(), ...(await storeOptions(kind)), process: 'test' });
  });
  afterEach(() => store.close());

  async function written(id: string, more: Partial<SeriesRow> = {}): Promise<SeriesRow> {
    const row: SeriesRow = {
      id,
      kind: 'group',
      organizer: 'ann',
      time: '{}',
      level: 'random',
      patience: 1,
      seed: '',
      created_at: 0,
      title: id,
      game: 'nexum-galaxy',
      format: 'group',
      cap: 4,
      closes_at: null,
      status: 'entering',
      entrants: 0,
      begun: 0,
      ended_at: null,
      winners: null,
      ...more,
    };
    await store.db.insertInto('series').values(row).execute();
    return row;
  }

  const done = (id: string, seq: number) =>
    store.db.insertInto('series_deeds').values({ series_id: id, seq, at: 1, body: '{}' }).execute();

  test('the newest first, whatever their status; those that are full only where that is no matter', async () => {
    await written('g-old', { created_at: 1, status: 'playing' });
    await written('g-full', { created_at: 2, status: 'playing', entrants: 4 });
    await written('g-new', { created_at: 3 });
    await written('g-over', { created_at: 4, status: 'over' });
    await written('c-new', { created_at: 5, kind: 'campaign' });
    const listed = async (most: number, hasRoom: boolean): Promise<readonly string[]> => {
      const statuses = ['entering', 'playing'] as const;
      const rows = await newestSeries(store, { kind: 'group', statuses, most, hasRoom });
      return rows.map(({ id }) => id);
    };
    expect(await listed(9, false)).toEqual(['g-new', 'g-full', 'g-old']);
    expect(await listed(9, true)).toEqual(['g-new', 'g-old']);
    expect(await listed(1, true)).toEqual(['g-new']);
  });

  test('a series is looked at once after each change, however often it is listed', async () => {
    const rows = [await written('g-one'), await written('g-two')];
    const deeds = new Map([
      ['g-one', 0],
      ['g-two', 0],
    ]);
    const does = async (id: string): Promise<void> => {
      const seq = deeds.get(id) ?? 0;
      await done(id, seq);
      deeds.set(id, seq + 1);
    };
    const looked: string[] = [];
    const series = {
      of(id: string): Promise<Kept<string>> {
        looked.push(id);
        const deedCount = deeds.get(id) ?? 0;
        const row = id === 'g-one' ? rows[0] : rows[1];
        return Promise.resolve({ row, state: `${id} ${deedCount}`, deedCount, lastAt: 1, snapshotAt: 0 });
      },
    };
    const parts = new ListedParts(store, series, ({ state }) => state);
    const listed = async (): Promise<readonly string[]> => [...(await parts.of(rows)).values()].toSorted();
    await does('g-one');
    await does('g-two');
    expect(await listed()).toEqual(['g-one 1', 'g-two 1']);
    expect(await listed()).toEqual(['g-one 1', 'g-two 1']);
    expect(looked.toSorted()).toEqual(['g-one', 'g-two']);
    await does('g-two');
    expect(await listed()).toEqual(['g-one 1', 'g-two 2']);
    expect(looked.slice(2)).toEqual(['g-two']);
  });
});
