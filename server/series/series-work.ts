// What a series does by itself: closes its list, draws lots, opens tables, takes what came of them. Any number of processes
// can look after the same one: each deed has a number, and who comes second with it reads again.

import { isRefusal } from '@starboard/engine';
import { fromHex } from '@starboard/engine/match';
import {
  nextDeed,
  noShow,
  openTable,
  report,
  sittersOf,
  unfinished,
  waitingForTable,
  type Tournament,
  type TournamentDecided,
} from '@starboard/series/tournament';
import type { Clock } from '../base/clock.ts';
import type { Ids } from '../base/ids.ts';
import { LoopTurns } from '../base/loop-turns.ts';
import type { Handled } from '../jobs/jobs.ts';
import { closed } from '../keepers/closing.ts';
import type { TableKeeper } from '../keepers/table-keeper.ts';
import type { TableKeepers } from '../keepers/table-keepers.ts';
import type { SeriesRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { becomeOf } from './entrants.ts';
import { timeIn, type KeptSeries, type SeriesShelf } from './series-shelf.ts';
import { endingOf, tableFor, type TableEnding } from './series-tables.ts';

export interface SeriesWorkDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly keepers: TableKeepers;
}

/** So many deeds a series does by itself before others have their turn. */
const IN_A_ROW = 8;
/** A series that waits for its tables keeps its job, so that they can wake it. */
const WHEN_WOKEN = Number.MAX_SAFE_INTEGER - 1;

export class SeriesWork {
  readonly #deps: SeriesWorkDeps;
  readonly #shelf: SeriesShelf;
  readonly #turns = new LoopTurns();

  constructor(deps: SeriesWorkDeps, shelf: SeriesShelf) {
    this.#deps = deps;
    this.#shelf = shelf;
  }

  /** Does what is due: steps of the tournament, results, tables. When to look again. */
  async tick(id: string): Promise<Handled> {
    for (let done = 0; ; done++) {
      if (done % IN_A_ROW === IN_A_ROW - 1) await this.#turns.turn();
      const kept = await this.#shelf.of(id);
      if (kept === null) return null;
      if (await this.#step(kept)) continue;
      if (await this.#takeNext(kept)) continue;
      if (await this.#openNext(kept)) continue;
      if (await this.#closeNext(kept)) continue;
      return this.#nextLook(kept);
    }
  }

  async #step(kept: KeptSeries): Promise<boolean> {
    const seed = fromHex(kept.row.seed);
    if (seed === null) throw new Error(`Series ${kept.row.id} has no seed.`);
    const deed = nextDeed(kept.tournament, seed, timeIn(kept, this.#deps.clock));
    if (deed === null) return false;
    await this.#shelf.append(kept, deed, timeIn(kept, this.#deps.clock), []);
    return true;
  }

  async #openNext(kept: KeptSeries): Promise<boolean> {
    const { store, ids: names } = this.#deps;
    const { row, tournament } = kept;
    const [number] = waitingForTable(tournament);
    if (number === undefined) return false;
    const now = timeIn(kept, this.#deps.clock);
    const become = await becomeOf(store.db, peopleIn(tournament, number));
    const { table, also } = tableFor(store.db, row, tournament, number, { names, now, become });
    const decided = openTable(tournament, number, table);
    if (isRefusal(decided)) throw new Error(`Series ${row.id} opens no table: ${decided.reason}`);
    const opened = await this.#shelf.append(kept, decided, now, also);
    // whose turn it is to come sees it among the own tables
    if (opened !== null) await store.notify({ about: 'lobby', id: table }).catch(() => {});
    return true;
  }

  /** SE-4.8: once, since it is written with the mark that it was taken. */
  async #takeNext(kept: KeptSeries): Promise<boolean> {
    const { store, keepers } = this.#deps;
    const table = await this.#finishedTable(kept.row);
    if (table === null) return false;
    const keeper = await keepers.of(table);
    const ending = keeper === null ? NEVER_FINISHED : await endingAt(keeper);
    const taken = store.db.updateTable('series_tables').set({ taken: 1 }).where('table_id', '=', table);
    const decided = decidedBy(kept.tournament, table, ending);
    if (isRefusal(decided)) await store.write([taken]);
    else await this.#shelf.append(kept, decided, timeIn(kept, this.#deps.clock), [taken]);
    return true;
  }

  /** One that is over or closed; one that has waited too long is closed first, and says who was missing. */
  async #finishedTable({ id, patience }: SeriesRow): Promise<string | null> {
    const { store, keepers, clock } = this.#deps;
    const found = await store.db
      .selectFrom('series_tables')
      .innerJoin('tables', 'tables.id', 'series_tables.table_id')
      .select(['tables.id', 'tables.status'])
      .where('series_id', '=', id)
      .where('taken', '=', 0)
      .where((eb) =>
        eb.or([
          eb('tables.status', 'in', ['over', 'closed']),
          eb.and([eb('tables.status', '=', 'open'), eb('tables.created_at', '<=', clock.now() - patience)]),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    if (found === undefined) return null;
    if (found.status !== 'open') return found.id;
    const keeper = await keepers.of(found.id);
    await keeper?.commit(
      ({ state }) => (state.status === 'open' ? { deed: { do: 'close' } } : null),
      () => null,
    );
    // it may have begun meanwhile
    const ended = await keeper?.look((table) => endingOf(table) !== null);
    return ended === true ? found.id : null;
  }

  /** SE-1.7: nobody needs to come to tables of a tournament that was cancelled, and bots do not play on for nobody; what
   *  people play there is theirs. */
  async #closeNext({ row, tournament: { status } }: KeptSeries): Promise<boolean> {
    if (status !== 'cancelled') return false;
    const { store, keepers } = this.#deps;
    const found = await store.db
      .selectFrom('series_tables')
      .innerJoin('tables', 'tables.id', 'series_tables.table_id')
      .select('tables.id')
      .where('series_id', '=', row.id)
      .where('taken', '=', 0)
      .where((eb) =>
        eb.or([
          eb('tables.status', '=', 'open'),
          eb.and([
            eb('tables.status', '=', 'playing'),
            eb.not(
              eb.exists(
                eb
                  .selectFrom('seats')
                  .select('seat')
                  .whereRef('table_id', '=', 'tables.id')
                  .where('person', 'is not', null),
              ),
            ),
          ]),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    if (found === undefined) return false;
    await (await keepers.of(found.id))?.commit(closed, () => null);
    return true;
  }

  /** When the list closes, or the next table has waited long enough; null when it is over. */
  async #nextLook({ row, tournament }: KeptSeries): Promise<Handled> {
    const { status, plan: planned } = tournament;
    if (status === 'over' || status === 'cancelled') return null;
    if (status === 'entering') return planned.closesAt ?? WHEN_WOKEN;
    const oldest = await this.#deps.store.db
      .selectFrom('series_tables')
      .innerJoin('tables', 'tables.id', 'series_tables.table_id')
      .select('tables.created_at')
      .where('series_id', '=', row.id)
      .where('taken', '=', 0)
      .where('tables.status', '=', 'open')
      .orderBy('tables.created_at')
      .limit(1)
      .executeTakeFirst();
    return oldest === undefined ? WHEN_WOKEN : oldest.created_at + row.patience;
  }
}

const NEVER_FINISHED: TableEnding = { end: 'unfinished' };

/** The store says that it has ended: where another process wrote that, this one may not have heard of it yet. */
async function endingAt(keeper: TableKeeper): Promise<TableEnding> {
  const known = await keeper.look(endingOf);
  if (known !== null) return known;
  await keeper.follow(Infinity);
  const ending = await keeper.look(endingOf);
  if (ending === null) throw new Error(`Table ${keeper.id} has ended and goes on.`);
  return ending;
}

function peopleIn({ entrants, encounters }: Tournament, number: number): readonly string[] {
  const sitters = sittersOf(encounters[number]);
  return entrants.flatMap(({ id, bot }) => (bot === null && sitters.includes(id) ? id : []));
}

function decidedBy(tournament: Tournament, table: string, ending: TableEnding): TournamentDecided {
  const number = tournament.encounters.findIndex((each) => each.table === table);
  switch (ending.end) {
    case 'result':
      return report(tournament, table, ending.result);
    case 'unfinished':
      return unfinished(tournament, number);
    case 'noShow': {
      const sitters = number < 0 ? [] : sittersOf(tournament.encounters[number]);
      return noShow(
        tournament,
        number,
        ending.absent.map((seat) => sitters[seat]),
      );
    }
  }
}
