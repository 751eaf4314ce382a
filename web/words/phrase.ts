import { phrased, type Message } from '@starboard/engine';
import { use, useCallback } from 'react';
import { WordsContext } from '../kit/context.ts';
import { phrased as bySentence } from '../kit/phrases.ts';
import { CataloguesContext } from './say.ts';

/** Says a message in the language of the page, with the words of the game around it. */
export function usePhrase(): (message: Message) => string {
  const words = use(WordsContext);
  const catalogues = use(CataloguesContext);
  return useCallback(
    (message) =>
      message.key === ''
        ? bySentence(words?.phrases ?? {}, message.text)
        : phrased(catalogues, message, words?.messages),
    [words, catalogues],
  );
}
