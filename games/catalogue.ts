// What there is to say about the games without playing them: plain data for lists, forms and programs.

import type { Game, Option, OptionWords } from '@starboard/engine';
import { gameIds, keptRules, loadGame } from './registry.ts';

/** An option with what it is called and without what only the rules use. */
type Offer<O extends Option> = O extends Option ? Omit<O, 'read' | 'examples'> & OptionWords : never;
export type OfferedOption = Offer<Option>;

export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly teaching: boolean;
  readonly rules: number;
  /** The versions of the rules that can be played, the present one first. */
  readonly keptRules: readonly number[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OfferedOption>>;
  /** How many rules the game's guide has. */
  readonly guideLength: number;
}

/** All games, those to learn from last. */
export async function catalogue(): Promise<readonly CatalogueEntry[]> {
  const entries = await Promise.all(gameIds.map((id) => catalogueEntry(id)));
  const found = entries.filter((entry) => entry !== null);
  return found.toSorted((a, b) => Number(a.teaching) - Number(b.teaching));
}

/** One game as that version of its rules has it, the present one where none is named; null where there is none. */
export async function catalogueEntry(id: string, rules?: number): Promise<CatalogueEntry | null> {
  const game = await loadGame(id, rules);
  return game && { ...entryOf(game), keptRules: await keptRules(id) };
}

function entryOf({
  id,
  title,
  summary,
  teaching = false,
  rules,
  seats,
  options,
  optionWords,
  guide,
}: Game): Omit<CatalogueEntry, 'keptRules'> {
  const offered = Object.entries(options).map(
    ([name, option]) => [name, offer(option, optionWords[name])] as const,
  );
  const guideLength = Object.keys(guide).length;
  return {
    id,
    title,
    summary,
    teaching,
    rules,
    seats,
    options: Object.fromEntries(offered),
    guideLength,
  };
}

function offer(option: Option, words: OptionWords): OfferedOption {
  if (option.type !== 'document') return { ...words, ...option };
  const { read: _read, examples: _examples, bySeat: _bySeat, ...rest } = option;
  return { ...words, ...rest };
}

/** `2 to 4 seats` */
export function seatsText({ min, max }: CatalogueEntry['seats']): string {
  return `${min === max ? min : `${min} to ${max}`} seats`;
}
