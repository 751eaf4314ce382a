// Keeps series: a series is the fold of its deeds. Each deed is written with all that follows from it in one transaction, or
// not at all; who comes second with the same number reads again. So any number of processes can look after the same one,
// and one that is killed leaves nothing half done.

import { isRefusal, type Game, type Refusal } from '@starboard/engine';
import { commitmentOf, fromHex, hex } from '@starboard/engine/match';
import {
  after,
  fold,
  nextDeed,
  noShow,
  openTable,
  plan,
  report,
  sittersOf,
  tournamentText,
  unfinished,
  waitingForTable,
  type DatedTournamentDeed,
  type PlanGiven,
  type Tournament,
  type TournamentDecided,
  type TournamentDeed,
} from '@starboard/series/tournament';
import type { Compilable } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { tableId, type Ids } from '../base/ids.ts';
import { LoopTurns } from '../base/loop-turns.ts';
import { refused } from '../base/refused.ts';
import type { Handled } from '../jobs/jobs.ts';
import type { TableKeepers } from '../keepers/table-keepers.ts';
import type { NameBook } from '../people/names.ts';
import type { SeriesRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { TimeControl } from '../tables/clock.ts';
import { SERIES_JOB, seriesJobOf } from '../tables/series-rows.ts';
import { endingOf, tableFor, type TableEnding } from './series-tables.ts';

export interface SeriesDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly names: NameBook;
  readonly keepers: TableKeepers;
}

/** What an organizer decides beside the plan itself. */
export interface SeriesGiven {
  readonly time: TimeControl;
  /** Of bots that stand in. */
  readonly level: string;
  /** How long a table waits for those who are to play there, in milliseconds. */
  readonly patience: number;
}

export interface KeptSeries {
  readonly row: SeriesRow;
  readonly deeds: readonly DatedTournamentDeed[];
  readonly tournament: Tournament;
}

type Decide = (tournament: Tournament, now: number) => TournamentDecided | null;

const SEED_BYTES = 32;
const TRIES = 20;
/** So many deeds a series does by itself before others have their turn. */
const IN_A_ROW = 8;
/** A series that waits for its tables keeps its job, so that they can wake it. */
const WHEN_WOKEN = Number.MAX_SAFE_INTEGER - 1;

export class SeriesKeeper {
  readonly #deps: SeriesDeps;
  readonly #turns = new LoopTurns();

  constructor(deps: SeriesDeps) {
    this.#deps = deps;
  }

  /** SE-1.1: its name, or why there cannot be such a one. */
  async open(game: Game, organizer: string, given: PlanGiven, house: SeriesGiven): Promise<string | Refusal> {
    const { store, clock, ids } = this.#deps;
    const { db } = store;
    const id = tableId(ids);
    const seed = ids.secret(SEED_BYTES);
    const planned = plan(game, given, { series: id, organizer, commitment: commitmentOf(seed) });
    if (isRefusal(planned)) return planned;
    const at = clock.now();
    const { level, patience } = house;
    await store.write([
      db.insertInto('series').values({
        id,
        kind: 'tournament',
        organizer,
        time: JSON.stringify(house.time),
        level,
        patience,
        seed: hex(seed),
        created_at: at,
      }),
      db.insertInto('series_deeds').values({ series_id: id, seq: 0, at, body: JSON.stringify(planned) }),
      db.insertInto('jobs').values({
        key: seriesJobOf(id),
        kind: SERIES_JOB,
        subject: id,
        run_at: at,
        attempts: 0,
        locked_until: 0,
        locked_by: '',
      }),
    ]);
    return id;
  }

  async of(id: string): Promise<KeptSeries | null> {
    const { db } = this.#deps.store;
    const row = await db.selectFrom('series').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    const rows = await db
      .selectFrom('series_deeds')
      .select(['at', 'body'])
      .where('series_id', '=', id)
      .orderBy('seq')
      .execute();
    const deeds = rows.map(({ at, body }) => ({ at, deed: JSON.parse(body) as TournamentDeed }));
    const tournament = fold(deeds);
    if (tournament === null) throw new Error(`Series ${id} has no plan.`);
    return { row, deeds, tournament };
  }

  /** Makes what somebody wants durable, or says why not. */
  async do(id: string, decide: Decide): Promise<Tournament | Refusal> {
    for (let tries = 0; tries < TRIES; tries++) {
      const kept = await this.of(id);
      if (kept === null) return refused('unknown', 'nothingHere');
      const decided = decide(kept.tournament, this.#nowAt(kept));
      if (decided === null) return kept.tournament;
      if (isRefusal(decided)) return decided;
      const next = await this.#append(kept, decided, [this.#woken(id)]);
      if (next !== null) return next.tournament;
    }
    return refused('busy', 'tooBusy');
  }

  /** SE-3.3: as a file that can be verified; with its seed once it is over. */
  async file(id: string): Promise<string | null> {
    const kept = await this.of(id);
    if (kept === null) return null;
    const { row, deeds, tournament } = kept;
    const people = tournament.entrants.filter(({ bot }) => bot === null).map((each) => each.id);
    const known = await this.#deps.names.fetch(people);
    const over = tournament.status === 'over' || tournament.status === 'cancelled';
    return tournamentText({
      starboardTournament: 1,
      names: tournament.entrants.map((each) => ({ id: each.id, name: known.get(each.id)?.name ?? each.id })),
      ...(over ? { seed: row.seed } : {}),
      deeds,
    });
  }

  /** Does what is due: steps of the tournament, results, tables. When to look again. */
  async tick(id: string): Promise<Handled> {
    for (let done = 0; ; done++) {
      if (done % IN_A_ROW === IN_A_ROW - 1) await this.#turns.turn();
      const kept = await this.of(id);
      if (kept === null) return null;
      if (await this.#step(kept)) continue;
      if (await this.#takeNext(kept)) continue;
      if (await this.#openNext(kept)) continue;
      return this.#nextLook(kept);
    }
  }

  async #step(kept: KeptSeries): Promise<boolean> {
    const seed = fromHex(kept.row.seed);
    if (seed === null) throw new Error(`Series ${kept.row.id} has no seed.`);
    const deed = nextDeed(kept.tournament, seed, this.#nowAt(kept));
    if (deed === null) return false;
    await this.#append(kept, deed, []);
    return true;
  }

  async #openNext(kept: KeptSeries): Promise<boolean> {
    const { store, ids } = this.#deps;
    const [number] = waitingForTable(kept.tournament);
    if (number === undefined) return false;
    const now = this.#nowAt(kept);
    const { table, also } = tableFor(store.db, kept.row, kept.tournament, number, { ids, now });
    const decided = openTable(kept.tournament, number, table);
    if (isRefusal(decided)) throw new Error(`Series ${kept.row.id} opens no table: ${decided.reason}`);
    await this.#append(kept, decided, also);
    return true;
  }

  /** SE-4.8: once, since it is written with the mark that it was taken. */
  async #takeNext(kept: KeptSeries): Promise<boolean> {
    const { store, keepers } = this.#deps;
    const table = await this.#finishedTable(kept.row);
    if (table === null) return false;
    const keeper = await keepers.of(table);
    const ending = (await keeper?.look(endingOf)) ?? { end: 'unfinished' };
    const taken = store.db.updateTable('series_tables').set({ taken: 1 }).where('table_id', '=', table);
    const decided = decidedBy(kept.tournament, table, ending);
    if (isRefusal(decided)) await store.write([taken]);
    else await this.#append(kept, decided, [taken]);
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

  /** Null when somebody else was faster. */
  async #append(
    kept: KeptSeries,
    deed: TournamentDeed,
    also: readonly Compilable[],
  ): Promise<KeptSeries | null> {
    const { store } = this.#deps;
    const { row, deeds, tournament } = kept;
    const at = this.#nowAt(kept);
    const written = { series_id: row.id, seq: deeds.length, at, body: JSON.stringify(deed) };
    try {
      await store.write([store.db.insertInto('series_deeds').values(written), ...also]);
    } catch (error) {
      if (store.isTaken(error)) return null;
      throw error;
    }
    return { row, deeds: [...deeds, { at, deed }], tournament: after(tournament, deed) };
  }

  /** No sooner than the last deed, though a computer's clock may have been set back. */
  #nowAt({ deeds }: KeptSeries): number {
    return Math.max(this.#deps.clock.now(), deeds.at(-1)?.at ?? 0);
  }

  #woken(id: string): Compilable {
    return this.#deps.store.db
      .updateTable('jobs')
      .set({ run_at: 0, locked_until: 0, locked_by: '' })
      .where('key', '=', seriesJobOf(id));
  }
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
