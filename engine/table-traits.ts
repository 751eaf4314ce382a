// What a table is like, by what was agreed there.

import type { Game, Traits } from './game.ts';
import { defaultOptions, type OptionValues } from './options.ts';

/** Options that are not given are at their defaults. */
export function traitsOf(
  game: Pick<Game, 'traits' | 'traitsWith' | 'options'>,
  options: OptionValues,
  seats: number,
): Traits {
  return game.traitsWith?.({ ...defaultOptions(game.options), ...options }, seats) ?? game.traits;
}

/** Do dice have a say there, and not cards alone? */
export function hasDice(...table: Parameters<typeof traitsOf>): boolean {
  const { chance, cardsOnly } = traitsOf(...table);
  return chance && cardsOnly !== true;
}
