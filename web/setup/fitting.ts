// What fits another number of players, where what was chosen does not.

import { isRefusal, type Game, type Option, type OptionValues, type Refusal } from '@starboard/engine';
import { defaultOptions, readOptions } from '@starboard/engine/match';
import type { Preset } from '@starboard/kit';
import { isListBySeat, resizedList, type ListBySeat } from './named-by-seat.ts';

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

/** Is a number other than the usual one of any use at the table as it is? One that only refuses is not offered. */
export function isNumberOffered(
  game: Game,
  presets: readonly Preset[],
  options: OptionValues,
  seats: number,
  choice: { readonly option: string; readonly value: unknown },
): boolean {
  return whyNotSo(game, options, seats) === null
    ? whyNotSo(game, { ...options, [choice.option]: choice.value }, seats) === null
    : isOffered(game, presets, options, seats, choice);
}

/** Can that be chosen at a table of that size, as it is or as such tables usually are? What cannot is not offered. */
export function isOffered(
  game: Game,
  presets: readonly Preset[],
  options: OptionValues,
  seats: number,
  choice: { readonly option: string; readonly value: unknown },
): boolean {
  const usual = defaultOptions(game.options);
  const made = presets.filter((preset) => preset.seats === seats).map((preset) => preset.options);
  return [options, usual, ...made].some((each) => {
    const so = { ...usual, ...each };
    const chosen = withLists(game, { ...so, [choice.option]: choice.value }, seats);
    return whyNotSo(game, so, seats) === null && whyNotSo(game, chosen, seats) === null;
  });
}

/** The options with lists by seat that they need filled in, and without those that do not fit: nobody has to find out first
 *  which choice asks for which list. */
export function withLists(game: Game, options: OptionValues, seats: number): OptionValues {
  const lists = Object.entries(game.options).filter(([, option]) => isListBySeat(option));
  if (lists.length === 0) return options;
  const filled = lists.map(([name, option]) => {
    const names = options[name] as readonly string[] | null;
    return [name, resizedList((option as ListBySeat).bySeat, names ?? [], seats)] as const;
  });
  const without = lists.map(([name]) => [name, null] as const);
  const tried = [[], filled, without].map((each) => ({ ...options, ...Object.fromEntries(each) }));
  return tried.find((each) => whyNotSo(game, each, seats) === null) ?? options;
}

/** The option as it is offered there; null where there is nothing to choose. What was chosen stays, to be taken back. */
export function offeredOption(
  option: Option,
  value: unknown,
  isPossible: (value: unknown) => boolean,
): Option | null {
  if (option.type === 'flag') return value === true || isPossible(true) ? option : null;
  if (option.type === 'integer') {
    const { min, max, default: usual } = option;
    const others = [min, usual - 1, usual + 1, max].filter((n) => n >= min && n <= max && n !== usual);
    return value !== usual || others.some((n) => isPossible(n)) ? option : null;
  }
  // it is filled in with the choice that needs it
  if (isListBySeat(option)) return value === null ? null : option;
  if (option.type === 'document' && option.byHouse === true && value === null) return null;
  if (option.type !== 'choice') return option;
  return { ...option, of: option.of.filter((each) => each === value || isPossible(each)) };
}
