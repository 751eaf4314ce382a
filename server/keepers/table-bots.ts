// The turns of bots: what they see is asked in a thread, and what they answer is played like anybody's order.

import { answeredInTime, type Question } from '@starboard/bots';
import { FastChance, hasSeat, isRefusal, utf8, type Game, type State } from '@starboard/engine';
import { hmacSha256, type Match } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import { anyOrder } from '../bots/fallback.ts';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Claim } from '../bots/turns.ts';
import type { Clock } from '../base/clock.ts';
import { playOrder } from '../decide/play.ts';
import { sittingAt, type BotClaims, type SeatedPeople } from './claims.ts';
import { botAnswersAt, duesOf, isAskedAlike, type BotPace } from './due.ts';
import type { TableKeeper } from './table-keeper.ts';
import type { Table } from '../tables/table.ts';

export interface BotDeps {
  readonly thinkers: Thinkers;
  readonly claims: BotClaims;
  readonly clock: Clock;
  readonly pace: BotPace;
  /** A bot could not think, or answered something illegal: something legal is played for it. */
  readonly failed: (table: string, error: unknown) => void;
  /** The table went on while a bot thought: it is to be looked at again. */
  readonly again: (keeper: TableKeeper) => void;
}

interface Turn {
  readonly game: Game;
  readonly view: State;
  readonly question: Question;
  readonly sitting: SeatedPeople;
  /** What the seat had seen when it was asked. */
  readonly shown: number;
  /** Where seats are asked alike: when it answers, and what, if it is not ready by then. */
  readonly alike: { readonly at: number; readonly late: readonly number[] } | null;
}

export class TableBots {
  readonly #deps: BotDeps;
  /** What ends when the seat is not asked any more, by table and seat. */
  readonly #thinking = new Map<string, Map<number, AbortController>>();
  /** Those who know their move and wait to make it. */
  readonly #holding = new Set<() => void>();
  #isStopped = false;

  constructor(deps: BotDeps) {
    this.#deps = deps;
  }

  /** Does a bot think at that table? */
  thinksAt(table: string): boolean {
    return this.#thinking.has(table);
  }

  /** Who is not asked any more need not think any further. */
  onDeed({ row, state }: Table): void {
    const thinking = this.#thinking.get(row.id);
    if (thinking === undefined) return;
    for (const [seat, ending] of thinking) if (!isAsked(state, seat)) ending.abort();
  }

  /** Somebody came to the table, or left it. */
  async regard(keeper: TableKeeper): Promise<void> {
    const { thinkers, claims } = this.#deps;
    const sitting = await keeper.look((table) => (this.thinksAt(keeper.id) ? sittingAt(table) : null));
    if (sitting !== null) thinkers.regard(keeper.id, await claims.rankOf(sitting));
  }

  /** What is being thought is forgotten: whoever serves the table next asks again. */
  stop(): void {
    this.#isStopped = true;
    for (const letGo of this.#holding) letGo();
  }

  /** Lets every bot think that has to move now and does not do so already. */
  async start(keeper: TableKeeper, now: number): Promise<void> {
    for (const turn of await keeper.look((table) => this.#turns(table, now))) void this.#take(keeper, turn);
  }

  #turns(table: Table, now: number): Turn[] {
    const { match } = table;
    if (match === null) return [];
    return duesOf(table, this.#deps.pace).flatMap(({ at, task }) =>
      task.do === 'think' && at <= now && !this.#isThinking(table.row.id, task.seat)
        ? [turnOf(table, match, task, { now, pace: this.#deps.pace })]
        : [],
    );
  }

  async #take(keeper: TableKeeper, turn: Turn): Promise<void> {
    const { seat } = turn.question;
    if (this.#isThinking(keeper.id, seat) || this.#isStopped) return;
    const ending = new AbortController();
    const thinking = this.#thinking.get(keeper.id) ?? new Map<number, AbortController>();
    this.#thinking.set(keeper.id, thinking.set(seat, ending));
    try {
      const order = await (turn.alike === null
        ? this.#thought(turn, ending.signal)
        : this.#inTime(turn, turn.alike, ending.signal));
      this.#ended(keeper.id, seat, ending);
      if (this.#isStopped) return;
      if (order === null || !(await this.#play(keeper, turn, order))) this.#deps.again(keeper);
    } catch (error) {
      this.#deps.failed(keeper.id, error);
    } finally {
      this.#ended(keeper.id, seat, ending);
    }
  }

  #isThinking(table: string, seat: number): boolean {
    return this.#thinking.get(table)?.has(seat) === true;
  }

  /** While it was played the seat may have been asked again: that goes on. */
  #ended(table: string, seat: number, ending: AbortController): void {
    const thinking = this.#thinking.get(table);
    if (thinking?.get(seat) !== ending) return;
    thinking.delete(seat);
    if (thinking.size === 0) this.#thinking.delete(table);
  }

  /** Null when nobody waits for it any more. */
  async #thought(turn: Turn, ended: AbortSignal): Promise<readonly number[] | null> {
    try {
      return await this.#asked(turn, ended);
    } catch (error) {
      if (this.#isStopped || ended.aborted) return null;
      this.#deps.failed(turn.sitting.table, error);
      return legalOrder(turn);
    }
  }

  /** Answers at the time that was drawn. */
  #inTime(
    turn: Turn,
    { at, late }: NonNullable<Turn['alike']>,
    ended: AbortSignal,
  ): Promise<readonly number[]> {
    return answeredInTime((tooLate) => this.#asked(turn, AbortSignal.any([tooLate, ended])), {
      time: this.#until(at),
      late,
      failed: (error) => {
        if (!ended.aborted) this.#deps.failed(turn.sitting.table, error);
      },
    });
  }

  async #asked({ question, sitting, alike }: Turn, signal: AbortSignal): Promise<readonly number[]> {
    const { thinkers, claims } = this.#deps;
    const claim: Claim = await claims.of(sitting, alike === null);
    return (await thinkers.think(claim, question, signal)).order;
  }

  #until(time: number): Promise<void> {
    const { clock } = this.#deps;
    if (this.#isStopped || time <= clock.now()) return Promise.resolve();
    return new Promise((resolve) => {
      const letGo = (): void => {
        cancel();
        this.#holding.delete(letGo);
        resolve();
      };
      const cancel = clock.at(time, letGo);
      this.#holding.add(letGo);
    });
  }

  /** False when whoever acted meanwhile changed what the bot saw: then it has to think again. */
  async #play(keeper: TableKeeper, turn: Turn, order: readonly number[]): Promise<boolean> {
    const { question, shown } = turn;
    const { seat } = question;
    let isPlayed = false;
    const refused = await keeper.commit(
      (table, now) => {
        isPlayed = isStillAsked(table, seat, shown);
        return isPlayed ? playOrder(table, seat, order, now) : null;
      },
      () => null,
    );
    if (!isRefusal(refused)) return isPlayed;
    this.#deps.failed(keeper.id, new Error(`A bot was refused: ${refused.reason}`));
    const legal = legalOrder(turn);
    await keeper.commit(
      (table, now) => (isStillAsked(table, seat, shown) ? playOrder(table, seat, legal, now) : null),
      () => null,
    );
    return true;
  }
}

function isStillAsked({ match, state }: Table, seat: number, shown: number): boolean {
  return match?.viewSeqs[seat + 1] === shown && isAsked(state, seat);
}

function isAsked({ status, actors, seats, paused }: Table['state'], seat: number): boolean {
  return status === 'playing' && hasSeat(actors, seat) && seats[seat].bot !== null && !paused;
}

function turnOf(
  table: Table,
  match: Match,
  task: { readonly seat: number; readonly level: string },
  when: { readonly now: number; readonly pace: BotPace },
): Turn {
  const { seat, level } = task;
  const { game, state, options, seats, fairness } = match;
  const view = viewState(game, state, seat);
  const label = utf8(JSON.stringify(['bot', fairness.table, seat]));
  const seed = new DataView(hmacSha256(fairness.seed, label).buffer).getUint32(0);
  const { id, rules, shape } = game;
  const question = { game: id, rules, options, seats, seat, view: shape.snapshot(view), level, seed };
  const late = isAskedAlike(match) ? game.standingAnswers?.late(view, seat) : undefined;
  const alike = late === undefined ? null : { at: botAnswersAt(table, match, task, when), late: [late] };
  return { game, view, question, sitting: sittingAt(table), shown: match.viewSeqs[seat + 1], alike };
}

function legalOrder({ game, view, question, shown }: Turn): readonly number[] {
  return anyOrder(game, view, question.seat, new FastChance(question.seed + shown));
}
