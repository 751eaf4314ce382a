// The words of the online pages. They are fetched with those pages: who plays at home does not need them.

import type { Catalogues } from '@starboard/engine';
import { createContext, use } from 'react';
import type { Locale } from '../kit/index.ts';
import { laidOver } from '../kit/language.ts';
import { languages } from '../words/languages.ts';
import type { OnlineWords } from '../words/online-en.ts';

export type { OnlineWords } from '../words/online-en.ts';

export const TellContext = createContext<OnlineWords | null>(null);

export function useTell(): OnlineWords {
  const words = use(TellContext);
  if (words === null) throw new Error('This belongs onto an online page.');
  return words;
}

export interface Telling {
  readonly words: OnlineWords;
  readonly catalogues: Catalogues;
}

export async function loadTelling(locale: Locale): Promise<Telling> {
  const [english, text] = await Promise.all([
    import('../words/online-en.ts'),
    languages.get(locale)?.online?.(),
  ]);
  return {
    words: laidOver(english.words, text?.words ?? {}),
    catalogues: text?.messages ?? {},
  };
}
