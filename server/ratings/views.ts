// Ratings as they are shown: the best of each pool, and one account with its rated games. Whoever was forgotten, and guests,
// are in neither.

import type {
  Leaderboard,
  Leaderboards,
  PoolInfo,
  Profile,
  ProfileRating,
  RatedGameInfo,
} from '@starboard/wire/schema';
import { KNOWN_DEVIATION, readPool, shown } from '@starboard/series/ratings';
import { SharedAnswer } from '../base/shared-answer.ts';
import { nameOf, type NameBook } from '../people/names.ts';
import type { RatedSeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const MOST_BEST = 50;
const MOST_POOLS = 60;
const GAMES_SHOWN = 50;
const HISTORY_LENGTH = 200;
/** Results have lower numbers: it is the largest that their column holds. */
const NEWEST = 2 ** 31 - 1;
/** The lists of the best are read no oftener, in milliseconds, however many ask for them. */
const BEST_APART = 2_000;
/** And as seldom as that everybody sees the results since. */
const BEST_FOR = 10_000;

/** A game that was rated, from one seat. */
interface SeatedRow extends RatedSeatRow {
  readonly pool: string;
  readonly at: number;
  readonly table_id: string;
}

/** What of a profile is about ratings. */
export type RatedProfile = Omit<Profile, 'results' | 'opponents' | 'dice'>;

export class RatingViews {
  readonly #store: Store;
  readonly #names: NameBook;
  readonly #best = new SharedAnswer(async () => JSON.stringify(await this.#readBest()), BEST_APART);
  #bestAt = -Infinity;

  constructor(store: Store, names: NameBook) {
    this.#store = store;
    this.#names = names;
    store.listen(({ about }) => {
      if (about === 'person') this.#best.changed();
    });
    store.onGap(() => this.#best.changed());
  }

  /** A `Leaderboards` as JSON. */
  leaderboards(): Promise<string> {
    if (performance.now() - this.#bestAt > BEST_FOR) {
      this.#bestAt = performance.now();
      this.#best.changed();
    }
    return this.#best.get();
  }

  /** As the viewer may know it. Null for whom nobody may know here: guests, programs, and those who left. */
  async profile(person: string, viewer: string | null, before = NEWEST): Promise<RatedProfile | null> {
    const { db } = this.#store;
    const row = await db
      .selectFrom('persons')
      .leftJoin('raters', 'raters.person', 'persons.id')
      .select(['persons.id', 'name', 'kind', 'created_at', 'hides', 'raters.id as rater'])
      .where('persons.id', '=', person)
      .where('kind', '=', 'account')
      .where('deleted', '=', 0)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { id, name, kind, created_at: since, rater } = row;
    const isHidden = row.hides === 1;
    const told = { person: { id, name, kind }, since, hidden: isHidden };
    if (rater === null || (isHidden && viewer !== id)) return { ...told, ratings: [], games: [], more: null };
    const played = await this.#played(rater, before, HISTORY_LENGTH);
    const listed = played.slice(0, GAMES_SHOWN);
    const more = played.length > GAMES_SHOWN ? listed[listed.length - 1].seq : null;
    const ratings = before === NEWEST ? await this.#ratings(rater, played) : [];
    return { ...told, ratings, games: await this.#told(viewer, listed), more };
  }

  #played(rater: string, before: number, limit: number): Promise<SeatedRow[]> {
    return this.#store.db
      .selectFrom('rated_seats')
      .innerJoin('rated_games', 'rated_games.seq', 'rated_seats.seq')
      .selectAll('rated_seats')
      .select(['pool', 'at', 'table_id'])
      .where('rater', '=', rater)
      .where('rated_seats.seq', '<', before)
      .orderBy('rated_seats.seq', 'desc')
      .limit(limit)
      .execute();
  }

  async #ratings(rater: string, played: readonly SeatedRow[]): Promise<ProfileRating[]> {
    const rows = await this.#store.db
      .selectFrom('ratings')
      .selectAll()
      .where('rater', '=', rater)
      .orderBy('games', 'desc')
      .execute();
    const byPool = Map.groupBy(played.toReversed(), ({ pool }) => pool);
    return rows.flatMap((row) => {
      const pool = poolInfo(row.pool);
      if (pool === null) return [];
      const history = (byPool.get(row.pool) ?? []).map((each) => ({
        at: each.at,
        points: shown(each).points,
      }));
      return [{ pool, rating: shown(row), games: row.games, wins: row.wins, history }];
    });
  }

  async #told(viewer: string | null, played: readonly SeatedRow[]): Promise<RatedGameInfo[]> {
    if (played.length === 0) return [];
    const { db } = this.#store;
    const seats = await db
      .selectFrom('rated_seats')
      .leftJoin('raters', 'raters.id', 'rated_seats.rater')
      .leftJoin('persons', 'persons.id', 'raters.person')
      .select(['seq', 'seat', 'bot', 'rank', 'raters.person', 'hides'])
      .where(
        'seq',
        'in',
        played.map(({ seq }) => seq),
      )
      .orderBy('seat')
      .execute();
    const open = await db
      .selectFrom('tables')
      .select('id')
      .where(
        'id',
        'in',
        played.map((row) => row.table_id),
      )
      .where('visibility', '=', 'public')
      .execute();
    const names = await this.#names.fetch([...new Set(seats.flatMap(({ person }) => person ?? []))]);
    const publicly = new Set(open.map(({ id }) => id));
    const seatsIn = Map.groupBy(seats, ({ seq }) => seq);
    return played.flatMap((row) => {
      const pool = poolInfo(row.pool);
      if (pool === null) return [];
      const after = shown(row).points;
      const rivals = (seatsIn.get(row.seq) ?? []).filter(({ seat }) => seat !== row.seat);
      return [
        {
          seq: row.seq,
          table: publicly.has(row.table_id) ? row.table_id : null,
          pool,
          at: row.at,
          seat: row.seat,
          rank: row.rank,
          points: after,
          change: after - shown({ ...row, mean: row.mean - row.gained }).points,
          rivals: rivals.map(({ person, bot, rank, hides }) => ({
            person: person === null || (hides === 1 && person !== viewer) ? null : nameOf(person, names),
            bot: bot === null ? null : bot.slice(0, bot.indexOf(':')),
            rank,
          })),
        },
      ];
    });
  }

  async #readBest(): Promise<Leaderboards> {
    const { db } = this.#store;
    const pools = await db
      .selectFrom('rating_pools')
      .selectAll()
      .orderBy('games', 'desc')
      .limit(MOST_POOLS)
      .execute();
    const told = await Promise.all(
      pools.map(async ({ pool, games }): Promise<Leaderboard[]> => {
        const info = poolInfo(pool);
        return info === null ? [] : [{ pool: info, games, best: await this.#bestOf(pool) }];
      }),
    );
    return { pools: told.flat() };
  }

  async #bestOf(pool: string): Promise<Leaderboard['best']> {
    const rows = await this.#store.db
      .selectFrom('ratings')
      .innerJoin('raters', 'raters.id', 'ratings.rater')
      .innerJoin('persons', 'persons.id', 'raters.person')
      .select(['persons.id', 'name', 'kind', 'mean', 'deviation', 'games'])
      .where('pool', '=', pool)
      .where('deviation', '<=', KNOWN_DEVIATION)
      .where('banned', '=', 0)
      .where('hides', '=', 0)
      .orderBy('mean', 'desc')
      .limit(MOST_BEST)
      .execute();
    return rows.map(({ id, name, kind, games, ...rating }) => ({
      person: { id, name, kind },
      rating: shown(rating),
      games,
    }));
  }
}

function poolInfo(id: string): PoolInfo | null {
  const pool = readPool(id);
  return pool && { id, ...pool };
}
