// What came of a person's games, rated and all, for the person.

import type { MyData } from '@starboard/wire/schema';
import type { Static } from 'typebox';
import type { Store } from '../store/store.ts';
import { page, ROWS } from './own-pages.ts';

type OwnResult = Static<typeof MyData>['rated'][number];

/** Whoever is an account has one rater; guests that it was have none. */
export async function* resultsOf({ db }: Store, people: readonly string[]): AsyncGenerator<OwnResult[]> {
  for (let last = 0; ;) {
    const rows = await page(() =>
      db
        .selectFrom('rated_seats')
        .innerJoin('raters', 'raters.id', 'rated_seats.rater')
        .innerJoin('rated_games', 'rated_games.seq', 'rated_seats.seq')
        .select(['rated_seats.seq', 'table_id as table', 'pool', 'at', 'rank', 'mean', 'deviation'])
        .where('raters.person', 'in', people)
        .where('rated_seats.seq', '>', last)
        .orderBy('rated_seats.seq')
        .limit(ROWS)
        .execute(),
    );
    yield rows;
    if (rows.length < ROWS) return;
    last = rows[rows.length - 1].seq;
  }
}

type OwnFinished = Static<typeof MyData>['results'][number];

export async function* finishedOf({ db }: Store, people: readonly string[]): AsyncGenerator<OwnFinished[]> {
  for (let last = ''; ;) {
    const rows = await page(() =>
      db
        .selectFrom('result_seats')
        .innerJoin('results', 'results.table_id', 'result_seats.table_id')
        .select([
          'results.table_id as table',
          'game',
          'at',
          'seat',
          'rank',
          'played_as as playedAs',
          'dice',
          'pips',
        ])
        .where('result_seats.person', 'in', people)
        .where('results.table_id', '>', last)
        .orderBy('results.table_id')
        .limit(ROWS)
        .execute(),
    );
    yield rows;
    if (rows.length < ROWS) return;
    last = rows[rows.length - 1].table;
  }
}
