// What a viewer saw, moment by moment, from the sights and changes that the server sends.

import type { Game, State } from '@starboard/engine';
import { momentOf, type Change, type Moment, type Sight } from '@starboard/engine/view';
import { standingIn } from '../../table/standing.ts';

/** A sight that is brought up to date by changes. */
export class Sighted {
  readonly #game: Game;
  readonly #view: State;
  #sight: Sight;

  constructor(game: Game, sight: Sight) {
    const view = game.shape.restore(sight.view);
    if (view === null) throw new Error('The server sent a view of another game.');
    this.#game = game;
    this.#view = view;
    this.#sight = sight;
  }

  get sight(): Sight {
    return this.#sight;
  }

  after({ patch, ...course }: Change): Sight {
    const { shape } = this.#game;
    shape.patch(this.#view, patch);
    this.#sight = { ...this.#sight, ...course, view: shape.snapshot(this.#view) };
    return this.#sight;
  }
}

/** All moments of a game by their numbers, where it is known how it was dealt. */
export function momentsOf(game: Game, first: Sight, changes: readonly Change[]): Moment[] {
  const sighted = new Sighted(game, first);
  return [momentOf(first), ...changes.map((change) => momentOf(sighted.after(change)))];
}

/** How many orders a seat takes back to come to its last decision, as it counts them. */
export function ordersSince(moments: readonly Moment[], seat: number): number {
  const { seats } = standingIn(moments);
  return Math.max(1, seats.length - Math.max(0, seats.lastIndexOf(seat)));
}
