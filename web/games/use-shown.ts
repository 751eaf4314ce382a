import type { OptionValues } from '@starboard/engine';
import { useCallback, useMemo, useState } from 'react';
import { useLocale, type GameWords } from '@starboard/kit';
import type { TableFacts } from '../link/facts.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { nameIn } from '../words/names.ts';
import { loadShown, type Shown } from './uis.ts';

/** A game with its screen in the language of the page; undefined until it is there, null where there is none. A table's options, which
 *  never change, bring all that it draws. */
export function useShown(id: string, rules?: number, options?: OptionValues): Shown | null | undefined {
  const locale = useLocale();
  const [agreed] = useState(options);
  return useLoaded(useCallback(() => loadShown(id, locale, rules, agreed), [id, locale, rules, agreed]));
}

/** The words for a table with these options and people: they may change what things are called. */
export function useTableWords(
  { words }: Shown,
  { options, people }: Pick<TableFacts, 'options' | 'people'>,
): GameWords {
  return useMemo(() => words.forTable?.(options, nameIn(people)) ?? words, [words, options, people]);
}
