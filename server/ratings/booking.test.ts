// Results are booked once, in one order, also by several at the same time.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../store/index.ts';
import { RatedHouse } from '../testing/rated.ts';
import { STORES, storeOptions } from '../testing/stores.ts';

const GAMES = 40;
const PEOPLE = 4;

describe.each(STORES)('results on %s', { tags: 'slow' }, (name) => {
  let house: RatedHouse;
  beforeEach(async () => {
    const data = mkdtempSync(join(tmpdir(), 'starboard-ratings-'));
    const store = await openStore({ data, process: 'one', ...(await storeOptions(name)) });
    house = await RatedHouse.in(store, PEOPLE);
  });
  afterEach(() => house.store.close());

  test('SE-6.7: are booked once each, with numbers without gaps, however many book at once', async () => {
    const { db } = house.store;
    const tables = await house.play(GAMES, 4);
    const books = [house.book(), house.book(), house.book()];
    await Promise.all(books.flatMap((each) => tables.map((table) => each.book(table))));
    const rows = await db.selectFrom('rated_games').selectAll().orderBy('seq').execute();
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: GAMES }, (_, i) => i + 1));
    expect(new Set(rows.map(({ table_id: id }) => id)).size).toBe(GAMES);
    expect(await db.selectFrom('raters').select('person').execute()).toHaveLength(PEOPLE);
    expect(await db.selectFrom('rating_pools').select('games').execute()).toEqual([{ games: GAMES }]);
    expect(await house.recompute()).toEqual({ games: GAMES, changed: 0 });
  });

  test('a profile tells games and ratings page by page, and the best of a list are those who are known', async () => {
    const [first] = house.people;
    const book = house.book();
    for (const table of await house.play(3 * GAMES, 5)) await book.book(table);
    const views = house.views();
    const whole = await views.profile(first, null);
    expect(whole?.ratings).toHaveLength(1);
    const [{ games, wins, rating }] = whole?.ratings ?? [];
    expect(games).toBeGreaterThan(50);
    const seqs: number[] = [];
    let won = 0;
    for (let page = whole; page !== null;) {
      for (const { seq, rank } of page.games) {
        seqs.push(seq);
        if (rank === 1) won++;
      }
      page = page.more === null ? null : await views.profile(first, null, page.more);
    }
    expect(seqs).toEqual(seqs.toSorted((a, b) => b - a));
    expect([new Set(seqs).size, won]).toEqual([games, wins]);
    expect(rating.points).toBe(whole?.games[0].points);
    const bestOf = async () => {
      const { pools } = JSON.parse(await house.views().leaderboards()) as {
        pools: { best: { person: { id: string }; rating: { points: number } }[] }[];
      };
      return pools[0].best;
    };
    const best = await bestOf();
    const points = best.map((each) => each.rating.points);
    expect(points.length).toBeGreaterThan(0);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    // SE-6.9: whoever hides the history is on no list
    const [{ person }] = best;
    await house.store.db.updateTable('persons').set({ hides: 1 }).where('id', '=', person.id).execute();
    expect((await bestOf()).map((each) => each.person.id)).toEqual(
      best.slice(1).map((each) => each.person.id),
    );
  });
});
