// Results are booked once, in one order, also by two processes at the same time.

import { FastChance } from '@starboard/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RatedGame } from '@starboard/series/ratings';
import { randomIds } from '../base/ids.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import type { TableRow } from '../store/schema.ts';
import { STORES, storeOptions } from '../testing/stores.ts';
import { RatingBook } from './booking.ts';
import { recomputeRatings } from './recompute.ts';

const GAMES = 40;
const PEOPLE = ['ann', 'ben', 'cid', 'dot'].map((name) => `${name}0000`);

const TABLE: Omit<TableRow, 'id'> = {
  game: 'nexus-ops',
  rules: 2,
  seats: 2,
  options: '{}',
  visibility: 'public',
  invite: '',
  time: '{}',
  level: 'captain',
  host: PEOPLE[0],
  seed: '',
  previous: null,
  series: null,
  rated: 'nexus-ops.standard.2.live',
  created_at: 0,
  status: 'over',
  actors: 0,
  deadline: null,
  ended_at: 1,
  outcome: '{}',
};

describe.each(STORES)('results on %s', { tags: 'slow' }, (name) => {
  let store: Store;
  const played = new Map<string, RatedGame>();
  const replays = { ask: (_: string, { table }: { table: string }) => Promise.resolve(played.get(table)) };
  const book = (): RatingBook => new RatingBook({ store, ids: randomIds, replays: replays as never });

  beforeEach(async () => {
    const data = mkdtempSync(join(tmpdir(), 'starboard-ratings-'));
    store = await openStore({ data, process: 'one', ...(await storeOptions(name)) });
    const person = {
      kind: 'account' as const,
      login: null,
      password: null,
      owner: null,
      created_at: 0,
      seen_at: 0,
    };
    for (const id of PEOPLE)
      await store.db
        .insertInto('persons')
        .values({ ...person, id, name: id, silenced_until: 0, banned: 0, deleted: 0, adopted_by: null })
        .execute();
    const random = new FastChance(4);
    for (let game = 0; game < GAMES; game++) {
      const id = `table${String(game).padStart(4, '0')}`;
      const [one, other] = [random.draw(4), random.draw(4)];
      const sitter = (who: string | null) => ({
        person: who,
        bot: who === null ? 'captain' : null,
        moved: true,
        leftAt: null,
      });
      const rival = one === other ? null : PEOPLE[other];
      played.set(id, {
        seats: [sitter(PEOPLE[one]), sitter(rival)],
        ranks: random.draw(2) === 0 ? [1, 2] : [2, 1],
        takenBack: false,
      });
      await store.db
        .insertInto('tables')
        .values({ ...TABLE, id })
        .execute();
    }
  });
  afterEach(() => store.close());

  test('SE-6.7: are booked once each, with numbers without gaps, however many book at once', async () => {
    const books = [book(), book(), book()];
    await Promise.all(books.flatMap((each) => [...played.keys()].map((table) => each.book(table))));
    const rows = await store.db.selectFrom('rated_games').selectAll().orderBy('seq').execute();
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: GAMES }, (_, i) => i + 1));
    expect(new Set(rows.map(({ table_id: id }) => id)).size).toBe(GAMES);
    expect(await store.db.selectFrom('raters').select('person').execute()).toHaveLength(PEOPLE.length);
    const pools = await store.db.selectFrom('rating_pools').selectAll().execute();
    expect(pools).toEqual([{ pool: TABLE.rated, games: GAMES }]);
    const write = store.write.bind(store);
    expect(await recomputeRatings({ db: store.db, write })).toEqual({ games: GAMES, changed: 0 });
  });
});
