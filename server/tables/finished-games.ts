// Finished games that somebody asked for lately: what there is to say of them takes a replay, and never changes.

import { writeGame, type GameFile } from '@starboard/engine';
import type { Store } from '../store/store.ts';
import { finishedGame } from './finished.ts';
import { wholeMatch } from './loading.ts';
import { BrokenTable, type Opened } from './table.ts';

const MOST_KEPT = 50;

type Told = ReturnType<typeof finishedGame>;

export interface Kept {
  readonly file: GameFile;
  readonly told: Told;
}

export class FinishedGames {
  readonly #store: Store;
  readonly #kept = new Map<string, Promise<Kept>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Of a table whose game is over. */
  of(opened: Opened): Promise<Kept> {
    const { id } = opened.row;
    const kept = this.#kept.get(id) ?? this.#replayed(opened);
    // what was asked for last is forgotten last
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    if (this.#kept.size > MOST_KEPT) {
      const [oldest] = this.#kept.keys();
      this.#kept.delete(oldest);
    }
    kept.catch(() => this.#kept.delete(id));
    return kept;
  }

  async #replayed(opened: Opened): Promise<Kept> {
    const match = await wholeMatch(this.#store, opened);
    if (match === null) throw new BrokenTable(`Table ${opened.row.id} is over and has no game.`);
    const file = writeGame(match, { withSeed: true });
    return { file, told: finishedGame(opened.game, file) };
  }
}
