// A bot in a seat that thinks about one question after the other. It thinks in slices, so that its host can listen,
// pause and cancel; where it is cut makes no difference to the answer.

import type { Game, State } from '@starboard/engine';
import { habitsAt, habitsOf, type Brain, type Level } from './brain.ts';
import { MOST_ALIKE } from './answer-times.ts';
import { Purse } from './purse.ts';
import { Reasoner } from './reasons.ts';
import { legalChildren, principalVariation, thoughtsOf } from './search/reading.ts';
import { recall } from './search/recall.ts';
import { Search } from './search/search.ts';
import type { Answer, Known, Progress, Thought } from './thinking.ts';

/** The answer, and those of its moves that were chosen among several. */
export interface ChosenAnswer extends Answer {
  readonly choices: readonly number[];
}

export interface Thinker {
  /** Comes back again and again until it has the answer. The seat must owe a decision in the view. `why`: it gives reasons. */
  think(view: State, why?: boolean): Generator<void, ChosenAnswer, void>;
  /** How far it is. */
  progress(): Progress;
}

export interface ThinkerSeat {
  readonly seats: number;
  readonly seat: number;
  readonly seed: number;
}

const SLICE = 32;
/** Turns in a row that must look lost before a bot says so. */
const PATIENCE = 2;

export class SearchThinker implements Thinker {
  readonly #brain: Brain;
  readonly #game: Game;
  readonly #seat: ThinkerSeat;
  readonly #level: Level;
  readonly #search: Search;
  readonly #purse: Purse;
  readonly #reasoner: Reasoner;
  #expected: Float64Array;
  #of = 0;
  /** Iterations that are left for the question. */
  #left = Infinity;
  #lostTurns: number[] = [];
  /** What is thought about; null before the first question. */
  #view: State | null = null;

  constructor(known: Known, seat: ThinkerSeat, level: Level, scale = 1) {
    this.#brain = known.brain;
    this.#game = known.game;
    this.#seat = seat;
    this.#level = level;
    const habits = habitsAt(known.brain, level, seat.seats);
    this.#search = new Search(known, seat.seats, seat.seed, habits);
    const iterations = Math.max(1, Math.round(level.iterations * scale));
    this.#purse = new Purse(iterations, habits.share);
    this.#reasoner = new Reasoner(known, seat.seats, seat.seed);
    this.#expected = new Float64Array(seat.seats).fill(1 / seat.seats);
  }

  *think(view: State, why = false): Generator<void, ChosenAnswer, void> {
    const search = this.#search;
    const turn = this.#brain.turn(view);
    this.#view = view;
    search.begin(view, this.#seat.seat, recall(search, view));
    this.#purse.open(turn);
    this.#of = 0;
    this.#left = this.#game.standingAnswers?.asksAlike(view) === true ? MOST_ALIKE : Infinity;
    const order: number[] = [];
    const choices: number[] = [];
    let options: readonly Thought[] = [];
    do {
      const legal = search.position.legal();
      if (legal.length === 1) order.push(legal.moves[0]);
      else {
        yield* this.#weighUp();
        this.#note();
        if (choices.length === 0) options = this.#thoughts(view);
        choices.push(this.#pick());
        order.push(choices[choices.length - 1]);
      }
    } while (search.decide(order[order.length - 1]));
    options = options.map((each) => (each.order[0] === order[0] ? { ...each, order } : each));
    const { seat } = this.#seat;
    const follows = principalVariation(search);
    const reasons = why ? this.#reasoner.reasons(view, seat, order, follows) : [];
    const variation = [...order.map((move) => ({ seat, move })), ...follows];
    const progress = { ...this.progress(), variation };
    return { order, choices, hopeless: this.#isHopeless(turn), progress, reasons, options };
  }

  progress(): Progress {
    const search = this.#search;
    this.#note();
    return {
      iterations: search.iterations,
      of: this.#of,
      expected: [...this.#expected],
      variation: principalVariation(search),
    };
  }

  /** Thinks about the decision at the root. */
  *#weighUp(): Generator<void, void, void> {
    const search = this.#search;
    const children = legalChildren(search);
    const known = children.reduce((sum, child) => sum + search.tree.visits[child], 0);
    // where nothing was tried that can be done now, something must be
    const least = known === 0 ? 1 : 0;
    const taken = Math.max(least, this.#purse.take(known, this.#left));
    this.#left = Math.max(0, this.#left - taken);
    this.#of = search.iterations + taken;
    while (search.iterations < this.#of) {
      search.run(Math.min(SLICE, this.#of - search.iterations));
      yield;
    }
  }

  /** With chances to win also where the seat thinks of its own affairs alone. */
  #thoughts(view: State): Thought[] {
    const { compare } = this.#brain;
    const { seat, seats } = this.#seat;
    const into = new Float64Array(seats);
    return thoughtsOf(this.#search).map((thought) => {
      if (compare === undefined) return thought;
      compare.call(this.#brain, view, seat, thought.expected, into);
      return { ...thought, expected: into[seat] };
    });
  }

  /** What all iterations about the question came to so far. */
  #note(): void {
    const { results, iterations } = this.#search;
    const view = this.#view;
    if (iterations === 0 || view === null) return;
    if (this.#brain.compare === undefined) {
      for (let seat = 0; seat < results.length; seat++) this.#expected[seat] = results[seat] / iterations;
    } else this.#brain.compare(view, this.#seat.seat, results[0] / iterations, this.#expected);
  }

  /** The move that was thought about most; where the level overlooks it, the next one. */
  #pick(): number {
    const { tree, dice } = this.#search;
    const children = legalChildren(this.#search);
    const { slips = 0 } = this.#level;
    let at = 0;
    while (at + 1 < children.length && dice.die(1000) <= slips * 1000) at++;
    return tree.move[children[at]];
  }

  #isHopeless(turn: number): boolean {
    const low = this.#expected[this.#seat.seat] < habitsOf(this.#brain).hopeless;
    if (!low) this.#lostTurns = [];
    else if (!this.#lostTurns.includes(turn)) this.#lostTurns.push(turn);
    return this.#lostTurns.length >= PATIENCE;
  }
}
