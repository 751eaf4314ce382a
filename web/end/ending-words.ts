// What is said only when a game is over, in the language of the page.

import { laidOver, useLocale } from '@starboard/kit';
import { useCallback } from 'react';
import { useLoaded } from '../parts/use-loaded.ts';
import { endingWords, type EndingWords } from '../words/ending-en.ts';
import { ENGLISH, languages } from '../words/languages.ts';

/** Null until the language is here. */
export function useEndingWords(): EndingWords | null {
  const locale = useLocale();
  const load = useCallback(
    async () => laidOver(endingWords, (await languages.get(locale)?.ending?.()) ?? {}),
    [locale],
  );
  const loaded = useLoaded(load);
  return locale === ENGLISH ? endingWords : (loaded ?? null);
}
