// Looks one order ahead: plays every order it could give on a copy, and takes the one after which it stands best.

import { hasSeat, MoveList, type Game, type State } from '@starboard/engine';
import { Reasoner } from './reasons.ts';
import { ThoughtDice } from './search/dice.ts';
import { Settler } from './search/settle.ts';
import type { ChosenAnswer, ThinkerSeat, Thinker } from './thinker.ts';
import type { Known, Progress, Thought } from './thinking.ts';

/** Where chance has a say, an order is tried this often. */
const TRIES = 16;
/** Orders that are looked at; beyond that their last moves are not chosen with care. */
const MOST_ORDERS = 2000;
const MOST_THOUGHTS = 5;

interface Candidate {
  readonly order: readonly number[];
  readonly choices: readonly number[];
  readonly expected: Float64Array;
}

export class GreedyThinker implements Thinker {
  readonly #game: Game;
  readonly #seat: ThinkerSeat;
  readonly #dice: ThoughtDice;
  readonly #settler: Settler;
  readonly #reasoner: Reasoner;
  #looked = 0;
  #progress: Progress;

  constructor(known: Known, seat: ThinkerSeat) {
    this.#game = known.game;
    this.#seat = seat;
    this.#dice = new ThoughtDice(seat.seed);
    this.#settler = new Settler(known, seat.seats);
    this.#reasoner = new Reasoner(known, seat.seats, seat.seed);
    this.#progress = {
      iterations: 0,
      of: 0,
      expected: Array.from({ length: seat.seats }, () => 0),
      variation: [],
    };
  }

  progress(): Progress {
    return this.#progress;
  }

  *think(view: State, why = false): Generator<void, ChosenAnswer, void> {
    this.#looked = 0;
    const state = this.#game.imagine(view, this.#seat.seat, this.#dice);
    const found: Candidate[] = [];
    for (const _ of this.#look(state, [], [], found)) yield;
    const { seat } = this.#seat;
    found.sort((a, b) => b.expected[seat] - a.expected[seat]);
    const [best] = found;
    const variation = best.order.map((move) => ({ seat, move }));
    this.#progress = { iterations: this.#looked, of: this.#looked, expected: [...best.expected], variation };
    const options: Thought[] = found.slice(0, MOST_THOUGHTS).map(({ order: each, expected }, i) => ({
      order: each,
      share: i === 0 ? 1 : 0,
      expected: expected[seat],
    }));
    const { order, choices } = best;
    const reasons = why ? this.#reasoner.reasons(view, seat, order, []) : [];
    return { order, choices, hopeless: false, progress: this.#progress, reasons, options };
  }

  /** Adds every order that begins with those moves. */
  *#look(
    state: State,
    order: readonly number[],
    choices: readonly number[],
    found: Candidate[],
  ): Generator<void, void, void> {
    const game = this.#game;
    const { seat } = this.#seat;
    const list = new MoveList();
    game.legal(state, seat, list);
    const moves = list.toArray();
    // beyond the limit one way to complete the order is enough
    const tried = this.#looked >= MOST_ORDERS && order.length > 0 ? moves.slice(0, 1) : moves;
    for (const move of tried) {
      const longer = [...order, move];
      const chosen = moves.length > 1 ? [...choices, move] : choices;
      const after = game.shape.clone(state);
      this.#dice.drawn = 0;
      game.play(after, seat, move, this.#dice);
      if (this.#dice.drawn === 0 && hasSeat(game.actors(after), seat) && game.inOrder(after, seat)) {
        yield* this.#look(after, longer, chosen, found);
      } else found.push({ order: longer, choices: chosen, expected: this.#worth(state, move, after) });
      this.#looked++;
      yield;
    }
  }

  /** What the position after the move looks like, on the average where chance has a say. */
  #worth(before: State, move: number, after: State): Float64Array {
    const { seats, seat } = this.#seat;
    const sum = new Float64Array(seats);
    const one = new Float64Array(seats);
    const tries = this.#dice.drawn > 0 ? TRIES : 1;
    for (let i = 0; i < tries; i++) {
      if (i > 0) {
        this.#game.shape.copy(before, after);
        this.#game.play(after, seat, move, this.#dice);
      }
      this.#settler.judge(after, one);
      for (let each = 0; each < seats; each++) sum[each] += one[each] / tries;
    }
    // among equals any will do
    sum[seat] += this.#dice.die(1000) * 1e-9;
    return sum;
  }
}
