// What is thought about: what a seat sees, and what it has decided since in the same order. What it does not see is imagined.

import { hasSeat, MoveList, type Game, type State } from '@starboard/engine';
import type { Brain } from '../brain.ts';
import type { Known } from '../thinking.ts';
import type { ThoughtDice } from './dice.ts';

export class RootPosition {
  /** A state that it may be. Not to be changed. */
  root: State;
  /** The seat that thinks, as it is called in the states that are thought about. */
  self = 0;
  /** Is there anything that the seat does not know? */
  hides = false;
  readonly #game: Game;
  readonly #brain: Brain;
  readonly #dice: ThoughtDice;
  readonly #view: State;
  readonly #other: State;
  readonly #list = new MoveList();
  #seat = 0;
  #decided: number[] = [];

  constructor({ game, brain }: Known, dice: ThoughtDice) {
    this.#game = game;
    this.#brain = brain;
    this.#dice = dice;
    this.root = game.shape.create();
    this.#view = game.shape.create();
    this.#other = game.shape.create();
  }

  begin(view: State, seat: number): void {
    this.#game.shape.copy(view, this.#view);
    this.#seat = seat;
    this.self = this.#brain.solo === undefined ? seat : 0;
    this.#decided = [];
    this.imagine();
    this.hides = !this.#game.shape.equal(this.#soloView(view), this.root);
  }

  /** Another state that it may be. */
  imagine(): void {
    this.root = this.#game.imagine(this.#view, this.#seat, this.#dice);
    this.#brain.solo?.(this.root, this.#seat);
    for (const move of this.#decided) this.#game.play(this.root, this.self, move, this.#dice);
  }

  /** The seat makes that move. True when the order goes on. */
  decide(move: number): boolean {
    this.#dice.drawn = 0;
    this.#game.play(this.root, this.self, move, this.#dice);
    this.#decided.push(move);
    return this.#dice.drawn === 0 && this.owes(this.root) && this.#game.inOrder(this.root, this.self);
  }

  /** Who is meant by a seat of the states that are thought about. */
  seatOf(seat: number): number {
    return seat === this.self ? this.#seat : seat;
  }

  /** Does the seat owe a decision in that state? */
  owes(state: State): boolean {
    return hasSeat(this.#game.actors(state), this.self);
  }

  /** Does a state that is thought about look to the seat like that view? */
  sees(state: State, view: State): boolean {
    const { shape } = this.#game;
    if (this.#brain.solo !== undefined) return shape.equal(this.#soloView(view), state);
    shape.redact(state, this.#seat, this.#other);
    return shape.equal(this.#other, view);
  }

  /** What the seat may do there. */
  legal(): MoveList {
    return this.legalIn(this.root);
  }

  /** The same in another state. Valid until it is asked again. */
  legalIn(state: State): MoveList {
    this.#list.clear();
    this.#game.legal(state, this.self, this.#list);
    return this.#list;
  }

  #soloView(view: State): State {
    this.#game.shape.copy(view, this.#other);
    this.#brain.solo?.(this.#other, this.#seat);
    return this.#other;
  }
}
