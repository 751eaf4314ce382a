// What fits another number of players, where what was chosen does not.

import { isRefusal, type Game, type OptionValues, type Refusal } from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import type { Preset } from '../kit/index.ts';

/** Why a table cannot be played so; null when it can. */
export function whyNotSo(game: Game, options: OptionValues, seats: number): Refusal | null {
  const read = readOptions(game.options, options);
  return isRefusal(read) ? read : game.conflict(read, seats);
}

export interface Instead {
  readonly option: string;
  readonly value: string;
}

/** One other choice with which it can be played, from a ready-made table of that size if there is one; null where one
 *  choice does not help. */
export function choiceInstead(
  game: Game,
  presets: readonly Preset[],
  options: OptionValues,
  seats: number,
): Instead | null {
  const made = presets.filter((preset) => preset.seats === seats).map((preset) => preset.options);
  for (const [option, described] of Object.entries(game.options)) {
    if (described.type !== 'choice') continue;
    const usual = made.map((each) => each[option]).filter((value) => typeof value === 'string');
    const value = [...usual, ...described.of].find(
      (each) => whyNotSo(game, { ...options, [option]: each }, seats) === null,
    );
    if (value !== undefined) return { option, value };
  }
  return null;
}
