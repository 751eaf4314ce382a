// Information-set Monte-Carlo tree search. The tree is that of one seat: it branches on what the seat does and sees.
// What is hidden is imagined anew every few iterations, dice are rolled anew in each, and a node gathers what came of the
// same moves under all of that. Moves of others that the seat would not see are drawn from what they would sensibly do.
// Every seat is taken to look after itself: each node is chosen by what it brought to the seat that moves there.

import { firstSeat, hasSeat, MoveList, NOBODY, seatSet, type Game, type State } from '@starboard/engine';
import { habitsOf, type Habits } from '../brain.ts';
import type { Known } from '../thinking.ts';
import { Choosing } from './choosing.ts';
import { ThoughtDice } from './dice.ts';
import { Playout } from './playout.ts';
import { RootPosition } from './position.ts';
import { Spread } from './spread.ts';
import { FIXED, LEAF, LOOSE, NONE, ROOT, Tree } from './tree.ts';

/** A path longer than this is cut: no sensible game comes near it. */
const LONGEST_PATH = 4096;

export class Search {
  readonly game: Game;
  readonly tree = new Tree();
  readonly dice: ThoughtDice;
  readonly position: RootPosition;
  readonly seats: number;
  /** Sum of what all iterations since the last question came to, by seat. */
  readonly results: Float64Array;
  iterations = 0;
  readonly #imagineEvery: number;
  readonly #choosing: Choosing;
  readonly #playout: Playout;
  readonly #spread: Spread;
  readonly #list = new MoveList();
  readonly #path = new Int32Array(LONGEST_PATH);
  readonly #rewards: Float64Array;
  readonly #state: State;

  constructor(known: Known, seats: number, seed: number, habits: Habits = habitsOf(known.brain)) {
    this.game = known.game;
    this.seats = known.brain.solo === undefined ? seats : 1;
    this.dice = new ThoughtDice(seed);
    this.position = new RootPosition(known, this.dice);
    this.results = new Float64Array(this.seats);
    this.#imagineEvery = habits.imagineEvery;
    this.#spread = new Spread(this.seats);
    this.#choosing = new Choosing(known, habits, this.tree, this.#spread, this.dice);
    this.#playout = new Playout(known, this.seats, this.dice, habits.horizon);
    this.#rewards = new Float64Array(this.seats);
    this.#state = known.game.shape.create();
  }

  /** Sets the position to think about. The tree is kept from `node` on, or forgotten. */
  begin(view: State, seat: number, node: number = NONE): void {
    this.position.begin(view, seat);
    this.results.fill(0);
    this.iterations = 0;
    this.#spread.forget();
    this.#keep(node);
  }

  /** The seat makes that move: the position to think about is the one after it. True when the order goes on. */
  decide(move: number): boolean {
    this.#keep(this.tree.child(ROOT, move, this.position.self));
    return this.position.decide(move);
  }

  #keep(node: number): void {
    if (node === NONE) this.tree.clear();
    else this.tree.keep(node);
  }

  run(iterations: number): void {
    const { position } = this;
    for (let i = 0; i < iterations; i++) {
      if (position.hides && this.iterations % this.#imagineEvery === 0) position.imagine();
      this.#iterate();
      this.iterations++;
    }
  }

  #iterate(): void {
    const { game, tree, dice } = this;
    const { root, self, hides } = this.position;
    const choosing = this.#choosing;
    const list = this.#list;
    const state = this.#state;
    const path = this.#path;
    game.shape.copy(root, state);
    dice.drawn = 0;
    this.#playout.begin(state);
    let node = ROOT;
    let length = 1;
    let fixed = true;
    path[0] = ROOT;
    while (length < LONGEST_PATH) {
      if (fixed && tree.kind[node] === FIXED) {
        if (this.#playout.isPast(state)) break;
        node = choosing.ofAll(node);
      } else {
        const actors = game.actors(state);
        if (actors === NOBODY || this.#playout.isPast(state)) break;
        // where several decide at the same time, the others cannot see what the thinking seat does: it is first
        const seat = hasSeat(actors, self) ? self : firstSeat(actors);
        // what others do depends on what they hold
        if (hides && seat !== self) fixed = false;
        const unseen = seat !== self && actors !== seatSet(seat);
        list.clear();
        game.legal(state, seat, list);
        if (unseen || (!fixed && list.length === 1)) {
          game.play(state, seat, this.#playout.choose(state, seat, list), dice);
          if (dice.drawn > 0) fixed = false;
          continue;
        }
        if (tree.kind[node] === LEAF) {
          if (tree.visits[node] === 0 && node !== ROOT) break;
          tree.kind[node] = fixed ? FIXED : LOOSE;
          if (fixed) choosing.expand(node, state, seat, list);
        } else if (tree.kind[node] === FIXED) tree.loosen(node);
        if (tree.kind[node] === FIXED) continue;
        node = choosing.ofLegal(node, state, seat, list, seat !== self);
      }
      path[length++] = node;
      game.play(state, tree.mover[node], choosing.move, dice);
      if (dice.drawn > 0) fixed = false;
    }
    this.#playout.finish(state, this.#rewards);
    this.#backUp(length);
  }

  #backUp(length: number): void {
    const { tree } = this;
    const rewards = this.#rewards;
    const path = this.#path;
    tree.visits[ROOT]++;
    for (let i = 1; i < length; i++) {
      const node = path[i];
      const reward = rewards[tree.mover[node]];
      if (tree.visits[node]++ === 0) tree.tried[path[i - 1]] += tree.weight[node];
      tree.gain[node] += reward;
      tree.below[path[i - 1]] += reward;
    }
    for (let seat = 0; seat < this.seats; seat++) this.results[seat] += rewards[seat];
    this.#spread.learn(rewards);
  }
}
