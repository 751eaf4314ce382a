// Finished games that somebody asked for lately: what there is to say of them takes a replay, and never changes.

import type { Finished } from './finished.ts';
import { KeptAnswers } from './kept-answers.ts';
import type { Payer, Replays } from './replays.ts';

/** Bytes of their files. */
const MOST_KEPT = 32 * 2 ** 20;

interface Kept {
  /** The file, as it is sent. */
  readonly json: Buffer;
  readonly told: Finished;
}

export class FinishedGames {
  readonly #replays: Replays;
  readonly #kept = new KeptAnswers<Kept>(MOST_KEPT);

  constructor(replays: Replays) {
    this.#replays = replays;
  }

  /** The files of several tables, for one file that has them all. Whoever has asked for too much is refused before the first, and not
   *  between them. */
  async each(tables: readonly string[], payer: Payer): Promise<AsyncGenerator<string>> {
    const missing = tables.find((table) => !this.#kept.has(table));
    if (missing !== undefined) await this.of(missing, payer);
    return this.#each(tables, { ...payer, goesOn: true });
  }

  async *#each(tables: readonly string[], payer: Payer): AsyncGenerator<string> {
    for (const table of tables) {
      const { json } = await this.of(table, payer);
      yield json.toString();
    }
  }

  /** Of a table whose game is over. */
  of(table: string, payer: Payer | null = null): Promise<Kept> {
    return this.#kept.of(table, async () => {
      const { json, told } = await this.#replays.ask('finished', { table }, payer);
      return { json: Buffer.from(json.buffer, json.byteOffset, json.byteLength), told };
    });
  }
}
