// What everybody may know of a match before its first move: the head of its file and of what the gate sends.

import type { Fairness } from './chance.ts';
import type { Game } from './game.ts';
import { commitmentOf } from './log.ts';
import type { OptionValues } from './options.ts';

export interface Header {
  readonly game: string;
  readonly rules: number;
  readonly table: string;
  readonly seats: number;
  readonly options: OptionValues;
  /** What players added to the seed before the start. */
  readonly words: readonly string[];
  /** The hash of the seed, which binds the table to its dice. */
  readonly commitment: string;
}

export function headerFor(game: Game, { seats, options, fairness }: Parts): Header {
  return {
    game: game.id,
    rules: game.rules,
    table: fairness.table,
    seats,
    options,
    words: fairness.words,
    commitment: commitmentOf(fairness.seed),
  };
}

interface Parts {
  readonly seats: number;
  readonly options: OptionValues;
  readonly fairness: Fairness;
}
