// What came of finished games, as it is shown: of one account, by what people look for, and of everybody together. Only
// what was counted when a game ended is read, and a bounded part of it.

import type {
  GameResults,
  OpponentResults,
  PlayedAsked,
  PlayedGameInfo,
  PlayedGames,
  Profile,
  Statistics,
} from '@starboard/wire/schema';
import { shown } from '@starboard/series/ratings';
import { SharedAnswer } from '../base/shared-answer.ts';
import { nameOf, type NameBook } from '../people/names.ts';
import type { GameTallyRow, TallyRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const MOST_OPPONENTS = 20;
const MOST_DICE = 200;
const GAMES_SHOWN = 50;
const MOST_VALUES = 6;
/** Statistics are read no oftener, in milliseconds, however many ask, and as seldom as that everybody sees new results. */
const STATISTICS_APART = 2_000;
const STATISTICS_FOR = 60_000;
const BOT = 'bot:';
const NOBODY: ReadonlySet<string> = new Set();

type Shown = Pick<Profile, 'results' | 'opponents' | 'dice'>;

interface ListedRow {
  readonly table_id: string;
  readonly at: number;
  readonly open: number;
}

export class ResultViews {
  readonly #store: Store;
  readonly #names: NameBook;
  readonly #statistics = new SharedAnswer(
    async () => JSON.stringify(await this.#readStatistics()),
    STATISTICS_APART,
  );
  #statisticsAt = -Infinity;

  constructor(store: Store, names: NameBook) {
    this.#store = store;
    this.#names = names;
  }

  async of(person: string): Promise<Shown> {
    const { db } = this.#store;
    const own = db.selectFrom('tallies').selectAll().where('person', '=', person);
    const [counted, met, rolled] = await Promise.all([
      own.where('kind', '!=', 'opponent').orderBy('game').orderBy('key').execute(),
      own.where('kind', '=', 'opponent').orderBy('games', 'desc').limit(MOST_OPPONENTS).execute(),
      this.#dice(person),
    ]);
    return {
      results: [...Map.groupBy(counted, ({ game }) => game)].map(([game, rows]) => resultsOf(game, rows)),
      opponents: await this.#opponents(met),
      dice: rolled.toReversed(),
    };
  }

  #dice(person: string): Promise<{ at: number; dice: number; pips: number }[]> {
    return this.#store.db
      .selectFrom('played')
      .innerJoin('result_seats', (join) =>
        join
          .onRef('result_seats.table_id', '=', 'played.table_id')
          .onRef('result_seats.person', '=', 'played.person'),
      )
      .select(['at', 'dice', 'pips'])
      .where('played.person', '=', person)
      .where('played.opponent', '=', '')
      .orderBy('at', 'desc')
      .limit(MOST_DICE)
      .execute()
      .then((rows) => rows.filter(({ dice }) => dice > 0));
  }

  async #opponents(met: readonly TallyRow[]): Promise<OpponentResults[]> {
    const people = met.flatMap(({ key }) => (key.startsWith(BOT) ? [] : [key]));
    const [names, hiding] = await Promise.all([this.#names.fetch(people), this.#hiding(people)]);
    return met.map(({ key, games, wins: ahead, losses: behind }) => ({
      person: key.startsWith(BOT) || hiding.has(key) ? null : nameOf(key, names),
      bot: key.startsWith(BOT) ? key.slice(BOT.length) : null,
      games,
      ahead,
      behind,
    }));
  }

  /** Those of them who are in no list by their names. */
  async #hiding(people: readonly string[]): Promise<ReadonlySet<string>> {
    if (people.length === 0) return NOBODY;
    const rows = await this.#store.db
      .selectFrom('persons')
      .select('id')
      .where('id', 'in', people)
      .where('hides', '=', 1)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** As the viewer may know them. Null for whom nobody may know here. */
  async games(person: string, viewer: string | null, asked: PlayedAsked): Promise<PlayedGames | null> {
    const { db } = this.#store;
    const { opponent } = asked;
    const row = await db
      .selectFrom('persons')
      .select('hides')
      .where('id', '=', person)
      .where('kind', '=', 'account')
      .where('deleted', '=', 0)
      .executeTakeFirst();
    if (row === undefined) return null;
    const none = { games: [], between: null, more: null };
    if (row.hides === 1 && viewer !== person) return none;
    // who hides is not to be found by asking for it
    if (opponent !== undefined && opponent !== viewer && (await this.#hiding([opponent])).has(opponent))
      return none;
    // games of invited tables are listed to those who played them
    const seesAll = viewer === person || (viewer !== null && viewer === opponent);
    const rows = await this.#listed(person, asked, seesAll);
    const listed = rows.slice(0, GAMES_SHOWN);
    const last = rows.length > GAMES_SHOWN ? listed[listed.length - 1] : null;
    return {
      games: await this.#told(person, viewer, listed),
      between: opponent === undefined ? null : await this.#between(person, opponent),
      more: last && `${last.at}.${last.table_id}`,
    };
  }

  #listed(
    person: string,
    { game, opponent = '', before }: PlayedAsked,
    seesAll: boolean,
  ): Promise<ListedRow[]> {
    let rows = this.#store.db
      .selectFrom('played')
      .select(['table_id', 'at', 'open'])
      .where('person', '=', person)
      .where('opponent', '=', opponent);
    if (game !== undefined) rows = rows.where('game', '=', game);
    if (!seesAll) rows = rows.where('open', '=', 1);
    if (before !== undefined) {
      const dot = before.indexOf('.');
      const [at, table] = [Number(before.slice(0, dot)), before.slice(dot + 1)];
      rows = rows.where((eb) =>
        eb.or([eb('at', '<', at), eb.and([eb('at', '=', at), eb('table_id', '<', table)])]),
      );
    }
    return rows
      .orderBy('at', 'desc')
      .orderBy('table_id', 'desc')
      .limit(GAMES_SHOWN + 1)
      .execute();
  }

  async #between(person: string, opponent: string): Promise<PlayedGames['between']> {
    const row = await this.#store.db
      .selectFrom('tallies')
      .select(['games', 'wins as ahead', 'losses as behind'])
      .where('person', '=', person)
      .where('kind', '=', 'opponent')
      .where('game', '=', '')
      .where('key', '=', opponent)
      .executeTakeFirst();
    return row ?? { games: 0, ahead: 0, behind: 0 };
  }

  async #told(
    person: string,
    viewer: string | null,
    listed: readonly ListedRow[],
  ): Promise<PlayedGameInfo[]> {
    if (listed.length === 0) return [];
    const { db } = this.#store;
    const tables = listed.map(({ table_id: id }) => id);
    const [results, seats, ratings] = await Promise.all([
      db.selectFrom('results').selectAll().where('table_id', 'in', tables).execute(),
      db
        .selectFrom('result_seats')
        .leftJoin('persons', 'persons.id', 'result_seats.person')
        .selectAll('result_seats')
        .select('persons.hides')
        .where('table_id', 'in', tables)
        .orderBy('seat')
        .execute(),
      db
        .selectFrom('rated_games')
        .innerJoin('rated_seats', 'rated_seats.seq', 'rated_games.seq')
        .innerJoin('raters', 'raters.id', 'rated_seats.rater')
        .select(['table_id', 'mean', 'deviation', 'gained'])
        .where('table_id', 'in', tables)
        .where('raters.person', '=', person)
        .execute(),
    ]);
    const names = await this.#names.fetch([...new Set(seats.flatMap((seat) => seat.person ?? []))]);
    const seatsAt = Map.groupBy(seats, ({ table_id: id }) => id);
    return listed.flatMap(({ table_id: table, at, open }): PlayedGameInfo[] => {
      const result = results.find(({ table_id: id }) => id === table);
      const all = seatsAt.get(table) ?? [];
      const own = all.find((seat) => seat.person === person);
      if (result === undefined || own === undefined) return [];
      const rating = ratings.find(({ table_id: id }) => id === table);
      const points = rating && shown(rating).points;
      const before = rating && shown({ ...rating, mean: rating.mean - rating.gained }).points;
      return [
        {
          table,
          game: result.game,
          open: open === 1,
          board: result.board,
          at,
          seat: own.seat,
          rank: own.rank,
          playedAs: own.played_as,
          rivals: all
            .filter((seat) => seat !== own)
            .map(({ person: rival, bot, rank, hides }) => ({
              person: rival === null || (hides === 1 && rival !== viewer) ? null : nameOf(rival, names),
              bot,
              rank,
            })),
          rated: points === undefined || before === undefined ? null : { points, change: points - before },
        },
      ];
    });
  }

  /** A `Statistics` as JSON. */
  statistics(): Promise<string> {
    if (performance.now() - this.#statisticsAt > STATISTICS_FOR) {
      this.#statisticsAt = performance.now();
      this.#statistics.changed();
    }
    return this.#statistics.get();
  }

  async #readStatistics(): Promise<Statistics> {
    const rows = await this.#store.db
      .selectFrom('game_tallies')
      .selectAll()
      .orderBy('game')
      .orderBy('key')
      .execute();
    return {
      games: [...Map.groupBy(rows, ({ game }) => game)].map(([game, all]) => statisticsOf(game, all)),
    };
  }
}

function resultsOf(game: string, rows: readonly TallyRow[]): GameResults {
  const of = (kind: TallyRow['kind']): readonly TallyRow[] => rows.filter((row) => row.kind === kind);
  const [{ games, wins } = { games: 0, wins: 0 }] = of('all');
  return {
    game,
    games,
    wins,
    seats: of('seat').map(({ key, games: played, wins: won }) => ({
      ...seatIn(key),
      games: played,
      wins: won,
    })),
    boards: of('board').map(({ key, games: played, wins: won }) => ({
      board: key,
      games: played,
      wins: won,
    })),
    playedAs: of('as').map(({ key, games: played, wins: won }) => ({ as: key, games: played, wins: won })),
  };
}

function seatIn(key: string): { seats: number; seat: number } {
  const [seats, seat] = key.split('.').map(Number);
  return { seats, seat };
}

function statisticsOf(game: string, rows: readonly GameTallyRow[]): Statistics['games'][number] {
  const of = (kind: GameTallyRow['kind']): readonly GameTallyRow[] => rows.filter((row) => row.kind === kind);
  const lengths = of('all').map(({ key, games, orders, took }) => ({
    seats: Number(key),
    games,
    orders: Math.round(orders / games),
    took: Math.round(took / games),
  }));
  const chosen = of('option').map(({ key, games }) => {
    const at = key.indexOf('=');
    return { option: key.slice(0, at), value: key.slice(at + 1), games };
  });
  return {
    game,
    games: lengths.reduce((sum, { games }) => sum + games, 0),
    lengths,
    seats: of('seat').map(({ key, games, wins }) => ({ ...seatIn(key), games, wins })),
    options: [...Map.groupBy(chosen, ({ option }) => option)].map(([option, values]) => ({
      option,
      values: values
        .toSorted((a, b) => b.games - a.games)
        .slice(0, MOST_VALUES)
        .map(({ value, games }) => ({ value, games })),
    })),
  };
}
