// What there is to say about the games without playing them: plain data for lists, forms and programs.

import type { Game, Option, OptionWords } from '@starboard/engine';
import { gameIds, loadGame } from './registry.ts';

/** An option with what it is called and without what only the rules use. */
type Offer<O extends Option> = O extends Option ? Omit<O, 'read' | 'examples'> & OptionWords : never;
export type OfferedOption = Offer<Option>;

export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly teaching: boolean;
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OfferedOption>>;
  /** How many rules the game's guide has. */
  readonly guideLength: number;
}

/** All games, those to learn from last. */
export async function catalogue(): Promise<readonly CatalogueEntry[]> {
  const games = await Promise.all(gameIds.map(loadGame));
  const entries = games.flatMap((game) => (game === null ? [] : [entryOf(game)]));
  return entries.toSorted((a, b) => Number(a.teaching) - Number(b.teaching));
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
}: Game): CatalogueEntry {
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
  const { read: _read, examples: _examples, ...rest } = option;
  return { ...words, ...rest };
}

/** `2 to 4 seats` */
export function seatsText({ min, max }: CatalogueEntry['seats']): string {
  return `${min === max ? min : `${min} to ${max}`} seats`;
}
