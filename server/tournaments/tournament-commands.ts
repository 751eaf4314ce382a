// What people do in tournaments, whichever way it came.

import { isRefusal, type Game, type Refusal } from '@starboard/engine';
import {
  cancel,
  checkIn,
  close,
  enter,
  withdraw,
  type TournamentDecided,
} from '@starboard/series/tournament';
import type { NewTournament, TournamentCommand } from '@starboard/wire/schema';
import type { Clock } from '../base/clock.ts';
import { InTurn } from '../base/in-turn.ts';
import { refused } from '../base/refused.ts';
import type { Blocks } from '../people/blocks.ts';
import { payerOf, type Budgets, type Spender } from '../people/budgets.ts';
import type { Store } from '../store/store.ts';
import { wrongLevel } from '../tables/opening.ts';
import { entrantOf, nextBot } from './entrants.ts';
import { planTournament } from './planning.ts';
import { unfinishedSeries } from '../series/unfinished.ts';
import type { DecideInTournament, TournamentKeeper } from './tournament-keeper.ts';

export interface TournamentLimits {
  /** That an account may have organized and are not finished; bots share their owner's. */
  readonly unfinished: number;
  /** How many can enter one. */
  readonly entrants: number;
}

export interface TournamentCommandDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly series: TournamentKeeper;
  readonly blocks: Blocks;
  readonly budgets: Budgets;
  readonly game: (id: string) => Promise<Game | null>;
  /** The bots that can play that version of a game, weakest first. */
  readonly levels: (game: string, rules?: number) => Promise<readonly string[]>;
}

/** So many deeds a list may have beside those that it needs: people change their minds, and a log has an end. */
const MOST_CHANGES = 2000;
/** An entrant enters and checks in. */
const NEEDED = 2;

export class TournamentCommands {
  readonly #deps: TournamentCommandDeps;
  readonly #limits: TournamentLimits;
  /** Whoever opens many at once at this process has them counted one after the other. */
  readonly #opening = new InTurn();

  constructor(deps: TournamentCommandDeps, limits: TournamentLimits) {
    this.#deps = deps;
    this.#limits = limits;
  }

  /** Its name, or why there cannot be such a one. */
  open(opener: Spender, body: NewTournament): Promise<string | Refusal> {
    return this.#opening.run(payerOf(opener.person), () => this.#open(opener, body));
  }

  async #open(opener: Spender, body: NewTournament): Promise<string | Refusal> {
    const { clock, series, budgets } = this.#deps;
    const { unfinished, entrants: most } = this.#limits;
    const { person } = opener;
    if (person.kind === 'guest') return refused('forbidden', 'organizerNeedsAccount');
    const game = await this.#deps.game(body.game);
    if (game === null) return refused('illegal', 'noSuchGame', { game: body.game });
    const levels = await this.#deps.levels(game.id);
    const planned = planTournament(body, { now: clock.now(), levels, most });
    if (isRefusal(planned)) return planned;
    if ((await unfinishedSeries(this.#deps.store, opener.person)) >= unfinished)
      return refused('limit', 'tooManySeries', { most: unfinished });
    if (!(await budgets.take('tournaments', opener))) return refused('limit', 'tooManyPlanned');
    return series.open(game, person.id, planned.given, planned.house);
  }

  /** Null when it is done and kept. */
  async do(id: string, spender: Spender, command: TournamentCommand): Promise<Refusal | null> {
    const { series, budgets, store } = this.#deps;
    const { person } = spender;
    if (command.do === 'callOff') return series.callOff(id, command.encounter, person.id);
    const kept = await series.of(id);
    if (kept === null) return refused('unknown', 'noSuchTournament');
    const { state: tournament, row } = kept;
    if (command.do === 'enter' && (await this.#deps.blocks.isBlocked(row.organizer, person.id)))
      return refused('forbidden', 'blockedByOrganizer');
    const { game, rules } = tournament.plan;
    const levels = command.do === 'addBot' ? await this.#deps.levels(game, rules) : [];
    const own = await entrantOf(store.db, tournament, person.id);
    const decide: DecideInTournament = (now, at) =>
      decided(now, command, { own, levels, asker: person.id, now: at });
    const refusal = decide(kept, series.now(kept));
    if (isRefusal(refusal)) return refusal;
    // who enters and leaves does so at the cost of all who look on
    if (!(await budgets.take('seats', spender))) return refused('limit', 'tooManySeats');
    const done = await series.do(id, decide);
    return isRefusal(done) ? done : null;
  }
}

interface Asking {
  /** The id under which the person is in the list. */
  readonly own: string;
  readonly asker: string;
  readonly levels: readonly string[];
  readonly now: number;
}

type Decided = Exclude<TournamentCommand, { do: 'callOff' }>;

function decided(
  { state: tournament, deedCount }: Parameters<DecideInTournament>[0],
  command: Decided,
  { own, asker, levels, now }: Asking,
): TournamentDecided {
  // whoever was a guest when it entered may speak for that guest
  const asking = { asker: asker === tournament.organizer ? asker : own, now };
  switch (command.do) {
    case 'enter':
      return (
        whyChangedEnough(tournament, deedCount) ?? enter(tournament, { id: own, word: command.word }, asking)
      );
    case 'addBot': {
      const bot = command.level;
      const wrong = wrongLevel(bot, levels) ?? whyChangedEnough(tournament, deedCount);
      return wrong ?? enter(tournament, { id: nextBot(tournament), bot }, asking);
    }
    case 'checkIn':
      return checkIn(tournament, { id: own, word: command.word }, asking);
    case 'withdraw':
      return withdraw(tournament, command.entrant ?? own, asking);
    case 'close':
      return close(tournament, asking);
    case 'cancel':
      return cancel(tournament, asking);
  }
}

/** Leaving is always possible: there is no more of that than of what comes before. */
function whyChangedEnough({ plan, status }: Parameters<typeof enter>[0], deedCount: number): Refusal | null {
  if (status !== 'entering' || deedCount < MOST_CHANGES + NEEDED * plan.cap) return null;
  return refused('limit', 'listChangedTooOften');
}
