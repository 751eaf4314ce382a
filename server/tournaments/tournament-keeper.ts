// Keeps tournaments.

import { isRefusal, type Game, type Refusal } from '@starboard/engine';
import { commitmentOf } from '@starboard/engine/match';
import {
  after,
  begun,
  callOff,
  enter,
  plan,
  type PlanGiven,
  type Tournament,
  type TournamentDeed,
} from '@starboard/series/tournament';
import { tableId } from '../base/ids.ts';
import { closed } from '../keepers/closing.ts';
import { SeriesKeeper, type DecideInSeries } from '../series/series-keeper.ts';
import { botWith } from '../series/people.ts';
import { SeriesShelf } from '../series/series-shelf.ts';
import type { TimeControl } from '../tables/clock.ts';
import { kindOf, seriesId } from '../tables/series-rows.ts';
import { tournamentKind } from './kind.ts';
import type { TournamentGroupDeps } from './tournament-groups.ts';
import { TournamentWork } from './tournament-work.ts';

/** What an organizer decides beside the plan itself. */
export interface TournamentGiven {
  readonly time: TimeControl;
  /** Of bots that stand in. */
  readonly level: string;
  /** How long a table waits for those who are to play there, in milliseconds. */
  readonly patience: number;
  /** The levels of the bots that enter at once. */
  readonly bots: readonly string[];
}

export type DecideInTournament = DecideInSeries<Tournament, TournamentDeed>;

const SEED_BYTES = 32;

export class TournamentKeeper extends SeriesKeeper<Tournament, TournamentDeed> {
  readonly #deps: TournamentGroupDeps;

  constructor(deps: TournamentGroupDeps) {
    const shelf = new SeriesShelf(deps.store, tournamentKind);
    super(deps, tournamentKind, shelf, new TournamentWork(deps, shelf));
    this.#deps = deps;
  }

  /** SE-1.1: its name, or why there cannot be such a one. */
  async open(
    game: Game,
    organizer: string,
    given: PlanGiven,
    { time, level, patience, bots }: TournamentGiven,
  ): Promise<string | Refusal> {
    const { clock, ids } = this.#deps;
    const id = seriesId('tournament', tableId(ids));
    const seed = ids.secret(SEED_BYTES);
    const planned = plan(game, given, { series: id, organizer, commitment: commitmentOf(seed) });
    if (isRefusal(planned)) return planned;
    const deeds: [TournamentDeed, ...TournamentDeed[]] = [planned];
    let tournament = begun(planned);
    for (const [star, bot] of bots.entries()) {
      const entered = enter(tournament, { id: botWith(star), bot }, { asker: organizer, now: clock.now() });
      if (isRefusal(entered)) return entered;
      deeds.push(entered);
      tournament = after(tournament, entered);
    }
    const { title, format, cap, closesAt } = planned.plan;
    const opening = {
      id,
      organizer,
      title,
      game: game.id,
      format,
      cap,
      closesAt,
      time,
      level,
      patience,
      seed,
    };
    return this.begin(opening, deeds);
  }

  /** SE-4.5: the organizer stops a game that does not go on; the series takes what its table says then. */
  async callOff(id: string, encounter: number, asker: string): Promise<Refusal | null> {
    const kept = await this.of(id);
    if (kept === null) return tournamentKind.unknown();
    const table = callOff(kept.state, encounter, asker);
    if (isRefusal(table)) return table;
    if (kindOf(table) === 'group') {
      await this.#deps.groups.stop(table);
      return null;
    }
    const keeper = await this.#deps.keepers.of(table);
    const done = await keeper?.commit(closed, () => null);
    return done ?? null;
  }
}
