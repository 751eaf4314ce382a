import { NOBODY, winnersOf, type Game, type State } from '@starboard/engine';
import type { Brain } from '../brain.ts';
import type { Known } from '../thinking.ts';

/** Says what a state is worth to each seat, be the game over or not. */
export class Settler {
  readonly #game: Game;
  readonly #brain: Brain;
  readonly #seats: number;

  constructor({ game, brain }: Known, seats: number) {
    this.#game = game;
    this.#brain = brain;
    this.#seats = seats;
  }

  judge(state: State, into: Float64Array): void {
    if (this.#game.actors(state) !== NOBODY) this.#brain.judge(state, this.#seats, into);
    else if (this.#brain.settle !== undefined) this.#brain.settle(state, this.#seats, into);
    else this.#share(state, into);
  }

  /** 1 for the winner, shared among several, players without a seat among them. */
  #share(state: State, into: Float64Array): void {
    const outcome = this.#game.outcome(state);
    const winners = outcome === null ? [] : winnersOf(outcome);
    into.fill(0);
    const others = outcome?.unseated?.filter((rank) => rank === 1).length ?? 0;
    for (const seat of winners) into[seat] = 1 / (winners.length + others);
  }
}
