// The words of the online pages. They are fetched with those pages: who plays at home does not need them.

import { createContext, use } from 'react';
import { phrased, type Locale } from '@starboard/kit';
import { useSay } from '../words/say.ts';
import type { OnlineWords } from '../words/online-en.ts';

export type { OnlineWords } from '../words/online-en.ts';

export const TellContext = createContext<OnlineWords | null>(null);

export function useTell(): OnlineWords {
  const words = use(TellContext);
  if (words === null) throw new Error('This belongs onto an online page.');
  return words;
}

export async function loadTell(locale: Locale): Promise<OnlineWords> {
  return locale === 'es'
    ? (await import('../words/online-es.ts')).words
    : (await import('../words/online-en.ts')).words;
}

/** A sentence of the server or of the engine in the language of the page. */
export function useSentence(): (sentence: string) => string {
  const { phrases } = useSay();
  return (sentence) => phrased(phrases, sentence);
}
