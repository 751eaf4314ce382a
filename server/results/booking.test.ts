// What came of games is kept once, also by several at the same time, and shown without reading all games.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { steadyClock, computerTime } from '../base/clock.ts';
import { forget } from '../people/own-data.ts';
import { openStore } from '../store/index.ts';
import { removeTables } from '../tables/removing.ts';
import { RatedHouse } from '../testing/rated.ts';
import { STORES, storeOptions } from '../testing/stores.ts';

const GAMES = 60;
const PEOPLE = 4;

interface Told {
  readonly games: { game: string; games: number; seats: { seat: number; games: number; wins: number }[] }[];
}

describe.each(STORES)('results on %s', { tags: 'slow' }, (name) => {
  let house: RatedHouse;
  let tables: readonly string[];
  beforeEach(async () => {
    const data = mkdtempSync(join(tmpdir(), 'starboard-results-'));
    const store = await openStore({ data, process: 'one', ...(await storeOptions(name)) });
    house = await RatedHouse.in(store, PEOPLE);
    tables = await house.play(GAMES, 4);
    const books = [house.results(), house.results(), house.results()];
    await Promise.all(books.flatMap((each) => tables.map((table) => each.book(table))));
  });
  afterEach(() => house.store.close());

  test('SE-6.8: are kept once each, however many keep them at once', async () => {
    const { db } = house.store;
    expect(await db.selectFrom('results').select('table_id').execute()).toHaveLength(GAMES);
    const all = await db.selectFrom('tallies').selectAll().where('kind', '=', 'all').execute();
    // two accounts and a bot play each of them
    expect(all.reduce((sum, { games }) => sum + games, 0)).toBe(2 * GAMES);
    expect(all.reduce((sum, { wins }) => sum + wins, 0)).toBe(GAMES);
    const { games } = JSON.parse(await house.resultViews().statistics()) as Told;
    expect(games).toMatchObject([
      {
        game: 'nexus-ops',
        games: GAMES,
        lengths: [{ seats: 3, games: GAMES, orders: 60 }],
        options: [
          { option: 'board', values: [{ value: 'standard', games: GAMES }] },
          { option: 'vortex', values: [{ value: 'false', games: GAMES }] },
        ],
      },
    ]);
    const [{ seats }] = games;
    expect(seats.map((each) => each.games)).toEqual([GAMES, GAMES, GAMES]);
    expect(seats[0].wins + seats[1].wins + seats[2].wins).toBe(GAMES);
  });

  test('games that were over before are looked at step by step', async () => {
    const { db } = house.store;
    for (const table of ['results', 'result_seats', 'played', 'tallies', 'game_tallies'] as const)
      await db.deleteFrom(table).execute();
    const book = house.results();
    let steps = 1;
    while ((await book.bookOld()) !== null) steps++;
    expect(steps).toBeGreaterThan(1);
    expect(await db.selectFrom('results').select('table_id').execute()).toHaveLength(GAMES);
  });

  test('games are told page by page, and with one opponent', async () => {
    const views = house.resultViews();
    const [first, second] = house.people;
    const { results, opponents, dice } = await views.of(first);
    const [{ games: played, boards }] = results;
    expect(boards).toMatchObject([{ board: 'standard', games: played }]);
    expect(dice.length).toBe(played);
    const met = opponents.find(({ person }) => person?.id === second);
    const told = await views.games(first, null, { opponent: second });
    expect(told?.between).toEqual({ games: met?.games, ahead: met?.ahead, behind: met?.behind });
    expect(told?.games).toHaveLength(met?.games ?? 0);
    expect(told?.games.every(({ rivals }) => rivals.some(({ person }) => person?.id === second))).toBe(true);
    expect((await views.games(first, null, { game: 'gal4xeon' }))?.games).toEqual([]);
    const seen: string[] = [];
    for (let before: string | null | undefined; before !== null;) {
      const page = await views.games(second, null, before === undefined ? {} : { before });
      seen.push(...(page?.games ?? []).map(({ table }) => table));
      before = page?.more ?? null;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength((await views.of(second)).results[0].games);
  });

  test('SE-6.9: whoever hides is nameless for others, and cannot be asked for', async () => {
    const { db } = house.store;
    const [first, second] = house.people;
    await db.updateTable('persons').set({ hides: 1 }).where('id', '=', second).execute();
    const views = house.resultViews();
    expect((await views.games(second, first, {}))?.games).toEqual([]);
    expect((await views.games(second, second, {}))?.games).not.toEqual([]);
    const { opponents } = await views.of(first);
    expect(opponents.map(({ person }) => person?.id)).not.toContain(second);
    expect(opponents.some(({ person, bot }) => person === null && bot === null)).toBe(true);
    expect(await views.games(first, null, { opponent: second })).toEqual({
      games: [],
      between: null,
      more: null,
    });
    const told = await views.games(first, null, {});
    expect(JSON.stringify(told)).not.toContain(second);
    expect((await views.games(first, second, { opponent: second }))?.games).not.toEqual([]);
  });

  test('SE-6.9: games of invited people are listed to those who played them', async () => {
    const { db } = house.store;
    await db.updateTable('played').set({ open: 0 }).execute();
    const [first, second] = house.people;
    const views = house.resultViews();
    expect((await views.games(first, null, {}))?.games).toEqual([]);
    expect((await views.games(first, second, {}))?.games).toEqual([]);
    expect((await views.games(first, first, {}))?.games).not.toEqual([]);
    const shared = await views.games(first, second, { opponent: second });
    expect(shared?.games.every(({ open }) => !open)).toBe(true);
    expect(shared?.games).not.toEqual([]);
  });

  test('nothing is left of who was forgotten, and of tables that went', async () => {
    const { store } = house;
    const [first, second] = house.people;
    await forget(store, steadyClock(computerTime()), first);
    const views = house.resultViews();
    expect(await views.games(first, first, {})).toBeNull();
    expect((await views.of(first)).results).toEqual([]);
    for (const table of ['tallies', 'played', 'result_seats'] as const)
      expect(JSON.stringify(await store.db.selectFrom(table).selectAll().execute())).not.toContain(first);
    await removeTables(store, tables);
    for (const table of ['results', 'played', 'result_seats'] as const)
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    // what was counted stays
    expect((await views.of(second)).results[0].games).toBeGreaterThan(0);
  });
});
