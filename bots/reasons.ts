// Why an order is good, for people: what it changes of the things that the evaluation looks at, as people count them.

import { hasSeat, MoveList, type State } from '@starboard/engine';
import type { Brain } from './brain.ts';
import { ThoughtDice } from './search/dice.ts';
import type { Known, Reason, VariationMove } from './thinking.ts';

/** Where chance or something hidden has a say, so many cases are averaged. */
const TRIES = 12;
const MOST_REASONS = 4;
/** Changes of the evaluation below this are not worth a word. */
const LEAST_GAIN = 0.02;

/** What a seat is told: its own things, and those of all others together. */
interface Stand {
  readonly worth: Float64Array;
  readonly count: Float64Array;
}

export class Reasoner {
  readonly #known: Known;
  readonly #seats: number;
  readonly #dice: ThoughtDice;

  constructor(known: Known, seats: number, seed: number) {
    this.#known = known;
    this.#seats = seats;
    this.#dice = new ThoughtDice(~seed);
  }

  /** The changes that matter most when the seat gives the order, and goes on with its turn by `variation` as far as that is its
   *  own affair. The weightiest first. */
  reasons(
    view: State,
    seat: number,
    order: readonly number[],
    variation: readonly VariationMove[],
  ): Reason[] {
    const { game, brain } = this.#known;
    const before = this.#nothing();
    const after = this.#nothing();
    for (let i = 0; i < TRIES; i++) {
      const state = game.imagine(view, seat, this.#dice);
      this.#add(before, state, seat);
      const alone = this.#follow(state, seat, order, variation);
      this.#add(after, state, seat);
      // nothing but this can come of it
      if (alone && game.shape.equal(view, game.imagine(view, seat, this.#dice))) break;
    }
    return changes(brain, before, after);
  }

  /** Plays the order and what follows in the same turn. False where chance came in. */
  #follow(
    state: State,
    seat: number,
    order: readonly number[],
    variation: readonly VariationMove[],
  ): boolean {
    const { game, brain } = this.#known;
    const dice = this.#dice;
    dice.drawn = 0;
    for (const move of order) game.play(state, seat, move, dice);
    const turn = brain.turn(state);
    const next = game.shape.create();
    for (const { seat: mover, move } of variation) {
      if (dice.drawn > 0 || mover !== seat || !this.#isLegal(state, seat, move)) break;
      game.shape.copy(state, next);
      game.play(next, seat, move, dice);
      if (dice.drawn > 0 || brain.turn(next) !== turn) break;
      game.shape.copy(next, state);
    }
    return dice.drawn === 0;
  }

  #isLegal(state: State, seat: number, move: number): boolean {
    const { game } = this.#known;
    if (!hasSeat(game.actors(state), seat)) return false;
    const list = new MoveList();
    game.legal(state, seat, list);
    return list.has(move);
  }

  #nothing(): { tries: number; own: Stand; others: Stand } {
    const { length } = this.#known.brain.terms;
    const stand = (): Stand => ({ worth: new Float64Array(length), count: new Float64Array(length) });
    return { tries: 0, own: stand(), others: stand() };
  }

  #add(sum: { tries: number; own: Stand; others: Stand }, state: State, self: number): void {
    const { brain } = this.#known;
    const one = new Float64Array(brain.terms.length);
    sum.tries++;
    for (let seat = 0; seat < this.#seats; seat++) {
      const { worth, count } = seat === self ? sum.own : sum.others;
      brain.weigh(state, seat, one);
      for (let i = 0; i < one.length; i++) worth[i] += one[i];
      brain.count(state, seat, one);
      for (let i = 0; i < one.length; i++) count[i] += one[i];
    }
  }
}

type Sum = Readonly<{ tries: number; own: Stand; others: Stand }>;

function changes({ terms }: Brain, before: Sum, after: Sum): Reason[] {
  const found: Reason[] = [];
  for (const own of [true, false]) {
    const [one, other] = own ? [before.own, after.own] : [before.others, after.others];
    for (const [i, { id }] of terms.entries()) {
      const from = rounded(one.count[i] / before.tries);
      const to = rounded(other.count[i] / after.tries);
      const rise = other.worth[i] / after.tries - one.worth[i] / before.tries;
      const gain = own ? rise : -rise;
      // what people cannot see change is no reason to them
      if (from !== to && Math.abs(gain) >= LEAST_GAIN)
        found.push({ term: id, own, before: from, after: to, gain });
    }
  }
  return found.sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain)).slice(0, MOST_REASONS);
}

/** To a tenth. */
function rounded(value: number): number {
  return Math.round(10 * value) / 10;
}
