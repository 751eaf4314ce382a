// What a whole fuzz run knows about imagination. One imagined state may be wrong; always the same wrong one is no
// imagination: programs that think about it would take a guess for knowledge.

import type { Game, State } from '../index.ts';
import { finding, type Finding } from './finding.ts';

/** So often was a cell imagined wrongly, while the same view never gave two answers. A fair guess is wrong about as
 *  often as two guesses differ, so that this does not happen by bad luck. */
const ENOUGH = 40;

export class Dreams {
  readonly #game: Game;
  /** How often the cell was not what was imagined. */
  readonly #wrong: Uint32Array;
  /** Cells for which one view gave two answers: they are past doubt. */
  readonly #varied: Uint8Array;

  constructor(game: Game) {
    this.#game = game;
    this.#wrong = new Uint32Array(game.shape.size);
    this.#varied = new Uint8Array(game.shape.size);
  }

  /** Two states imagined from the same view of `truth`. */
  note(truth: State, one: State, other: State): void {
    for (let cell = 0; cell < truth.cells.length; cell++) {
      if (one.cells[cell] !== other.cells[cell]) this.#varied[cell] = 1;
      else if (one.cells[cell] !== truth.cells[cell]) this.#wrong[cell]++;
    }
  }

  /** A cell that imagination always fills in one way, though it is often otherwise. */
  stale(): Finding | null {
    const cell = this.#wrong.findIndex((times, i) => times >= ENOUGH && this.#varied[i] === 0);
    if (cell < 0) return null;
    const field = this.#game.shape.fields.findLast(({ at }) => at <= cell);
    const name = `${field?.name}[${cell - (field?.at ?? 0)}]`;
    return finding(
      'imagination',
      `${name} is imagined in one way only from the same view, and was otherwise ${this.#wrong[cell]} times`,
    );
  }
}
