// The languages there are: English, and every folder of `languages/`.

import type { Locale } from '../kit/index.ts';
import type { Language } from './language.ts';

export const ENGLISH: Locale = 'en';

const FOUND = import.meta.glob<Language>('@languages/*/index.ts', { import: 'language', eager: true });

/** By the names of their folders. */
export const languages: ReadonlyMap<Locale, Language> = new Map([
  [ENGLISH, { name: 'English' }],
  ...Object.entries(FOUND).map(([path, language]) => [path.split('/').at(-2) ?? path, language] as const),
]);

/** The first of the wished languages (`es-MX`) that there is. */
export function languageFor(wishes: readonly string[]): Locale {
  const known = wishes.map((wish) => wish.split('-', 1)[0]).find((locale) => languages.has(locale));
  return known ?? ENGLISH;
}
