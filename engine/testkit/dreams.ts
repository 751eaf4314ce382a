// What a whole fuzz run knows about imagination. One imagined state may be wrong; always the same wrong one is no
// imagination: programs that think about it would take a guess for knowledge.

import { HIDDEN, type Game, type State } from '../index.ts';
import { finding, type Finding } from './finding.ts';

/** So often, and in so many games, was a cell imagined wrongly while the same view never gave two answers. A fair
 *  guess is wrong about as often as two guesses differ, so that this does not happen by bad luck. */
const ENOUGH_TIMES = 40;
const ENOUGH_GAMES = 6;

export class Dreams {
  readonly #game: Game;
  #games = 0;
  /** How often the cell was not what was imagined, and how often it was: of cells that somebody may not know. */
  readonly #wrong: Uint32Array;
  readonly #right: Uint32Array;
  /** In how many games that was, and the last of them. */
  readonly #wrongGames: Uint32Array;
  readonly #lastGame: Uint32Array;
  /** Cells for which one view gave two answers: they are past doubt. */
  readonly #varied: Uint8Array;
  /** The last value imagined, and whether there were others before. */
  readonly #value: Int32Array;
  readonly #several: Uint8Array;

  constructor(game: Game) {
    this.#game = game;
    this.#wrong = new Uint32Array(game.shape.size);
    this.#right = new Uint32Array(game.shape.size);
    this.#value = new Int32Array(game.shape.size).fill(HIDDEN);
    this.#several = new Uint8Array(game.shape.size);
    this.#wrongGames = new Uint32Array(game.shape.size);
    this.#lastGame = new Uint32Array(game.shape.size);
    this.#varied = new Uint8Array(game.shape.size);
  }

  /** What is noted from here on belongs to another game. */
  nextGame(): void {
    this.#games++;
  }

  /** Two states imagined from the same view of `truth`. */
  note(truth: State, view: State, one: State, other: State): void {
    for (let cell = 0; cell < truth.cells.length; cell++) {
      if (view.cells[cell] !== HIDDEN) continue;
      const value = one.cells[cell];
      if (value !== other.cells[cell]) this.#varied[cell] = 1;
      else if (value !== truth.cells[cell]) this.#noteWrong(cell);
      else this.#right[cell]++;
      if (this.#value[cell] !== HIDDEN && this.#value[cell] !== value) this.#several[cell] = 1;
      this.#value[cell] = value;
    }
  }

  #noteWrong(cell: number): void {
    this.#wrong[cell]++;
    if (this.#lastGame[cell] === this.#games) return;
    this.#lastGame[cell] = this.#games;
    this.#wrongGames[cell]++;
  }

  /** A cell that the same view always fills in one way, though it is often otherwise. One value at all times is allowed
   *  where it is the usual one: a game may imagine the others at rest, though they may be in the middle of something. */
  stale(): Finding | null {
    const cell = this.#wrong.findIndex(
      (times, i) =>
        this.#varied[i] === 0 &&
        times >= ENOUGH_TIMES &&
        this.#wrongGames[i] >= ENOUGH_GAMES &&
        (this.#several[i] === 1 || times > this.#right[i]),
    );
    if (cell < 0) return null;
    const field = this.#game.shape.fields.findLast(({ at }) => at <= cell);
    const name = `${field?.name}[${cell - (field?.at ?? 0)}]`;
    return finding(
      'imagination',
      `${name} is imagined in one way only from the same view, and was otherwise ${this.#wrong[cell]} times`,
    );
  }
}
