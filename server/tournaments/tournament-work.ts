// What a tournament does by itself: closes its list, draws lots, opens tables, takes what came of them.

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
  type TournamentDeed,
} from '@starboard/series/tournament';
import { tableId } from '../base/ids.ts';
import type { Handled } from '../jobs/jobs.ts';
import { closed } from '../keepers/closing.ts';
import type { TableKeeper } from '../keepers/table-keeper.ts';
import { hasEnded, WHEN_WOKEN, type Kept, type SeriesWork } from '../series/kind.ts';
import { finishedTable, patienceEnds } from '../series/patience.ts';
import { becomeOf } from '../series/people.ts';
import { timeIn, type SeriesShelf } from '../series/series-shelf.ts';
import { openedForSeries, takenTable } from '../series/series-table.ts';
import { TournamentGroups, type TournamentGroupDeps } from './tournament-groups.ts';
import { endingOf, sittersAt, type TableEnding } from './tournament-tables.ts';

type KeptTournament = Kept<Tournament>;

export class TournamentWork implements SeriesWork<Tournament> {
  readonly #deps: TournamentGroupDeps;
  readonly #shelf: SeriesShelf<Tournament, TournamentDeed>;
  readonly #groups: TournamentGroups;

  constructor(deps: TournamentGroupDeps, shelf: SeriesShelf<Tournament, TournamentDeed>) {
    this.#deps = deps;
    this.#shelf = shelf;
    this.#groups = new TournamentGroups(deps);
  }

  /** Steps of the tournament, results, tables. */
  async step(kept: KeptTournament): Promise<boolean> {
    return (
      (await this.#stepOn(kept)) ||
      (await this.#takeNext(kept)) ||
      (await this.#takeGroup(kept)) ||
      (await this.#openNext(kept)) ||
      (await this.#closeNext(kept)) ||
      (kept.state.status === 'cancelled' && (await this.#groups.cancelNext(kept.state)))
    );
  }

  async #stepOn(kept: KeptTournament): Promise<boolean> {
    const seed = fromHex(kept.row.seed);
    if (seed === null) throw new Error(`Series ${kept.row.id} has no seed.`);
    const deed = nextDeed(kept.state, seed, timeIn(kept, this.#deps.clock));
    if (deed === null) return false;
    await this.#shelf.append(kept, [deed], timeIn(kept, this.#deps.clock), []);
    return true;
  }

  async #openNext(kept: KeptTournament): Promise<boolean> {
    const { store, ids } = this.#deps;
    const { row, state: tournament } = kept;
    const [number] = waitingForTable(tournament);
    if (number === undefined) return false;
    const at = timeIn(kept, this.#deps.clock);
    const become = await becomeOf(store.db, peopleIn(tournament, number));
    const { game, rules, options, tables } = tournament.plan;
    const sitters = sittersAt(tournament, number, become);
    if (tables !== undefined)
      return this.#openGroup(kept, number, await this.#groups.opening(kept, tables, sitters));
    const table = tableId(ids);
    const decided = openTable(tournament, number, table);
    if (isRefusal(decided)) throw new Error(`Series ${row.id} opens no table: ${decided.reason}`);
    const also = openedForSeries(this.#deps, row, { id: table, game, rules, options, sitters, at });
    const opened = await this.#shelf.append(kept, [decided], at, also);
    // whose turn it is to come sees it among the own tables
    if (opened !== null) await store.notify({ about: 'lobby', id: table }).catch(() => {});
    return true;
  }

  /** SE-7.13: written together, so that each game has one group. One whose rules are not kept can never be played. */
  async #openGroup(
    kept: KeptTournament,
    number: number,
    opening: Awaited<ReturnType<TournamentGroups['opening']>>,
  ): Promise<boolean> {
    const { row, state: tournament } = kept;
    const at = timeIn(kept, this.#deps.clock);
    const decided =
      opening === null ? unfinished(tournament, number) : openTable(tournament, number, opening.id);
    if (isRefusal(decided)) throw new Error(`Series ${row.id} opens no group: ${decided.reason}`);
    const opened = await this.#shelf.append(kept, [decided], at, opening?.statements ?? []);
    if (opened !== null && opening !== null)
      await this.#deps.store.notify({ about: 'series', id: opening.id }).catch(() => {});
    return true;
  }

  /** SE-4.8, SE-7.13: once, since a result that is there is not reported again. */
  async #takeGroup(kept: KeptTournament): Promise<boolean> {
    if (kept.state.status !== 'playing') return false;
    const found = await this.#groups.finished(kept.state);
    if (found === null) return false;
    const decided = decidedBy(kept.state, found.id, found.ending);
    if (isRefusal(decided)) throw new Error(`Series ${kept.row.id} counts no group: ${decided.reason}`);
    await this.#shelf.append(kept, [decided], timeIn(kept, this.#deps.clock), []);
    return true;
  }

  /** SE-4.8: once, since it is written with the mark that it was taken. */
  async #takeNext(kept: KeptTournament): Promise<boolean> {
    const { store, keepers } = this.#deps;
    const table = await finishedTable(this.#deps, kept.row);
    if (table === null) return false;
    const keeper = await keepers.of(table);
    const ending = keeper === null ? NEVER_FINISHED : await endingAt(keeper);
    const taken = takenTable(store, table);
    const decided = decidedBy(kept.state, table, ending);
    if (isRefusal(decided)) await store.write([taken]);
    else await this.#shelf.append(kept, [decided], timeIn(kept, this.#deps.clock), [taken]);
    return true;
  }

  /** SE-1.7: nobody needs to come to tables of a tournament that was cancelled, and bots do not play on for nobody; what
   *  people play there is theirs. */
  async #closeNext({ row, state: { status } }: KeptTournament): Promise<boolean> {
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
  async next({ row, state: { status, plan: planned } }: KeptTournament): Promise<Handled> {
    if (hasEnded({ status })) return null;
    if (status === 'entering') return planned.closesAt ?? WHEN_WOKEN;
    return patienceEnds(this.#deps, row);
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
