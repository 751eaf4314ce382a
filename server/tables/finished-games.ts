// Finished games that somebody asked for lately: what there is to say of them takes a replay, and never changes.

import type { Outcome } from '@starboard/engine';
import { readOutcome, type StoredOutcome } from '@starboard/engine/match';
import type { Store } from '../store/store.ts';
import { finishedGame } from './finished.ts';
import { KeptAnswers } from './kept-answers.ts';
import { datedOf } from './loading.ts';
import { BrokenTable, fileFrom, type OpenedTable } from './table.ts';

/** Bytes of their files. */
const MOST_KEPT = 32 * 2 ** 20;

interface Kept {
  /** The file, as it is sent. */
  readonly json: Buffer;
  readonly told: ReturnType<typeof finishedGame>;
}

export class FinishedGames {
  readonly #store: Store;
  readonly #kept = new KeptAnswers<Kept>(MOST_KEPT);

  constructor(store: Store) {
    this.#store = store;
  }

  /** Of a table whose game is over. */
  of(opened: OpenedTable): Promise<Kept> {
    return this.#kept.of(opened.row.id, () => this.#replayed(opened));
  }

  async #replayed(opened: OpenedTable): Promise<Kept> {
    const deeds = await this.#store.deeds(opened.row.id, 0);
    const file = fileFrom(opened, deeds.map(datedOf));
    if (file === null) throw new BrokenTable(`Table ${opened.row.id} is over and has no game.`);
    const told = finishedGame(opened.game, file, await this.#outcome(opened.row.id));
    return { json: Buffer.from(JSON.stringify(file)), told };
  }

  async #outcome(id: string): Promise<Outcome | null> {
    const { db } = this.#store;
    const row = await db.selectFrom('tables').select('outcome').where('id', '=', id).executeTakeFirst();
    return row?.outcome ? readOutcome(JSON.parse(row.outcome) as StoredOutcome) : null;
  }
}
