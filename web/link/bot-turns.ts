// The turns of seats where nobody at the screen decides: bots think, and what was said beforehand is done.

import {
  answeredInTime,
  answerTime,
  botAnswersAfter,
  standingAnswersAfter,
  waitsForPeople,
  type Answer,
  type Mind,
  type Question,
} from '@starboard/bots';
import { ASK, NOBODY, seatSet, seatsOf } from '@starboard/engine';
import { isOver, mixSeeds, standingMove, type Match } from '@starboard/engine/match';
import { viewState } from '@starboard/engine/view';
import type { TableClock } from './clock.ts';
import type { Told } from './facts.ts';

export interface Turns {
  readonly match: Match;
  /** The level of the bot in that seat; null where a person sits. */
  readonly levelOf: (seat: number) => string | null;
  readonly mind: Mind;
  readonly clock: TableClock;
  /** The bots' own randomness at this table. */
  readonly seed: number;
  readonly play: (seat: number, order: readonly number[]) => Promise<Told | null>;
  readonly thinking: (seat: number | null) => void;
  /** How many moments the viewer has yet to be shown. */
  readonly unseen: () => number;
  /** Where nobody looks: the time between what bots do. */
  readonly apart: () => Promise<void>;
  /** Gives what the table waits for from its house; false where it waits for none. */
  readonly house: () => Promise<boolean>;
  /** A bot could not answer: a bug that the person should hear of. */
  readonly failed: (error: unknown) => void;
}

/** So many moments bots may be ahead of what the viewer has been shown. */
const AHEAD = 2;

export class BotTurns {
  readonly #turns: Turns;
  /** What seats said beforehand, by seat. */
  readonly #said = new Map<number, number>();
  readonly #expected = new Map<number, number>();
  /** Since when the table has waited with that many entries. */
  #since = { entries: -1, at: 0 };
  #running = false;
  #woken = false;
  #caughtUp: (() => void) | null = null;

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  /** Goes on where it is a bot's turn. */
  wake(): void {
    this.#asked();
    this.#woken = true;
    if (this.#running) return;
    this.#running = true;
    void this.#run().catch(this.#turns.failed);
  }

  /** The viewer has been shown more. */
  wasShown(): void {
    if (this.#turns.unseen() < AHEAD) this.#caughtUp?.();
  }

  say(seat: number, answer: number | null): void {
    if (answer === null) this.#said.delete(seat);
    else this.#said.set(seat, answer);
    this.wake();
  }

  saidBy(seat: number): number | null {
    return this.#said.get(seat) ?? null;
  }

  /** After a take-back nothing stands that was said before. */
  forget(): void {
    this.#said.clear();
  }

  /** A bot that hopes for more than a draw gives it. */
  unwilling(): number | null {
    const { match, levelOf } = this.#turns;
    const seats = Array.from({ length: match.seats }, (_, seat) => seat);
    const hopes = (seat: number): boolean => (this.#expected.get(seat) ?? 1) > 1 / match.seats;
    return seats.find((seat) => levelOf(seat) !== null && hopes(seat)) ?? null;
  }

  async #run(): Promise<void> {
    try {
      // who is woken while going to sleep looks once more
      while (this.#woken) {
        this.#woken = false;
        await this.#playAll();
      }
    } finally {
      this.#running = false;
    }
  }

  async #playAll(): Promise<void> {
    for (;;) {
      if (await this.#turns.house()) continue;
      const order = (await this.#beforehand()) ?? (await this.#thought());
      if (order === null) return;
      await this.#turns.apart();
      await this.#watched();
      await this.#turns.play(order.seat, order.order);
    }
  }

  /** What a person need not be asked, when it is time for it. */
  async #beforehand(): Promise<Order | null> {
    for (;;) {
      const reply = this.#reply();
      if (reply === null) return null;
      const after = standingAnswersAfter('device', this.#drawn(reply.seat));
      await this.#turns.clock.until(this.#asked() + after);
      // whoever acted meanwhile, or took it back, is asked
      const { seat, order } = this.#reply() ?? { seat: -1, order: [] };
      if (seat === reply.seat && order[0] === reply.order[0]) return reply;
    }
  }

  #reply(): Order | null {
    const { match, levelOf } = this.#turns;
    for (const seat of this.#actors()) {
      if (levelOf(seat) !== null) continue;
      const view = viewState(match.game, match.state, seat);
      const move = standingMove(match.game, view, seat, this.saidBy(seat));
      if (move !== ASK) return { seat, order: [move] };
    }
    return null;
  }

  async #thought(): Promise<Order | null> {
    const { thinking } = this.#turns;
    for (;;) {
      const question = this.#question();
      if (question === null) return null;
      const { seat, view } = question;
      const late = this.#late(seat);
      thinking(seat);
      const { order, expected } = await (late === null
        ? this.#answer(question)
        : this.#inTime(question, late));
      thinking(null);
      // whoever acted meanwhile may have changed what the bot saw
      if (this.#question()?.view !== view) continue;
      if (expected !== null) this.#expected.set(seat, expected);
      return { seat, order };
    }
  }

  /** What the bot plays if it is not ready in time, where seats are asked alike; null elsewhere. */
  #late(seat: number): Thought | null {
    const { game, state } = this.#turns.match;
    if (game.standingAnswers?.asksAlike(state) !== true) return null;
    return { order: [game.standingAnswers.late(viewState(game, state, seat), seat)], expected: null };
  }

  #inTime(question: Question, late: Thought): Promise<Thought> {
    const { mind, clock } = this.#turns;
    const { seat, level } = question;
    const at = answerTime(this.#asked(), botAnswersAfter(level, this.#drawn(seat)), clock.now());
    return answeredInTime(async (signal) => thoughtIn(await mind.think(question, undefined, signal), seat), {
      time: clock.until(at),
      late,
      failed: (error) => complain(question, error),
    });
  }

  /** From 0 to 1: how long the seat waits with its answer, whatever that is. */
  #drawn(seat: number): number {
    const { match, seed } = this.#turns;
    return mixSeeds(mixSeeds(seed, seat), match.log.length) / 2 ** 32;
  }

  /** Since when the table has waited for what it waits for now. */
  #asked(): number {
    const { match, clock } = this.#turns;
    const entries = match.log.length;
    if (entries !== this.#since.entries) this.#since = { entries, at: clock.now() };
    return this.#since.at;
  }

  /** A mind that fails is asked again, for its thread may just have been killed for memory; and then for anything that
   *  is legal, so that a bot's bug does not end the game. */
  async #answer(question: Question): Promise<Thought> {
    const { mind } = this.#turns;
    const { seat } = question;
    for (let tries = 0; tries < 2; tries++) {
      try {
        return thoughtIn(await mind.think(question), seat);
      } catch (error) {
        complain(question, error);
      }
    }
    return thoughtIn(await mind.think({ ...question, level: 'random' }), seat);
  }

  #question(): Question | null {
    const { match, levelOf, seed } = this.#turns;
    const { game, state, options, seats } = match;
    const people = this.#people();
    const seat = this.#actors().find(
      (each) => levelOf(each) !== null && !waitsForPeople(game, state, each, people),
    );
    if (seat === undefined) return null;
    const view = game.shape.snapshot(viewState(game, state, seat));
    const level = levelOf(seat) ?? '';
    const { id, rules } = game;
    return { game: id, rules, options, seats, seat, view, level, seed: seed + seat };
  }

  /** The set of seats where somebody at the screen decides. */
  #people(): number {
    const { match, levelOf } = this.#turns;
    return Array.from({ length: match.seats }, (_, seat) => seat)
      .filter((seat) => levelOf(seat) === null)
      .reduce((set, seat) => set | seatSet(seat), NOBODY);
  }

  #actors(): number[] {
    const { match } = this.#turns;
    return isOver(match) ? [] : seatsOf(match.game.actors(match.state));
  }

  async #watched(): Promise<void> {
    while (this.#turns.unseen() >= AHEAD) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#caughtUp = resolve;
      await promise;
    }
  }
}

function complain({ seat }: Question, error: unknown): void {
  console.error(`The bot in seat ${seat} could not answer:`, error);
}

interface Order {
  readonly seat: number;
  readonly order: readonly number[];
}

interface Thought {
  readonly order: readonly number[];
  /** The seat's chance to win, 0 to 1; null where it was not thought of in time. */
  readonly expected: number | null;
}

function thoughtIn({ order, progress }: Answer, seat: number): Thought {
  return { order, expected: progress.expected[seat] };
}
