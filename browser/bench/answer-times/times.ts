// How long bots took to answer where seats are asked alike, as somebody sees it who watches, with and without a choice.

import type { Answer, Question } from '@starboard/bots';
import { MoveList, seatsOf, type Game, type State } from '@starboard/engine';
import { median } from '../../../lab/bench/statistics.ts';

type AskBot = (question: Question, signal?: AbortSignal) => Promise<Answer>;

interface Asked {
  readonly seat: number;
  readonly choice: boolean;
  readonly at: number;
}

/** What is seen so soon after a bot was asked is what it was asked for: over a socket that comes a little later. */
const STILL_ASKING = 100;

/** What is thought about besides comes from a quick bot, so that such questions come soon. */
const BESIDES = 'ensign';

export class AnswerTimes {
  readonly withChoice: number[] = [];
  readonly without: number[] = [];
  readonly #game: Game;
  /** What bots are asked now, and when something was last seen, by table. */
  readonly #asked = new Map<string, Asked>();
  readonly #seen = new Map<string, number>();

  constructor(game: Game) {
    this.#game = game;
  }

  get windows(): number {
    return this.withChoice.length + this.without.length;
  }

  /** How far apart the medians are, in milliseconds; 0 before both were seen. */
  get apart(): number {
    if (this.withChoice.length === 0 || this.without.length === 0) return 0;
    return Math.abs(median(this.withChoice) - median(this.without));
  }

  /** Notes what is asked on its way to who thinks about it. */
  listening(table: string, ask: AskBot): AskBot {
    const { shape, standingAnswers } = this.#game;
    return (question, signal) => {
      const view = shape.restore(question.view);
      if (view === null || standingAnswers?.asksAlike(view) !== true)
        return ask({ ...question, level: BESIDES }, signal);
      const { seat } = question;
      this.#asked.set(table, { seat, choice: this.#hasChoice(view, seat), at: performance.now() });
      return ask(question, signal);
    };
  }

  /** Who is asked now, of seats that are asked alike, and whether there is a choice. */
  questionIn(state: State): Pick<Asked, 'seat' | 'choice'> | null {
    if (this.#game.standingAnswers?.asksAlike(state) !== true) return null;
    const [seat] = seatsOf(this.#game.actors(state));
    return { seat, choice: this.#hasChoice(state, seat) };
  }

  #hasChoice(state: State, seat: number): boolean {
    const moves = new MoveList();
    this.#game.legal(state, seat, moves);
    return moves.length > 1;
  }

  add(took: number, choice: boolean): void {
    (choice ? this.withChoice : this.without).push(took);
  }

  /** Somebody was seen to have acted. */
  saw(table: string, seat: number, now = performance.now()): void {
    const asked = this.#asked.get(table);
    const before = this.#seen.get(table);
    this.#seen.set(table, now);
    if (asked !== undefined && now - asked.at < STILL_ASKING) return;
    this.#asked.delete(table);
    if (asked?.seat !== seat || before === undefined) return;
    this.add(now - before, asked.choice);
  }
}
