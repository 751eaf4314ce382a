// Where a line of thought goes next in the tree: to what brought most so far to the seat that moves, and to what was looked
// at little for how sensible it seems.

import type { Game, MoveList, State } from '@starboard/engine';
import type { Brain, Habits } from '../brain.ts';
import type { Known } from '../thinking.ts';
import type { ThoughtDice } from './dice.ts';
import type { Spread } from './spread.ts';
import { NONE, ROOT, SEALED, type Tree } from './tree.ts';

export class Choosing {
  /** What is to be played for the child that was chosen last. */
  move = 0;
  readonly #game: Game;
  readonly #brain: Brain;
  readonly #habits: Habits;
  readonly #tree: Tree;
  readonly #spread: Spread;
  readonly #dice: ThoughtDice;
  #weights = new Float64Array(256);
  /** The place of sealed moves in the list. */
  #sealedAt = NONE;

  constructor({ game, brain }: Known, habits: Habits, tree: Tree, spread: Spread, dice: ThoughtDice) {
    this.#game = game;
    this.#brain = brain;
    this.#habits = habits;
    this.#tree = tree;
    this.#spread = spread;
    this.#dice = dice;
  }

  /** Makes every legal move a child, with its share of what sensible players would do. */
  expand(node: number, state: State, seat: number, list: MoveList): void {
    const { moves, length } = list;
    const weights = this.#weigh(state, seat, list);
    let sum = 0;
    for (let i = 0; i < length; i++) sum += weights[i];
    for (let i = 0; i < length; i++) this.#tree.add(node, moves[i], seat, weights[i] / sum);
  }

  /** Of a node where the same moves are always legal. */
  ofAll(node: number): number {
    const { first, next, mover, visits, gain, weight } = this.#tree;
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
    this.move = this.#tree.move[best];
    return best;
  }

  /** Among the children that are legal now; those that were never legal before are made. `unseen`: the thinking
   *  seat would not see all of them. */
  ofLegal(node: number, state: State, seat: number, list: MoveList, unseen: boolean): number {
    const tree = this.#tree;
    const spread = this.#spread.of[seat];
    const curiosity = this.#habits.curiosity * spread;
    const weights = this.#weigh(state, seat, list);
    this.#sealedAt = NONE;
    if (unseen) this.#seal(list, weights);
    const { moves, length } = list;
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
        this.move = moves[i];
      }
    }
    return best;
  }

  #weigh(state: State, seat: number, list: MoveList): Float64Array {
    if (this.#weights.length < list.length) this.#weights = new Float64Array(2 * list.length);
    if (this.#brain.prefer === undefined) this.#weights.fill(1, 0, list.length);
    else this.#brain.prefer(state, seat, list, this.#weights);
    return this.#weights;
  }

  /** What a move that was not tried there yet is taken to bring: as much as the others did, and less the more was tried of
   *  what looks sensible. */
  #untried(node: number, spread: number): number {
    const { visits, below, tried } = this.#tree;
    const passes = visits[node] - (node === ROOT ? 0 : 1);
    return passes > 0 ? below[node] / passes - this.#habits.caution * spread * Math.sqrt(tried[node]) : 0;
  }

  /** Leaves of the moves that the thinking seat would not see only one, drawn by weight, with the weight of all. */
  #seal(list: MoveList, weights: Float64Array): void {
    let kept = 0;
    for (let i = 0; i < list.length; i++) {
      const move = list.moves[i];
      const weight = weights[i];
      const unseen = this.#game.moves.isSealed(move) || this.#game.moves.isVeiled(move);
      if (this.#sealedAt === NONE || !unseen) {
        if (unseen) this.#sealedAt = kept;
        list.moves[kept] = move;
        weights[kept++] = weight;
        continue;
      }
      weights[this.#sealedAt] += weight;
      if (this.#dice.bits() * weights[this.#sealedAt] < weight * 2 ** 32) list.moves[this.#sealedAt] = move;
    }
    list.length = kept;
  }
}
