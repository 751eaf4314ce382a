import { isRefusal } from '@starboard/engine';
import { commitmentOf } from '@starboard/engine/match';
import { loadGame } from '@starboard/games';
import { enter, plan, withdraw, type Tournament, type TournamentDeed } from '@starboard/series/tournament';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../store/index.ts';
import { InDoubt, type Store } from '../store/store.ts';
import { testOptions } from '../testing/server.ts';
import { onStores, storeOptions } from '../testing/stores.ts';
import { tournamentKind } from '../tournaments/kind.ts';
import type { Kept } from './kind.ts';
import { SeriesShelf } from './series-shelf.ts';

type KeptSeries = Kept<Tournament>;
type Shelf = SeriesShelf<Tournament, TournamentDeed>;

onStores('series on %s', (kind) => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore({ ...testOptions(), ...(await storeOptions(kind)), process: 'test' });
    const game = await loadGame('skirmish');
    if (game === null) throw new Error('There is no Skirmish.');
    const given = { series: 'cup', organizer: 'ann', commitment: commitmentOf(new Uint8Array(32)) };
    const planned = plan(game, { title: 'Cup', format: 'swiss' }, given);
    if (isRefusal(planned)) throw new Error(planned.reason);
    const row = {
      id: 'cup',
      kind: 'tournament',
      organizer: 'ann',
      time: '{}',
      level: 'random',
      patience: 1,
      seed: '',
      created_at: 0,
      title: 'Cup',
      game: 'skirmish',
      format: 'swiss',
      cap: 4,
      closes_at: null,
      status: 'entering',
      entrants: 0,
      begun: 0,
      ended_at: null,
      winners: null,
    } as const;
    await store.db.insertInto('series').values(row).execute();
    await store.db
      .insertInto('series_deeds')
      .values({ series_id: 'cup', seq: 0, at: 1, body: JSON.stringify(planned) })
      .execute();
  });
  afterEach(() => store.close());

  async function kept(shelf: Shelf): Promise<KeptSeries> {
    const found = await shelf.of('cup');
    if (found === null) throw new Error('It is gone.');
    return found;
  }

  async function entered(shelf: Shelf, id: string): Promise<KeptSeries | null> {
    const now = await kept(shelf);
    const deed = enter(now.state, { id }, { asker: id, now: 2 });
    if (isRefusal(deed)) throw new Error(deed.reason);
    return shelf.append(now, [deed], 2, []);
  }

  test('are read on from where they stand, and from a snapshot elsewhere', async () => {
    const [one, other] = [new SeriesShelf(store, tournamentKind), new SeriesShelf(store, tournamentKind)];
    const seen: [KeptSeries, KeptSeries][] = [];
    for (let i = 0; i < 100; i++) {
      await entered(one, 'somebody');
      const now = await kept(one);
      const deed = withdraw(now.state, 'somebody', { asker: 'somebody', now: 3 });
      if (isRefusal(deed)) throw new Error(deed.reason);
      await one.append(now, [deed], 3, []);
      if (i % 40 === 0) seen.push([await kept(other), await kept(one)]);
    }
    for (const [there, here] of seen) expect(there.state).toEqual(here.state);
    await entered(one, 'who stays');
    const snapshots = await store.db.selectFrom('series_snapshots').select('deed_count').execute();
    expect(snapshots.map(({ deed_count: count }) => count)).toEqual([192]);
    for (const shelf of [other, new SeriesShelf(store, tournamentKind)])
      expect(await kept(shelf)).toMatchObject({
        deedCount: 202,
        lastAt: 2,
        state: { entrants: [{ id: 'who stays' }] },
      });
    const { entrants } = await store.db.selectFrom('series').select('entrants').executeTakeFirstOrThrow();
    expect(entrants).toBe(1);
  });

  test('who comes second with a deed has done nothing', async () => {
    const [one, other] = [new SeriesShelf(store, tournamentKind), new SeriesShelf(store, tournamentKind)];
    const before = await kept(one);
    await entered(other, 'fast');
    const deed = enter(before.state, { id: 'slow' }, { asker: 'slow', now: 2 });
    if (isRefusal(deed)) throw new Error(deed.reason);
    expect(await one.append(before, [deed], 2, [])).toBeNull();
    expect((await kept(one)).state.entrants.map(({ id }) => id)).toEqual(['fast']);
  });

  test('a deed of which nobody answered whether it was written is looked up', async () => {
    let fails: 'before' | 'after' | null = null;
    const doubtful: Store = Object.assign(Object.create(store) as Store, {
      async write(statements: Parameters<Store['write']>[0]) {
        if (fails !== 'before') await store.write(statements);
        if (fails !== null) throw new InDoubt('broken off');
      },
    });
    const shelf = new SeriesShelf(doubtful, tournamentKind);
    fails = 'after';
    expect((await entered(shelf, 'written'))?.deedCount).toBe(2);
    fails = 'before';
    await expect(entered(shelf, 'lost')).rejects.toThrow(InDoubt);
    fails = null;
    expect((await kept(shelf)).state.entrants.map(({ id }) => id)).toEqual(['written']);
  });
});
