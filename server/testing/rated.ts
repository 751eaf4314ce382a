// For tests and benches: results of games that nobody played, between accounts and a bot, to be booked.

import { FastChance } from '@starboard/engine';
import type { RatedGame, RatedSeat } from '@starboard/series/ratings';
import { randomIds } from '../base/ids.ts';
import { NameBook } from '../people/names.ts';
import { RatingBook } from '../ratings/booking.ts';
import { recomputeRatings, type Recomputed } from '../ratings/recompute.ts';
import { RatingViews } from '../ratings/views.ts';
import { ResultBook } from '../results/booking.ts';
import { ResultViews } from '../results/views.ts';
import type { TableRow } from '../store/schema.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import type { KeptGame } from '../tables/played.ts';

const POOL = 'nexus-ops.standard.2.live';

const TABLE: Omit<TableRow, 'id' | 'host'> = {
  game: 'nexus-ops',
  rules: 2,
  seats: 2,
  options: '{}',
  visibility: 'public',
  invite: '',
  time: '{}',
  level: 'captain',
  seed: '',
  previous: null,
  series: null,
  rated: POOL,
  created_at: 0,
  status: 'over',
  actors: 0,
  deadline: null,
  ended_at: 1,
  outcome: '{}',
};

const PERSON = {
  kind: 'account' as const,
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
};

const AT_ONCE = 500;
const USUALLY = 20;

export class RatedHouse {
  readonly store: Store;
  readonly people: readonly string[];
  readonly #games = new Map<string, RatedGame>();

  private constructor(store: Store, people: readonly string[]) {
    this.store = store;
    this.people = people;
  }

  static async open(data: string, people: number): Promise<RatedHouse> {
    return RatedHouse.in(await openStore({ data, process: 'one' }), people);
  }

  static async in(store: Store, count: number): Promise<RatedHouse> {
    const people = Array.from({ length: count }, (_, i) => `person${String(i).padStart(5, '0')}`);
    for (let from = 0; from < count; from += AT_ONCE)
      await store.db
        .insertInto('persons')
        .values(people.slice(from, from + AT_ONCE).map((id) => ({ ...PERSON, id, name: id })))
        .execute();
    return new RatedHouse(store, people);
  }

  /** So many games, the first account in one of so many; their tables. */
  async play(count: number, seed: number, often = USUALLY): Promise<readonly string[]> {
    const random = new FastChance(seed);
    const tables = Array.from({ length: count }, (_, i) => `table${seed}-${String(i).padStart(6, '0')}`);
    for (const table of tables) {
      const one = this.people[random.draw(often) === 0 ? 0 : random.draw(this.people.length)];
      const other = this.people.filter((each) => each !== one)[random.draw(this.people.length - 1)];
      this.#games.set(table, {
        seats: [sitter(one), sitter(other), sitter(null)],
        ranks: random.draw(2) === 0 ? [1, 2, 3] : [2, 1, 3],
        takenBack: false,
      });
    }
    const { db } = this.store;
    for (let from = 0; from < count; from += AT_ONCE)
      await db
        .insertInto('tables')
        .values(tables.slice(from, from + AT_ONCE).map((id) => ({ ...TABLE, id, host: this.people[0] })))
        .execute();
    return tables;
  }

  book(): RatingBook {
    const ask = (_question: string, { table }: { table: string }): Promise<RatedGame | null> =>
      Promise.resolve(this.#games.get(table) ?? null);
    return new RatingBook({ store: this.store, ids: randomIds, replays: { ask } as never });
  }

  /** Keeps what came of those games, as statistics are kept. */
  results(): ResultBook {
    const ask = (_question: string, { table }: { table: string }): Promise<KeptGame | null> => {
      const game = this.#games.get(table);
      return Promise.resolve(game === undefined ? null : playedAs(game));
    };
    return new ResultBook({ store: this.store, replays: { ask } as never });
  }

  resultViews(): ResultViews {
    return new ResultViews(this.store, new NameBook(this.store));
  }

  views(): RatingViews {
    return new RatingViews(this.store, new NameBook(this.store));
  }

  recompute(): Promise<Recomputed> {
    const { db } = this.store;
    return recomputeRatings({ db, write: (statements) => this.store.write(statements) });
  }
}

function playedAs(game: RatedGame): KeptGame {
  const each = game.seats.map(() => null);
  return {
    ...game,
    unseated: [],
    beganAt: 0,
    orders: 60,
    board: 'standard',
    playedAs: each,
    rolled: each.map(() => ({ dice: 10, pips: 35 })),
    options: { board: 'standard', vortex: 'false' },
  };
}

function sitter(person: string | null): RatedSeat {
  return { person, bot: person === null ? 'captain' : null, moved: true, leftAt: null };
}
