// Groups of tables as they are shown. What is hidden at a table is not in them, nor how many orders were given there: only what
// everybody may know of what goes from table to table.

import { factionScores, type GroupTable } from '@starboard/series/group';
import type { GroupInfo, GroupList, ListedGroup } from '@starboard/wire/schema';
import { refused, RefusedError } from '../base/refused.ts';
import { nameOf, type NameBook } from '../people/names.ts';
import { hasEnded } from '../series/kind.ts';
import { ListedParts, listSeries } from '../series/listed.ts';
import { becomeOf } from '../series/people.ts';
import { ShownSeries, type KnownPeople } from '../series/shown.ts';
import type { SeriesRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { TimeControl } from '../tables/clock.ts';
import type { FinishedGames } from '../tables/finished-games.ts';
import type { Payer } from '../tables/replays.ts';
import { inBooks, type OnlineGroupDeed } from './deed.ts';
import type { KeptGroup } from './deciding.ts';
import type { GroupKeeper } from './group-keeper.ts';
import { peopleIn, type OnlineGroup } from './online-group.ts';

/** Deeds that are read together. */
const ROWS = 200;
const SECOND = 1000;

export interface GroupViewsDeps {
  readonly store: Store;
  readonly names: NameBook;
  readonly groups: GroupKeeper;
  readonly finished: FinishedGames;
}

export class GroupViews {
  readonly #deps: GroupViewsDeps;
  readonly #shown: ShownSeries<OnlineGroup>;
  readonly #parts: ListedParts<OnlineGroup, GroupParts>;

  constructor(deps: GroupViewsDeps) {
    this.#deps = deps;
    this.#parts = new ListedParts(deps.store, deps.groups, partsOf);
    this.#shown = new ShownSeries(deps.store, deps.names, {
      of: (id) => deps.groups.of(id),
      people: (state) => [state.books.organizer, ...peopleIn(state).map(({ person }) => person)],
      told,
    });
  }

  /** A `GroupInfo` as JSON; null where there is no such group. */
  of(id: string): Promise<string | null> {
    return this.#shown.of(id);
  }

  /** Of one person, and those that wait for people. */
  async list(person: string | null): Promise<GroupList> {
    const { store, names: book } = this.#deps;
    const { mine, open, names, winnersOf } = await listSeries(store, book, {
      kind: 'group',
      person,
      waiting: ['entering', 'playing'],
    });
    const parts = await this.#parts.of([...mine, ...open]);
    const listed = (row: SeriesRow): ListedGroup[] => {
      const known = parts.get(row.id);
      if (known === undefined) return [];
      return [
        {
          id: row.id,
          title: row.title,
          game: row.game,
          status: row.status,
          ...known,
          taken: row.entrants,
          organizer: nameOf(row.organizer, names),
          createdAt: row.created_at,
          winners: winnersOf(row),
        },
      ];
    };
    return {
      mine: mine.flatMap(listed),
      open: open.flatMap(listed),
    };
  }

  /** SE-7.11: a `GroupRecord` with the games of its tables, written piece by piece; null where there is no such group. Its deeds name entries of the tables' logs,
   *  and how many there are is a secret as long as one of them is played. */
  async file(id: string, payer: Payer): Promise<AsyncGenerator<string> | null> {
    const { store, names, groups } = this.#deps;
    const kept = await groups.of(id);
    if (kept === null) return null;
    if (!(await this.#isDone(kept))) throw new RefusedError(refused('illegal', 'groupFileLater'));
    const sitters = new Set(kept.state.books.tables.flatMap((table) => table.sitters));
    const become = await becomeOf(store.db, [...sitters]);
    const known = await names.fetch([...sitters, ...become.values()]);
    const named = [...sitters].map((each) => ({
      id: each,
      name: known.get(become.get(each) ?? each)?.name ?? each,
    }));
    const played = kept.state.books.tables.flatMap((table) =>
      table.end?.end === 'played' ? (table.id ?? []) : [],
    );
    const games = await this.#deps.finished.each(played, payer);
    return this.#written({ starboardGroup: 1, names: named }, kept, games);
  }

  /** Those that were cancelled close their tables one after the other. */
  async #isDone({ row, state }: KeptGroup): Promise<boolean> {
    if (!hasEnded(state)) return false;
    const going = await this.#deps.store.db
      .selectFrom('series_tables')
      .innerJoin('tables', 'tables.id', 'series_tables.table_id')
      .select('tables.id')
      .where('series_id', '=', row.id)
      .where('tables.status', 'in', ['open', 'playing'])
      .limit(1)
      .executeTakeFirst();
    return going === undefined;
  }

  async *#written(
    head: object,
    { row: { id }, deedCount }: KeptGroup,
    games: AsyncIterable<string>,
  ): AsyncGenerator<string> {
    yield `${JSON.stringify(head).slice(0, -1)},\n"deeds":[`;
    let isFirst = true;
    for (let from = 0; from < deedCount; from += ROWS) {
      const rows = await this.#deps.store.db
        .selectFrom('series_deeds')
        .select(['at', 'body'])
        .where('series_id', '=', id)
        .where('seq', '>=', from)
        .where('seq', '<', Math.min(deedCount, from + ROWS))
        .orderBy('seq')
        .execute();
      const lines = rows.flatMap(({ at, body }) => {
        const deed = inBooks(JSON.parse(body) as OnlineGroupDeed);
        return deed === null ? [] : [JSON.stringify({ at, deed })];
      });
      yield lines.map((line, i) => `${isFirst && i === 0 ? '' : ','}\n${line}`).join('');
      isFirst &&= lines.length === 0;
    }
    yield '\n],\n"games":[';
    let comma = '';
    for await (const game of games) {
      yield `${comma}\n${game}`;
      comma = ',';
    }
    yield '\n]}\n';
  }
}

type GroupParts = Pick<ListedGroup, 'tables' | 'factions' | 'over'>;

function partsOf({ state: { books } }: KeptGroup): GroupParts {
  const { plan, tables } = books;
  return {
    tables: tables.length,
    factions: plan.factions,
    over: tables.filter(({ end }) => end !== null).length,
  };
}

function told({ row, state, deedCount }: KeptGroup, { names, become }: KnownPeople): GroupInfo {
  const { plan, organizer, tables, parcels } = state.books;
  return {
    id: row.id,
    deedCount,
    title: plan.title,
    game: plan.game,
    rules: plan.rules,
    time: JSON.parse(row.time) as TimeControl,
    level: row.level,
    patience: Math.round(row.patience / SECOND),
    organizer: nameOf(organizer, names),
    createdAt: row.created_at,
    status: state.status,
    endedAt: row.ended_at,
    seats: state.seats.map((own) =>
      own.map(({ person, bot, free }) => ({
        person: person === null ? null : nameOf(become.get(person) ?? person, names),
        bot,
        free,
      })),
    ),
    stars: [...state.stars],
    tournament: state.tournament,
    tables: tables.map(({ id, standing, end }, number) => ({
      table: id,
      options: plan.options[number],
      standing: [...standing],
      end: toldEnd(end),
    })),
    parcels: [...parcels],
    factions: [...factionScores(state.books)],
  };
}

function toldEnd(end: GroupTable['end']): GroupInfo['tables'][number]['end'] {
  if (end === null || end.end === 'unfinished') return end;
  const { ranks, scores, winner } = end;
  return { end: 'played', ranks: [...ranks], scores: [...scores], winner };
}
