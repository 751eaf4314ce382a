// How a line of thought goes on when the tree ends: by quick choices to the end of the turns that are looked at, where
// the evaluation speaks.

import { firstSeat, MoveList, NOBODY, type Chance, type Game, type State } from '@starboard/engine';
import type { Brain } from '../brain.ts';
import { drawByWeight } from '../improvising.ts';
import type { Known } from '../thinking.ts';
import { Settler } from './settle.ts';

export class Playout {
  readonly #game: Game;
  readonly #brain: Brain;
  readonly #settler: Settler;
  readonly #horizon: number;
  readonly #chance: Chance;
  readonly #list = new MoveList();
  #weights = new Float64Array(256);
  #turn = 0;
  #turns = 0;

  constructor({ game, brain }: Known, seats: number, chance: Chance, horizon: number) {
    this.#game = game;
    this.#brain = brain;
    this.#settler = new Settler({ game, brain }, seats);
    this.#horizon = horizon;
    this.#chance = chance;
  }

  /** An iteration begins in that state. */
  begin(state: State): void {
    this.#turn = this.#brain.turn(state);
    this.#turns = 0;
  }

  /** Are all turns over that are looked at? Asked after every move. */
  isPast(state: State): boolean {
    const turn = this.#brain.turn(state);
    if (turn === this.#turn) return false;
    this.#turn = turn;
    return ++this.#turns >= this.#horizon;
  }

  /** Plays on to the horizon and says what came of it for each seat. */
  finish(state: State, into: Float64Array): void {
    const game = this.#game;
    let actors = game.actors(state);
    while (actors !== NOBODY && this.#turns < this.#horizon && !this.isPast(state)) {
      const seat = firstSeat(actors);
      game.play(state, seat, this.#next(state, seat), this.#chance);
      actors = game.actors(state);
    }
    this.#settler.judge(state, into);
  }

  #next(state: State, seat: number): number {
    if (this.#brain.offhand !== undefined) return this.#brain.offhand(state, seat, this.#chance);
    const list = this.#list;
    list.clear();
    this.#game.legal(state, seat, list);
    return this.choose(state, seat, list);
  }

  /** A quick choice among the moves of the list. */
  choose(state: State, seat: number, list: MoveList): number {
    const { moves, length } = list;
    if (length === 1) return moves[0];
    if (this.#brain.improvise !== undefined)
      return moves[this.#brain.improvise(state, seat, list, this.#chance)];
    if (this.#brain.prefer === undefined) return moves[this.#chance.die(length) - 1];
    if (this.#weights.length < length) this.#weights = new Float64Array(2 * length);
    this.#brain.prefer(state, seat, list, this.#weights);
    return moves[drawByWeight(this.#weights, length, this.#chance)];
  }
}
