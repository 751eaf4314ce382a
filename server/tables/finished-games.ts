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

  /** Of a table whose game is over. */
  of(table: string, payer: Payer | null = null): Promise<Kept> {
    return this.#kept.of(table, async () => {
      const { json, told } = await this.#replays.ask('finished', { table }, payer);
      return { json: Buffer.from(json.buffer, json.byteOffset, json.byteLength), told };
    });
  }
}
