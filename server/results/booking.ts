// What came of finished games, written once each for whoever looks at it later: nobody who looks waits for all games.

import { placesOf } from '@starboard/series/ratings';
import type { Compilable } from 'kysely';
import { InTurn } from '../base/in-turn.ts';
import type { PersonKind, TableRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { KeptGame } from '../tables/played.ts';
import type { Replays } from '../tables/replays.ts';
import { gameTallies, opponentKey, tallies, type Place } from './tallies.ts';

export interface ResultDeps {
  readonly store: Store;
  readonly replays: Pick<Replays, 'ask'>;
}

/** Tables that are looked at in one step for games from before results were kept, how many of those are read, and how long
 *  after it the next one comes. */
const LOOKED_AT = 500;
const OLD_GAMES = 20;
const NEXT_STEP = 250;
/** So long a job waits for its game, and so long it is left alone then, in milliseconds. */
const PATIENCE = 500;
const LATER = 5_000;

export class ResultBook {
  readonly #deps: ResultDeps;
  readonly #turns = new InTurn();
  #passed = '';
  #old: Promise<number | null> | null = null;

  constructor(deps: ResultDeps) {
    this.#deps = deps;
  }

  /** Books what came of a table, once, however often it is asked to. Null: there is nothing left to do. */
  book(table: string): Promise<null> {
    return this.#turns.run('book', async () => {
      const { store, replays } = this.#deps;
      const row = await store.db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst();
      if (row === undefined || row.status !== 'over' || (await this.#isBooked(table))) return null;
      await this.#write(row, await replays.ask('played', { table }));
      return null;
    });
  }

  /** Books it, and lets nobody else wait for a long game: how long until it is to be looked at again, null when it is done. */
  tend(table: string): Promise<number | null> {
    return patiently(this.book(table));
  }

  tendOld(): Promise<number | null> {
    this.#old ??= this.bookOld().finally(() => {
      this.#old = null;
    });
    return patiently(this.#old);
  }

  /** Books some of the games that were over before results were kept; how long to wait for the next, null when all are. */
  async bookOld(): Promise<number | null> {
    const rows = await this.#deps.store.db
      .selectFrom('tables')
      .leftJoin('results', 'results.table_id', 'tables.id')
      .select(['tables.id', 'tables.status', 'results.table_id as kept'])
      .where('tables.id', '>', this.#passed)
      .orderBy('tables.id')
      .limit(LOOKED_AT)
      .execute();
    const old = rows.filter(({ status, kept }) => status === 'over' && kept === null).slice(0, OLD_GAMES);
    for (const { id } of old) await this.book(id);
    // what else is left of them comes with the next step
    const last = old.length === OLD_GAMES ? old.at(-1) : rows.at(-1);
    const isDone = old.length < OLD_GAMES && rows.length < LOOKED_AT;
    this.#passed = isDone ? '' : (last?.id ?? '');
    return isDone ? null : NEXT_STEP;
  }

  async #isBooked(table: string): Promise<boolean> {
    const found = await this.#deps.store.db
      .selectFrom('results')
      .select('table_id')
      .where('table_id', '=', table)
      .executeTakeFirst();
    return found !== undefined;
  }

  async #write(row: TableRow, played: KeptGame | null): Promise<void> {
    const { store } = this.#deps;
    const places = played === null ? null : await this.#places(played);
    try {
      await store.write([
        this.#result(row, played, places !== null),
        ...(played === null || places === null ? [] : this.#rows(row, played, places)),
      ]);
    } catch (error) {
      // another process was faster
      if (!store.isTaken(error) || !(await this.#isBooked(row.id))) throw error;
    }
  }

  #result(row: TableRow, played: KeptGame | null, counts: boolean): Compilable {
    const at = row.ended_at ?? 0;
    return this.#deps.store.db.insertInto('results').values({
      table_id: row.id,
      game: row.game,
      seats: row.seats,
      at,
      took: played === null ? 0 : Math.max(0, at - played.beganAt),
      orders: played?.orders ?? 0,
      board: played?.board ?? null,
      counts: counts ? 1 : 0,
    });
  }

  /** SE-6.8: null where the game does not count. */
  async #places(played: KeptGame): Promise<readonly Place[] | null> {
    const { seats, ranks, unseated, playedAs, rolled } = played;
    if (seats.length + unseated.length < 2 || seats.some(({ moved }) => !moved)) return null;
    const kinds = await this.#kinds(seats.flatMap(({ person }) => person ?? []));
    // where somebody without a seat came first, no seat did
    const behind = Math.min(...ranks) - 1;
    const places = placesOf(played);
    return seats.map(({ person, bot }, seat) => {
      const kind = person === null ? null : (kinds.get(person) ?? null);
      return {
        person: kind === 'guest' ? null : kind && person,
        bot,
        isAccount: kind === 'account',
        rank: places[seat] + behind,
        playedAs: playedAs[seat],
        ...rolled[seat],
      };
    });
  }

  async #kinds(people: readonly string[]): Promise<ReadonlyMap<string, PersonKind>> {
    if (people.length === 0) return new Map();
    const rows = await this.#deps.store.db
      .selectFrom('persons')
      .select(['id', 'kind'])
      .where('id', 'in', people)
      .where('deleted', '=', 0)
      .execute();
    return new Map(rows.map(({ id, kind }) => [id, kind]));
  }

  #rows(row: TableRow, played: KeptGame, places: readonly Place[]): readonly Compilable[] {
    const { db } = this.#deps.store;
    const { id, game, ended_at: endedAt, visibility } = row;
    const at = endedAt ?? 0;
    const listed = places.flatMap((own, seat) => {
      const { person } = own;
      if (person === null || !own.isAccount) return [];
      const others = places.flatMap((other, place) => (place === seat ? [] : (opponentKey(other) ?? [])));
      return ['', ...new Set(others)].map((opponent) => ({ person, opponent }));
    });
    const own = tallies(game, places, played);
    const all = gameTallies(game, places, played, Math.max(0, at - played.beganAt));
    return [
      db.insertInto('result_seats').values(
        places.map(({ person, bot, rank, playedAs, dice, pips }, seat) => {
          const known = { person, bot, rank, played_as: playedAs, dice, pips };
          return { table_id: id, seat, ...known };
        }),
      ),
      ...(listed.length === 0
        ? []
        : [
            db.insertInto('played').values(
              listed.map((each) => ({
                ...each,
                at,
                table_id: id,
                game,
                open: visibility === 'public' ? 1 : 0,
              })),
            ),
          ]),
      ...(own.length === 0
        ? []
        : [
            db
              .insertInto('tallies')
              .values([...own])
              .onConflict((conflict) =>
                conflict.columns(['person', 'kind', 'game', 'key']).doUpdateSet((eb) => ({
                  games: eb('tallies.games', '+', eb.ref('excluded.games')),
                  wins: eb('tallies.wins', '+', eb.ref('excluded.wins')),
                  losses: eb('tallies.losses', '+', eb.ref('excluded.losses')),
                })),
              ),
          ]),
      db
        .insertInto('game_tallies')
        .values([...all])
        .onConflict((conflict) =>
          conflict.columns(['game', 'kind', 'key']).doUpdateSet((eb) => ({
            games: eb('game_tallies.games', '+', eb.ref('excluded.games')),
            wins: eb('game_tallies.wins', '+', eb.ref('excluded.wins')),
            orders: eb('game_tallies.orders', '+', eb.ref('excluded.orders')),
            took: eb('game_tallies.took', '+', eb.ref('excluded.took')),
          })),
        ),
    ];
  }
}

/** What fails later fails again when it is looked at. */
async function patiently(work: Promise<number | null>): Promise<number | null> {
  work.catch(() => {});
  const slow = Promise.withResolvers<number>();
  const timer = setTimeout(() => slow.resolve(LATER), PATIENCE);
  try {
    return await Promise.race([work, slow.promise]);
  } finally {
    clearTimeout(timer);
  }
}
