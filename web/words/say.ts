// The words of the chosen language. English is always there; others are fetched when they are chosen.

import { createContext, use } from 'react';
import type { Locale } from '@starboard/kit';
import { words as en, type Words } from './en.ts';

export type { Words } from './en.ts';

export const LOCALES: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español' };

export const SayContext = createContext<Words>(en);

export function useSay(): Words {
  return use(SayContext);
}

export async function loadWords(locale: Locale): Promise<Words> {
  return locale === 'es' ? (await import('./es.ts')).words : en;
}
