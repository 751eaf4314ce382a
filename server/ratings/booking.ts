// Results that count for ratings, booked one after the other: each has a number, and everybody's rating follows from those
// before it. Any number of processes can book; who comes second with a number reads again.

import { STRENGTHS_VERSION, strengthOf } from '@starboard/bots';
import { placing, rated, ratingOf, UNKNOWN, type RatedGame, type Strength } from '@starboard/series/ratings';
import type { Compilable } from 'kysely';
import { InTurn } from '../base/in-turn.ts';
import { personId, type Ids } from '../base/ids.ts';
import type { RatedSeatRow, TableRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Replays } from '../tables/replays.ts';

export interface BookingDeps {
  readonly store: Store;
  readonly ids: Ids;
  readonly replays: Pick<Replays, 'ask'>;
}

/** What is known of our bots is known well. */
const BOT_WITHIN = 60;
const MOST_TRIES = 20;

/** A seat before it is rated. */
interface Player {
  readonly rater: string | null;
  readonly bot: string | null;
  /** To be written where somebody is rated for the first time. */
  readonly person: string | null;
  readonly isNew: boolean;
  readonly before: Strength;
  readonly games: number;
  readonly wins: number;
}

export class RatingBook {
  readonly #deps: BookingDeps;
  readonly #turns = new InTurn();

  constructor(deps: BookingDeps) {
    this.#deps = deps;
  }

  /** Books what came of a table, once, however often it is asked to. Null: there is nothing left to do. */
  book(table: string): Promise<null> {
    return this.#turns.run('book', async () => {
      const { store, replays } = this.#deps;
      const row = await store.db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst();
      if (row === undefined || row.rated === null || (await this.#isBooked(table))) return null;
      const game = await replays.ask('rated', { table });
      const ranks = game === null ? null : placing(game);
      if (game === null || ranks === null || typeof ranks === 'string') return null;
      for (let tries = 1; !(await this.#booked(row, row.rated, game, ranks)); tries++)
        if (tries === MOST_TRIES) throw new Error(`The result of ${table} finds no number.`);
      return null;
    });
  }

  async #isBooked(table: string): Promise<boolean> {
    const { db } = this.#deps.store;
    const found = await db
      .selectFrom('rated_games')
      .select('seq')
      .where('table_id', '=', table)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** False when another process was faster with the number. */
  async #booked(
    { id, ended_at: at }: TableRow,
    pool: string,
    game: RatedGame,
    ranks: readonly number[],
  ): Promise<boolean> {
    const { store } = this.#deps;
    // the number first: whatever is booked after it was read takes it
    const seq = (await this.#lastSeq()) + 1;
    const players = await this.#players(pool, game);
    const seats = seatsOf(seq, players, ranks);
    try {
      await store.write([
        store.db.insertInto('rated_games').values({ seq, table_id: id, pool, at: at ?? 0 }),
        store.db.insertInto('rated_seats').values([...seats]),
        store.db
          .insertInto('rating_pools')
          .values({ pool, games: 1 })
          .onConflict((conflict) =>
            conflict.column('pool').doUpdateSet((eb) => ({ games: eb('rating_pools.games', '+', 1) })),
          ),
        ...players.flatMap((player, seat) => this.#ratingRows(pool, player, seats[seat])),
      ]);
      return true;
    } catch (error) {
      if (!store.isTaken(error)) throw error;
      // by another process, with this number or with this result
      return this.#isBooked(id);
    }
  }

  async #lastSeq(): Promise<number> {
    const { db } = this.#deps.store;
    const row = await db
      .selectFrom('rated_games')
      .select('seq')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.seq ?? 0;
  }

  async #players(pool: string, { seats }: RatedGame): Promise<readonly Player[]> {
    const { db } = this.#deps.store;
    const people = seats.flatMap(({ person }) => person ?? []);
    const known = await db
      .selectFrom('persons')
      .leftJoin('raters', 'raters.person', 'persons.id')
      .leftJoin('ratings', (join) =>
        join.onRef('ratings.rater', '=', 'raters.id').on('ratings.pool', '=', pool),
      )
      .select(['persons.id', 'persons.deleted', 'raters.id as rater', 'mean', 'deviation', 'games', 'wins'])
      .where('persons.id', 'in', people)
      .execute();
    return seats.map(({ person, bot }): Player => {
      if (person === null) return botPlayer(bot);
      const row = known.find(({ id }) => id === person);
      const { rater = null, mean = null, deviation = null } = row ?? {};
      const before = mean === null || deviation === null ? UNKNOWN : { mean, deviation };
      return {
        rater: rater ?? personId(this.#deps.ids),
        bot: null,
        // somebody who was forgotten since is nobody any more
        person: row === undefined || row.deleted === 1 ? null : person,
        isNew: rater === null,
        before,
        games: row?.games ?? 0,
        wins: row?.wins ?? 0,
      };
    });
  }

  #ratingRows(pool: string, player: Player, seat: RatedSeatRow): Compilable[] {
    const { rater, person, isNew } = player;
    if (rater === null) return [];
    const { db } = this.#deps.store;
    const { mean, deviation, rank, seq } = seat;
    const wins = player.wins + (rank === 1 ? 1 : 0);
    const now = { mean, deviation, games: player.games + 1, wins, seq };
    return [
      ...(isNew ? [db.insertInto('raters').values({ id: rater, person })] : []),
      db
        .insertInto('ratings')
        .values({ rater, pool, ...now })
        .onConflict((conflict) => conflict.columns(['rater', 'pool']).doUpdateSet(now)),
    ];
  }
}

function botPlayer(bot: string | null): Player {
  const points = strengthOf(bot ?? '');
  const before = points === null ? UNKNOWN : ratingOf(points, BOT_WITHIN);
  const name = `${bot ?? ''}:${STRENGTHS_VERSION}`;
  return { rater: null, bot: name, person: null, isNew: false, before, games: 0, wins: 0 };
}

function seatsOf(seq: number, players: readonly Player[], ranks: readonly number[]): readonly RatedSeatRow[] {
  const after = rated(
    players.map(({ before }) => before),
    ranks,
  );
  return players.map(({ rater, bot, before }, seat) => ({
    seq,
    seat,
    rater,
    bot,
    rank: ranks[seat],
    ...(rater === null
      ? { ...before, gained: 0 }
      : { ...after[seat], gained: after[seat].mean - before.mean }),
  }));
}
