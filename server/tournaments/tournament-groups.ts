// SE-7.13: games of a tournament that are groups of tables. A group is opened in the same transaction as the deed that names it, and
// says itself what came of it; the tournament counts that once.

import { isRefusal, type Game } from '@starboard/engine';
import { groupResult, planGroup, type Group } from '@starboard/series/group';
import type { Tournament } from '@starboard/series/tournament';
import type { Compilable } from 'kysely';
import { peopleIn, type OnlineGroup } from '../groups/online-group.ts';
import type { GroupKeeper } from '../groups/group-keeper.ts';
import { hasEnded, type Kept } from '../series/kind.ts';
import type { SeriesDeps } from '../series/series-keeper.ts';
import type { FirstSitter } from '../tables/deed.ts';
import { kindOf } from '../tables/series-rows.ts';
import { endingOf, type TableEnding } from './tournament-tables.ts';

export interface TournamentGroupDeps extends SeriesDeps {
  readonly groups: GroupKeeper;
  readonly game: (id: string, rules?: number) => Promise<Game | null>;
}

export class TournamentGroups {
  readonly #deps: TournamentGroupDeps;

  constructor(deps: TournamentGroupDeps) {
    this.#deps = deps;
  }

  /** What opens the group of a game; null where nobody here has the rules. */
  async opening(
    { row, state: { plan, organizer } }: Kept<Tournament>,
    tables: number,
    sitters: readonly FirstSitter[],
  ): Promise<{ readonly id: string; readonly statements: readonly Compilable[] } | null> {
    const game = await this.#deps.game(plan.game, plan.rules);
    if (game === null) return null;
    const { groups } = this.#deps;
    const id = groups.nextId();
    const { title, options } = plan;
    const given = { title, tables, factions: sitters.length, options };
    const planned = planGroup(game, given, { series: id, organizer });
    if (isRefusal(planned)) throw new Error(`Series ${row.id} plans no group: ${planned.reason}`);
    const seats = sitters.map(({ person, bot }) =>
      Array.from({ length: tables }, () => ({ person, bot, free: false })),
    );
    const stars = sitters.map(({ star }, faction) => star ?? faction);
    const statements = groups.openedFor(row, planned, seats, stars);
    return { id, statements };
  }

  /** One whose end is known and was not counted yet; null where there is none. */
  async finished(
    tournament: Tournament,
  ): Promise<{ readonly id: string; readonly ending: TableEnding } | null> {
    const ids = openGroups(tournament);
    if (ids.length === 0) return null;
    const { store, groups } = this.#deps;
    const found = await store.db
      .selectFrom('series')
      .select('id')
      .where('id', 'in', ids)
      .where('status', 'in', ['over', 'cancelled'])
      .where((eb) =>
        // one that was cancelled closes its tables one after the other
        eb.not(
          eb.exists(
            eb
              .selectFrom('series_tables')
              .innerJoin('tables', 'tables.id', 'series_tables.table_id')
              .select('tables.id')
              .whereRef('series_id', '=', 'series.id')
              .where('tables.status', 'in', ['open', 'playing']),
          ),
        ),
      )
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (found === undefined) return null;
    const kept = await groups.of(found.id);
    if (kept === null) throw new Error(`There is no group ${found.id}.`);
    return { id: found.id, ending: await this.#endingOf(kept.state) };
  }

  /** SE-4.5, SE-4.7, SE-7.9: a group counts if one of its tables was played to its end; if none has begun, whoever came to none was
   *  absent. */
  async #endingOf({ status, books }: OnlineGroup): Promise<TableEnding> {
    const isPlayed = books.tables.some(({ end }) => end?.end === 'played');
    const result = status === 'over' && isPlayed ? groupResult(books) : null;
    if (result !== null) return { end: 'result', result };
    const absent = isPlayed ? [] : await this.#absentFrom(books);
    return absent.length > 0 ? { end: 'noShow', absent } : { end: 'unfinished' };
  }

  async #absentFrom({ tables, plan }: Group): Promise<readonly number[]> {
    let absent = Array.from({ length: plan.factions }, (_, faction) => faction);
    for (const { id } of tables) {
      const keeper = id === null ? null : await this.#deps.keepers.of(id);
      await keeper?.follow(Infinity);
      const ending = await keeper?.look(endingOf);
      if (ending?.end !== 'noShow') return [];
      absent = absent.filter((faction) => ending.absent.includes(faction));
    }
    return absent;
  }

  /** SE-1.7: of a tournament that was cancelled. Nobody needs to come to those that have not begun, and bots do not play on for
   *  nobody; what people play there is theirs. */
  async cancelNext(tournament: Tournament): Promise<boolean> {
    const { groups, keepers } = this.#deps;
    for (const id of openGroups(tournament)) {
      const kept = await groups.of(id);
      if (kept === null || hasEnded(kept.state)) continue;
      const { books } = kept.state;
      let isBegun = false;
      for (const { id: table } of books.tables) {
        const keeper = table === null ? null : await keepers.of(table);
        isBegun ||= (await keeper?.look(({ state }) => state.startedAt !== null)) === true;
      }
      if (isBegun && peopleIn(kept.state).length > 0) continue;
      await groups.stop(id);
      return true;
    }
    return false;
  }
}

function openGroups({ encounters }: Tournament): readonly string[] {
  return encounters.flatMap(({ table, end }) =>
    table !== null && end === null && kindOf(table) === 'group' ? [table] : [],
  );
}
