// What a group of tables does by itself: opens them, seats those who play there now, and takes notice of tables that were never
// finished. What goes from table to table is written by the tables (online-house.ts).

import { isRefusal } from '@starboard/engine';
import { groupIsDue, openGroupTable, unfinishedTable } from '@starboard/series/group';
import { tableId } from '../base/ids.ts';
import type { DeedDecided } from '../decide/decision.ts';
import type { Handled } from '../jobs/jobs.ts';
import { closed } from '../keepers/closing.ts';
import { hasEnded, type SeriesWork } from '../series/kind.ts';
import { finishedTable, patienceEnds } from '../series/patience.ts';
import { becomeOf, botWith, playersNow } from '../series/people.ts';
import type { SeriesDeps } from '../series/series-keeper.ts';
import { timeIn, type SeriesShelf } from '../series/series-shelf.ts';
import { openedForSeries, takenTable } from '../series/series-table.ts';
import { wokenJob } from '../tables/series-rows.ts';
import type { FirstSitter } from '../tables/deed.ts';
import { forfeitsAt, type Table } from '../tables/table.ts';
import type { GroupSeat, OnlineGroupDeed } from './deed.ts';
import type { KeptGroup } from './deciding.ts';
import { afterGroupDeed, peopleIn, type OnlineGroup } from './online-group.ts';

export class GroupWork implements SeriesWork<OnlineGroup> {
  readonly #deps: SeriesDeps;
  readonly #shelf: SeriesShelf<OnlineGroup, OnlineGroupDeed>;

  constructor(deps: SeriesDeps, shelf: SeriesShelf<OnlineGroup, OnlineGroupDeed>) {
    this.#deps = deps;
    this.#shelf = shelf;
  }

  async step(kept: KeptGroup): Promise<boolean> {
    const { status } = kept.state;
    if (status === 'entering') return false;
    if (await this.#takeNext(kept)) return true;
    if (status === 'cancelled') return this.#closeNext(kept);
    return status === 'playing' && ((await this.#open(kept)) || (await this.#reseat(kept)));
  }

  async next({ row, state }: KeptGroup): Promise<Handled> {
    if (!hasEnded(state)) return patienceEnds(this.#deps, row);
    // before the own job goes: whoever dies in between wakes it once more
    if (state.tournament !== null)
      await this.#deps.store.write([wokenJob(this.#deps.store.db, state.tournament)]);
    return null;
  }

  /** SE-7.2: all at once, so that each can be reached from the others by the first turn. */
  async #open(kept: KeptGroup): Promise<boolean> {
    const { row, state } = kept;
    const { plan, tables } = state.books;
    if (tables.some(({ id }) => id !== null)) return false;
    const at = timeIn(kept, this.#deps.clock);
    const seats = await this.#seatsNow(state);
    const deeds: OnlineGroupDeed[] = [];
    const opened = plan.options.flatMap((options, number) => {
      const id = tableId(this.#deps.ids);
      const sitters = seats.map((own, faction) => sitterIn(own[number], state.stars[faction]));
      const ids = sitters.map(({ person, star = 0 }) => person ?? botWith(star));
      const deed = openGroupTable(state.books, number, id, ids);
      if (isRefusal(deed) || deed.do === 'plan')
        throw new Error(`Group ${row.id} opens no table ${number + 1}.`);
      deeds.push(deed);
      return openedForSeries(this.#deps, row, {
        id,
        game: plan.game,
        rules: plan.rules,
        options,
        sitters,
        at,
      });
    });
    const done = await this.#shelf.append(kept, deeds, at, opened);
    // whose turn it is to come sees them among the own tables
    for (const { id } of done?.state.books.tables ?? [])
      if (id !== null) await this.#deps.store.notify({ about: 'lobby', id }).catch(() => {});
    return true;
  }

  /** A table that is over has told its result itself; one that was closed, since nobody began it or its rules are not kept, was
   *  never finished (SE-7.9). */
  async #takeNext(kept: KeptGroup): Promise<boolean> {
    const { store } = this.#deps;
    const table = await finishedTable(this.#deps, kept.row);
    if (table === null) return false;
    const taken = takenTable(store, table);
    const { books, status } = kept.state;
    const number = books.tables.findIndex(({ id }) => id === table);
    if (status !== 'playing' || books.tables[number]?.end !== null) {
      await store.write([taken]);
      return true;
    }
    const unfinished = unfinishedTable(books, number);
    if (isRefusal(unfinished) || unfinished.do === 'plan')
      throw new Error(`Group ${kept.row.id} does not close table ${number + 1}.`);
    const due = groupIsDue(afterGroupDeed(kept.state, unfinished).books);
    const deeds = due === null || due.do === 'plan' ? [unfinished] : [unfinished, due];
    await this.#shelf.append(kept, deeds, timeIn(kept, this.#deps.clock), [taken]);
    return true;
  }

  /** Without the group nobody answers its tables. */
  async #closeNext({ row }: KeptGroup): Promise<boolean> {
    const { store, keepers } = this.#deps;
    const found = await store.db
      .selectFrom('series_tables')
      .innerJoin('tables', 'tables.id', 'series_tables.table_id')
      .select('tables.id')
      .where('series_id', '=', row.id)
      .where('tables.status', 'in', ['open', 'playing'])
      .limit(1)
      .executeTakeFirst();
    if (found === undefined) return false;
    await (await keepers.of(found.id))?.commit(closed, () => null);
    return true;
  }

  /** Whoever came and went since sits at the tables, or has risen from them. */
  async #reseat({ row, state }: KeptGroup): Promise<boolean> {
    const seats = await this.#seatsNow(state);
    for (const [number, { id, end }] of state.books.tables.entries()) {
      if (id === null || end !== null) continue;
      const keeper = await this.#deps.keepers.of(id);
      let isChanged = false;
      await keeper?.commit(
        (table) => {
          const decided = reseated(
            table,
            seats.map((own) => own[number]),
            row.level,
          );
          isChanged = decided !== null;
          return decided;
        },
        () => null,
      );
      if (isChanged) return true;
    }
    return false;
  }

  /** Guests among them may be accounts now. */
  async #seatsNow(group: OnlineGroup): Promise<OnlineGroup['seats']> {
    const people = peopleIn(group).map(({ person }) => person);
    const become = await becomeOf(this.#deps.store.db, [...new Set(people)]);
    const players = group.books.tables.map((_, table) =>
      playersNow(
        group.seats.map((own) => own[table].person),
        become,
      ),
    );
    return group.seats.map((own, faction) =>
      own.map((seat, table) => ({ ...seat, person: players[table][faction] })),
    );
  }
}

function sitterIn({ person, bot }: GroupSeat, star: number): FirstSitter {
  return bot === null ? { person, bot } : { person: null, bot, star };
}

/** The next thing to do so that those sit there who should; null where they do. */
function reseated(table: Table, wanted: readonly GroupSeat[], level: string): DeedDecided {
  const { status, seats } = table.state;
  if (status !== 'open' && status !== 'playing') return null;
  const lost = forfeitsAt(table);
  const seat = seats.findIndex(
    ({ person, bot }, place) =>
      !lost.includes(place) &&
      (person !== wanted[place].person || (person === null && bot === null && wanted[place].bot !== null)),
  );
  if (seat < 0) return null;
  const { person, bot } = wanted[seat];
  if (status === 'playing')
    return person === null
      ? { deed: { do: 'standIn', seat, level: bot ?? level, why: 'vacant' } }
      : { deed: { do: 'sit', seat, person } };
  if (person === null) return { deed: { do: 'bot', seat, level: bot ?? level } };
  return seats[seat].person === null ? { deed: { do: 'sit', seat, person } } : { deed: { do: 'rise', seat } };
}
