// For tests: names that are the same in every run.

import { FastChance } from '@starboard/engine';
import type { Ids } from '../base/ids.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export class SameIds implements Ids {
  readonly #chance: FastChance;

  constructor(seed: number) {
    this.#chance = new FastChance(seed);
  }

  name(letters: number): string {
    return Array.from({ length: letters }, () => LETTERS[this.#chance.draw(26)]).join('');
  }

  secret(bytes: number): Uint8Array {
    return Uint8Array.from({ length: bytes }, () => this.#chance.draw(256));
  }
}
