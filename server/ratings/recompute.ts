// All ratings anew, from the results in the order of their numbers: the same numbers come out, unless how they are reckoned
// has changed.

import { rated, UNKNOWN, type Strength } from '@starboard/series/ratings';
import type { Compilable } from 'kysely';
import type { Beside } from '../store/beside.ts';
import type { RatedSeatRow } from '../store/schema.ts';

export interface Recomputed {
  readonly games: number;
  /** Ratings after a game, and ratings now, that were other numbers before. */
  readonly changed: number;
}

/** Results that are read at once. */
const GAMES = 2_000;
const STATEMENTS = 500;

interface Known extends Strength {
  readonly games: number;
  readonly wins: number;
  readonly seq: number;
}

export async function recomputeRatings({ db, write }: Pick<Beside, 'db' | 'write'>): Promise<Recomputed> {
  const now = new Map<string, Map<string, Known>>();
  let games = 0;
  let changed = 0;
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('rated_games')
      .select(['seq', 'pool'])
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(GAMES)
      .execute();
    if (rows.length === 0) break;
    const until = rows[rows.length - 1].seq;
    const seats = await db
      .selectFrom('rated_seats')
      .selectAll()
      .where('seq', '>', last)
      .where('seq', '<=', until)
      .orderBy('seq')
      .orderBy('seat')
      .execute();
    const seatsIn = Map.groupBy(seats, ({ seq }) => seq);
    const statements: Compilable[] = [];
    for (const { seq, pool } of rows) {
      const ratings = now.get(pool) ?? new Map<string, Known>();
      now.set(pool, ratings);
      for (const seat of after(seatsIn.get(seq) ?? [], ratings)) statements.push(corrected(db, seat));
    }
    changed += statements.length;
    for (let i = 0; i < statements.length; i += STATEMENTS) await write(statements.slice(i, i + STATEMENTS));
    games += rows.length;
    last = until;
  }
  changed += await correctNow({ db, write }, now);
  return { games, changed };
}

/** The seats that were rated otherwise, as they are rated now; the book is brought up to date. */
function after(seats: readonly RatedSeatRow[], ratings: Map<string, Known>): readonly RatedSeatRow[] {
  const before = seats.map((seat) => (seat.rater === null ? seat : (ratings.get(seat.rater) ?? UNKNOWN)));
  const done = rated(
    before,
    seats.map(({ rank }) => rank),
  );
  return seats.flatMap((seat, i) => {
    if (seat.rater === null) return [];
    const { mean, deviation } = done[i];
    const gained = mean - before[i].mean;
    const { games = 0, wins = 0 } = ratings.get(seat.rater) ?? {};
    const won = seat.rank === 1 ? 1 : 0;
    ratings.set(seat.rater, { mean, deviation, games: games + 1, wins: wins + won, seq: seat.seq });
    const isSame = seat.mean === mean && seat.deviation === deviation && seat.gained === gained;
    return isSame ? [] : [{ ...seat, mean, deviation, gained }];
  });
}

function corrected(db: Beside['db'], { seq, seat, mean, deviation, gained }: RatedSeatRow): Compilable {
  return db
    .updateTable('rated_seats')
    .set({ mean, deviation, gained })
    .where('seq', '=', seq)
    .where('seat', '=', seat);
}

async function correctNow(
  { db, write }: Pick<Beside, 'db' | 'write'>,
  now: ReadonlyMap<string, ReadonlyMap<string, Known>>,
): Promise<number> {
  let changed = 0;
  for (const [pool, ratings] of now) {
    const rows = await db.selectFrom('ratings').selectAll().where('pool', '=', pool).execute();
    const stored = new Map(rows.map((row) => [row.rater, row]));
    const statements = [...ratings].flatMap(([rater, known]) => {
      const { mean, deviation, games, wins, seq } = known;
      const old = stored.get(rater);
      // one that was played meanwhile is not ours to correct
      if (old !== undefined && old.seq > seq) return [];
      if (old?.mean === mean && old.deviation === deviation && old.games === games && old.wins === wins)
        return [];
      return [
        db
          .insertInto('ratings')
          .values({ rater, pool, mean, deviation, games, wins, seq })
          .onConflict((of) =>
            of.columns(['rater', 'pool']).doUpdateSet({ mean, deviation, games, wins, seq }),
          ),
      ];
    });
    changed += statements.length;
    for (let i = 0; i < statements.length; i += STATEMENTS) await write(statements.slice(i, i + STATEMENTS));
  }
  return changed;
}
