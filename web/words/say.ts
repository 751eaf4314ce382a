// The words of the chosen language. English is always there; others are fetched when they are chosen.

import type { Catalogues } from '@starboard/engine';
import { createContext, use } from 'react';
import type { Locale } from '../kit/index.ts';
import { laidOver } from '../kit/language.ts';
import { words as kit, type KitWords } from '../kit/words.ts';
import { words as english, type Words } from './en.ts';
import { languages } from './languages.ts';

export type { Words } from './en.ts';

export const SayContext = createContext<Words>(english);

/** What messages are said with; English needs none, because messages bring their sentence in English. */
export const CataloguesContext = createContext<Catalogues>({});

export function useSay(): Words {
  return use(SayContext);
}

export interface Saying {
  readonly words: Words;
  readonly kit: KitWords;
  readonly catalogues: Catalogues;
}

export const IN_ENGLISH: Saying = { words: english, kit, catalogues: {} };

export async function loadSaying(locale: Locale): Promise<Saying> {
  const text = await languages.get(locale)?.page?.();
  if (text === undefined) return IN_ENGLISH;
  return {
    words: laidOver(english, text.words ?? {}),
    kit: laidOver(kit, text.kit ?? {}),
    catalogues: text.messages ?? {},
  };
}
