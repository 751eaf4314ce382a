// Information-set Monte-Carlo tree search. The tree is that of one seat: it branches on what the seat does and sees.
// What is hidden is imagined anew every few iterations, dice are rolled anew in each, and a node gathers what came of the
// same moves under all of that. Moves of others that the seat would not see are drawn from what they would sensibly do.
// Every seat is taken to look after itself: each node is chosen by what it brought to the seat that moves there.

import { firstSeat, hasSeat, MoveList, NOBODY, seatSet, type Game, type State } from '@starboard/engine';
import { habitsOf, type Brain, type Habits } from '../brain.ts';
import type { Known } from '../thinking.ts';
import { ThoughtDice } from './dice.ts';
import { Playout } from './playout.ts';
import { Spread } from './spread.ts';
import { FIXED, LEAF, LOOSE, NONE, ROOT, SEALED, Tree } from './tree.ts';

/** A path longer than this is cut: no sensible game comes near it. */
const LONGEST_PATH = 4096;

export class Search {
  readonly tree = new Tree();
  readonly dice: ThoughtDice;
  readonly seats: number;
  /** Sum of what all iterations since the last question came to, by seat. */
  readonly results: Float64Array;
  iterations = 0;
  readonly game: Game;
  readonly #brain: Brain;
  readonly #habits: Habits;
  readonly #playout: Playout;
  readonly #list = new MoveList();
  readonly #path = new Int32Array(LONGEST_PATH);
  readonly #rewards: Float64Array;
  readonly #spread: Spread;
  #weights = new Float64Array(256);
  /** The question: what the seat sees, and what it has decided since in the same order. */
  #view: State;
  #seat = 0;
  #decided: number[] = [];
  #self = 0;
  #hides = false;
  #root: State;
  readonly #state: State;
  /** What is to be played for the child that was chosen last; and the place of sealed moves in the list. */
  #move = 0;
  #sealedAt = NONE;

  constructor({ game, brain }: Known, seats: number, seed: number, habits: Habits = habitsOf(brain)) {
    this.game = game;
    this.#brain = brain;
    this.#habits = habits;
    this.seats = brain.solo === undefined ? seats : 1;
    this.dice = new ThoughtDice(seed);
    this.results = new Float64Array(this.seats);
    this.#rewards = new Float64Array(this.seats);
    this.#spread = new Spread(this.seats);
    this.#playout = new Playout({ game, brain }, this.seats, this.dice, habits.horizon);
    this.#view = game.shape.create();
    this.#root = game.shape.create();
    this.#state = game.shape.create();
  }

  /** Sets the position to think about. The tree is kept from `node` on, or forgotten. */
  begin(view: State, seat: number, node: number = NONE): void {
    this.game.shape.copy(view, this.#view);
    this.#seat = seat;
    this.#self = this.#brain.solo === undefined ? seat : 0;
    this.#decided = [];
    this.results.fill(0);
    this.iterations = 0;
    this.#spread.forget();
    if (node === NONE) this.tree.clear();
    else this.tree.keep(node);
    this.#imagine();
    this.#hides = !this.game.shape.equal(this.#soloView(view), this.#root);
  }

  /** The seat makes that move: the position to think about is the one after it. True when the order goes on. */
  decide(move: number): boolean {
    const node = this.tree.child(ROOT, move, this.#self);
    this.dice.drawn = 0;
    this.game.play(this.#root, this.#self, move, this.dice);
    this.#decided.push(move);
    if (node === NONE) this.tree.clear();
    else this.tree.keep(node);
    return this.dice.drawn === 0 && this.owes(this.#root) && this.game.inOrder(this.#root, this.#self);
  }

  /** A state that the position may be. Not to be changed. */
  get root(): State {
    return this.#root;
  }

  /** The seat that thinks, as it is called in the states that are thought about. */
  get self(): number {
    return this.#self;
  }

  /** Is there anything that the seat does not know? */
  get hides(): boolean {
    return this.#hides;
  }

  /** Does the seat owe a decision in that state? */
  owes(state: State): boolean {
    return hasSeat(this.game.actors(state), this.#self);
  }

  /** Does a state that is thought about look to the seat like that view? */
  sees(state: State, view: State): boolean {
    const { shape } = this.game;
    if (this.#brain.solo !== undefined) return shape.equal(this.#soloView(view), state);
    shape.redact(state, this.#seat, this.#state);
    return shape.equal(this.#state, view);
  }

  /** What the seat may do in the position thought about. */
  legal(): MoveList {
    return this.legalIn(this.#root);
  }

  /** The same in another state. Valid until it is asked again. */
  legalIn(state: State): MoveList {
    this.#list.clear();
    this.game.legal(state, this.#self, this.#list);
    return this.#list;
  }

  #soloView(view: State): State {
    this.game.shape.copy(view, this.#state);
    this.#brain.solo?.(this.#state, this.#seat);
    return this.#state;
  }

  run(iterations: number): void {
    for (let i = 0; i < iterations; i++) {
      if (this.#hides && this.iterations % this.#habits.imagineEvery === 0) this.#imagine();
      this.#iterate();
      this.iterations++;
    }
  }

  #imagine(): void {
    const { game, dice } = this;
    this.#root = game.imagine(this.#view, this.#seat, dice);
    this.#brain.solo?.(this.#root, this.#seat);
    for (const move of this.#decided) game.play(this.#root, this.#self, move, dice);
  }

  #iterate(): void {
    const { game, tree, dice } = this;
    const state = this.#state;
    const path = this.#path;
    game.shape.copy(this.#root, state);
    dice.drawn = 0;
    this.#playout.begin(state);
    let node = ROOT;
    let length = 1;
    let fixed = true;
    path[0] = ROOT;
    while (length < LONGEST_PATH) {
      if (fixed && tree.kind[node] === FIXED) {
        if (this.#playout.isPast(state)) break;
        node = this.#chosenOfAll(node);
        this.#move = tree.move[node];
      } else {
        const actors = game.actors(state);
        if (actors === NOBODY || this.#playout.isPast(state)) break;
        const seat = this.#actorOf(actors);
        // what others do depends on what they hold
        if (this.#hides && seat !== this.#self) fixed = false;
        const unseen = seat !== this.#self && actors !== seatSet(seat);
        const list = this.#list;
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
          if (fixed) this.#expand(node, state, seat);
        } else if (tree.kind[node] === FIXED) tree.loosen(node);
        if (tree.kind[node] === FIXED) continue;
        node = this.#chosenOfLegal(node, state, seat);
      }
      path[length++] = node;
      game.play(state, tree.mover[node], this.#move, dice);
      if (dice.drawn > 0) fixed = false;
    }
    this.#playout.finish(state, this.#rewards);
    this.#backUp(length);
  }

  /** Where several decide at the same time, the thinking seat is first: the others cannot see it. */
  #actorOf(actors: number): number {
    return hasSeat(actors, this.#self) ? this.#self : firstSeat(actors);
  }

  /** Makes every legal move a child, with its share of what sensible players would do. */
  #expand(node: number, state: State, seat: number): void {
    const { moves, length } = this.#list;
    const weights = this.#weigh(state, seat);
    let sum = 0;
    for (let i = 0; i < length; i++) sum += weights[i];
    for (let i = 0; i < length; i++) this.tree.add(node, moves[i], seat, weights[i] / sum);
  }

  #weigh(state: State, seat: number): Float64Array {
    const list = this.#list;
    if (this.#weights.length < list.length) this.#weights = new Float64Array(2 * list.length);
    if (this.#brain.prefer === undefined) this.#weights.fill(1, 0, list.length);
    else this.#brain.prefer(state, seat, list, this.#weights);
    return this.#weights;
  }

  #chosenOfAll(node: number): number {
    const { first, next, mover, visits, gain, weight } = this.tree;
    const spread = this.#spread.of[mover[first[node]]];
    const untried = this.#untried(node, spread);
    const urge = this.#habits.curiosity * spread * Math.sqrt(visits[node] + 1);
    let best = first[node];
    let most = -Infinity;
    for (let child = first[node]; child !== NONE; child = next[child]) {
      const times = visits[child];
      const worth = (times > 0 ? gain[child] / times : untried) + (urge * weight[child]) / (1 + times);
      if (worth > most) {
        most = worth;
        best = child;
      }
    }
    return best;
  }

  /** What a move that was not tried there yet is taken to bring: as much as the others did, and less the more was tried of
   *  what looks sensible. */
  #untried(node: number, spread: number): number {
    const { visits, below, tried } = this.tree;
    const passes = visits[node] - (node === ROOT ? 0 : 1);
    return passes > 0 ? below[node] / passes - this.#habits.caution * spread * Math.sqrt(tried[node]) : 0;
  }

  /** Among the children that are legal now; those that were never legal before are made. */
  #chosenOfLegal(node: number, state: State, seat: number): number {
    const { tree } = this;
    const spread = this.#spread.of[seat];
    const curiosity = this.#habits.curiosity * spread;
    const weights = this.#weigh(state, seat);
    this.#sealedAt = NONE;
    if (seat !== this.#self) this.#seal(weights);
    const { moves, length } = this.#list;
    let sum = 0;
    for (let i = 0; i < length; i++) sum += weights[i];
    const untried = this.#untried(node, spread);
    let best = NONE;
    let most = -Infinity;
    for (let i = 0; i < length; i++) {
      const move = i === this.#sealedAt ? SEALED : moves[i];
      let child = tree.find(node, move, seat);
      if (child === NONE) child = tree.add(node, move, seat, weights[i] / sum);
      const times = tree.visits[child];
      const urge = (curiosity * Math.sqrt(++tree.chances[child]) * weights[i]) / sum;
      const worth = (times > 0 ? tree.gain[child] / times : untried) + urge / (1 + times);
      if (worth > most) {
        most = worth;
        best = child;
        this.#move = moves[i];
      }
    }
    return best;
  }

  /** Leaves of the moves that the thinking seat would not see only one, drawn by weight, with the weight of all. */
  #seal(weights: Float64Array): void {
    const list = this.#list;
    let kept = 0;
    for (let i = 0; i < list.length; i++) {
      const move = list.moves[i];
      const weight = weights[i];
      const unseen = this.game.moves.isSealed(move) || this.game.moves.isVeiled(move);
      if (this.#sealedAt === NONE || !unseen) {
        if (unseen) this.#sealedAt = kept;
        list.moves[kept] = move;
        weights[kept++] = weight;
        continue;
      }
      weights[this.#sealedAt] += weight;
      if (this.dice.bits() * weights[this.#sealedAt] < weight * 2 ** 32) list.moves[this.#sealedAt] = move;
    }
    list.length = kept;
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
