import { phrased, type Message } from '@starboard/engine';
import { WordsContext } from '@starboard/kit/table';
import { use, useCallback } from 'react';
import { CataloguesContext } from './say.ts';

/** Says a message in the language of the page, with the words of the game around it. */
export function usePhrase(): (message: Message) => string {
  const words = use(WordsContext);
  const catalogues = use(CataloguesContext);
  return useCallback((message) => phrased(catalogues, message, words?.messages), [words, catalogues]);
}
