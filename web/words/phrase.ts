import { useCallback } from 'react';
import { phrased, translated, useWords } from '@starboard/kit';
import { useSay } from './say.ts';

/** Says a sentence of the rules, or of the engine, in the language of the page. */
export function usePhrase(): (sentence: string) => string {
  const words = useWords();
  const say = useSay();
  return useCallback(
    (sentence) => translated(words.phrases, sentence) ?? phrased(say.phrases, sentence),
    [words, say],
  );
}
