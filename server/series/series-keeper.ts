// Keeps series: a series is the fold of its deeds. Each deed is written with all that follows from it in one transaction, or
// not at all; who comes second with the same number reads again. So any number of processes can look after the same one,
// and one that is killed leaves nothing half done.

import { isRefusal, type Game, type Refusal } from '@starboard/engine';
import { commitmentOf, hex } from '@starboard/engine/match';
import {
  after,
  begun,
  callOff,
  cancel,
  enter,
  plan,
  withdraw,
  type PlanGiven,
  type Tournament,
  type TournamentDecided,
  type TournamentDeed,
} from '@starboard/series/tournament';
import type { Compilable } from 'kysely';
import { tableId } from '../base/ids.ts';
import { refused } from '../base/refused.ts';
import type { Handled } from '../jobs/jobs.ts';
import { closed } from '../keepers/closing.ts';
import type { TimeControl } from '../tables/clock.ts';
import { SERIES_JOB, seriesJobOf } from '../tables/series-rows.ts';
import { botWith } from './entrants.ts';
import { SeriesShelf, timeIn, type KeptSeries } from './series-shelf.ts';
import { SeriesWork, type SeriesWorkDeps } from './series-work.ts';
import { UNFINISHED } from './unfinished.ts';

/** What an organizer decides beside the plan itself. */
export interface SeriesGiven {
  readonly time: TimeControl;
  /** Of bots that stand in. */
  readonly level: string;
  /** How long a table waits for those who are to play there, in milliseconds. */
  readonly patience: number;
  /** The levels of the bots that enter at once. */
  readonly bots: readonly string[];
}

export type DecideInSeries = (kept: KeptSeries, now: number) => TournamentDecided | null;

const SEED_BYTES = 32;
const TRIES = 20;

export class SeriesKeeper {
  readonly #deps: SeriesWorkDeps;
  readonly #shelf: SeriesShelf;
  readonly #work: SeriesWork;

  constructor(deps: SeriesWorkDeps) {
    this.#deps = deps;
    this.#shelf = new SeriesShelf(deps.store);
    this.#work = new SeriesWork(deps, this.#shelf);
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
    const deeds: TournamentDeed[] = [planned];
    let tournament = begun(planned);
    for (const [star, bot] of house.bots.entries()) {
      const entered = enter(tournament, { id: botWith(star), bot }, { asker: organizer, now: at });
      if (isRefusal(entered)) return entered;
      deeds.push(entered);
      tournament = after(tournament, entered);
    }
    const { title, format, cap, closesAt } = planned.plan;
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
        title,
        game: game.id,
        format,
        cap,
        closes_at: closesAt,
        status: 'entering',
        entrants: tournament.entrants.length,
        begun: 0,
        ended_at: null,
      }),
      db
        .insertInto('series_deeds')
        .values(deeds.map((deed, seq) => ({ series_id: id, seq, at, body: JSON.stringify(deed) }))),
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
    await store.notify({ about: 'series', id }).catch(() => {});
    return id;
  }

  /** Null where there is no such series. */
  of(id: string): Promise<KeptSeries | null> {
    return this.#shelf.of(id);
  }

  /** Makes what somebody wants durable, or says why not. */
  async do(id: string, decide: DecideInSeries): Promise<Tournament | Refusal> {
    for (let tries = 0; tries < TRIES; tries++) {
      const kept = await this.of(id);
      if (kept === null) return refused('unknown', 'noSuchTournament');
      const decided = decide(kept, timeIn(kept, this.#deps.clock));
      if (decided === null) return kept.tournament;
      if (isRefusal(decided)) return decided;
      const also = [...this.#entered(id, decided), this.#woken(id)];
      const next = await this.#shelf.append(kept, decided, timeIn(kept, this.#deps.clock), also);
      if (next !== null) return next.tournament;
    }
    return refused('busy', 'tooBusy');
  }

  /** Bots are nobody's. */
  #entered(id: string, deed: TournamentDeed): Compilable[] {
    if (deed.do !== 'enter' || deed.bot !== undefined) return [];
    const row = { series_id: id, person: deed.entrant };
    return [
      this.#deps.store.db
        .insertInto('series_entrants')
        .values(row)
        .onConflict((of) => of.doNothing()),
    ];
  }

  /** Does what is due; when to look again. */
  tick(id: string): Promise<Handled> {
    return this.#work.tick(id);
  }

  /** SE-4.5: the organizer stops a game that does not go on; the series takes what its table says then. */
  async callOff(id: string, encounter: number, asker: string): Promise<Refusal | null> {
    const kept = await this.of(id);
    if (kept === null) return refused('unknown', 'noSuchTournament');
    const table = callOff(kept.tournament, encounter, asker);
    if (isRefusal(table)) return table;
    const keeper = await this.#deps.keepers.of(table);
    const done = await keeper?.commit(closed, () => null);
    return done ?? null;
  }

  /** For the host of the server, who speaks for the organizer: what people play at its tables stays theirs. */
  async stop(id: string): Promise<void> {
    await this.do(id, ({ tournament }, now) => cancel(tournament, { asker: tournament.organizer, now }));
  }

  /** Whoever goes for good, with its bots, leaves the lists where it is; a tournament that has not begun goes with its
   *  organizer, and so does one in which only bots are left. One that others play goes on by itself. */
  async leave(people: readonly string[]): Promise<void> {
    const gone = new Set(people);
    for (const id of await this.#unfinishedOf(people)) await this.#leave(id, gone);
  }

  async #leave(id: string, gone: ReadonlySet<string>): Promise<void> {
    for (let isLeft = true; isLeft;) {
      isLeft = false;
      const done = await this.do(id, ({ tournament }, now) => {
        const decided = leaving(tournament, gone, now);
        isLeft = decided !== null;
        return decided;
      });
      if (isRefusal(done)) throw new Error(`Series ${id}: ${done.reason}`);
    }
  }

  async #unfinishedOf(people: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#deps.store.db
      .selectFrom('series')
      .select('id')
      .where('kind', '=', 'tournament')
      .where('status', 'in', UNFINISHED)
      .where((eb) =>
        eb.or([
          eb('organizer', 'in', people),
          eb('id', 'in', eb.selectFrom('series_entrants').select('series_id').where('person', 'in', people)),
        ]),
      )
      .execute();
    return rows.map(({ id }) => id);
  }

  #woken(id: string): Compilable {
    return this.#deps.store.db
      .updateTable('jobs')
      .set({ run_at: 0, locked_until: 0, locked_by: '' })
      .where('key', '=', seriesJobOf(id));
  }
}

/** The next thing to do for those who have gone; null when there is nothing left of them. */
function leaving(tournament: Tournament, gone: ReadonlySet<string>, now: number): TournamentDecided | null {
  const { organizer, status, entrants } = tournament;
  if (status === 'cancelled' || status === 'over') return null;
  const asking = { asker: organizer, now };
  if (status === 'entering' && gone.has(organizer)) return cancel(tournament, asking);
  const entrant = entrants.find(({ id, left }) => gone.has(id) && !left);
  if (entrant !== undefined) return withdraw(tournament, entrant.id, asking);
  const isPlayed = entrants.some(({ bot, left }) => bot === null && !left);
  return gone.has(organizer) && !isPlayed ? cancel(tournament, asking) : null;
}
