import type { OptionValues } from '@starboard/engine';
import { useCallback, useMemo } from 'react';
import { useLocale, type GameWords } from '../kit/index.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { loadShown, type Shown } from './uis.ts';

/** A game with its screen in the language of the page; undefined until it is there, null where there is none. */
export function useShown(id: string): Shown | null | undefined {
  const locale = useLocale();
  return useLoaded(useCallback(() => loadShown(id, locale), [id, locale]));
}

/** The words for a table with these options: they may change what things are called. */
export function useTableWords({ words }: Shown, options: OptionValues): GameWords {
  return useMemo(() => words.forTable?.(options) ?? words, [words, options]);
}
