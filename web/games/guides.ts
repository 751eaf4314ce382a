// Guides with the texts of their rules, fetched when somebody opens the rules: the page itself is built with their titles
// alone (build/guides.ts).

import type { Guide } from '@starboard/engine';
import { loadGame } from '@starboard/games';
import { laidOver, useLocale, type Locale } from '@starboard/kit';
import { useCallback } from 'react';
import { useLoaded } from '../parts/use-loaded.ts';
import { languages } from '../words/languages.ts';

const WHOLE = import.meta.glob<Guide>(
  [
    '../../games/*/guide/guide.ts',
    '@languages/*/*/guide.ts',
    '@languages/*/*/guide/guide.ts',
    '!@languages/*/series/guide.ts',
  ],
  { query: '?whole', import: 'guide' },
);

/** The rules of a game in that version, or the present one, as that language says them. */
export async function loadGuide(id: string, locale: Locale, rules?: number): Promise<Guide> {
  const [english, other, now, then] = await Promise.all([
    wholeAt(`/games/${id}/guide/guide.ts`),
    saidIn(locale, id),
    loadGame(id),
    loadGame(id, rules),
  ]);
  const said = laidOver(english, other);
  return now === null || then === null || now.rules === then.rules
    ? said
    : guideThen(then.guide, now.guide, said);
}

/** What an earlier version says in other words than the present one is told as it was written then. */
export function guideThen(then: Guide, now: Guide, said: Guide): Guide {
  const told = Object.entries(then).map(([id, rule]) => {
    const isSame = rule.title === now[id]?.title && rule.text === now[id].text;
    return [id, isSame ? (said[id] ?? rule) : rule] as const;
  });
  return Object.fromEntries(told);
}

const wholeAt = async (path: string): Promise<Guide> =>
  (await Object.entries(WHOLE).find(([at]) => at.endsWith(path))?.[1]()) ?? {};

/** A language has its guide in a file of its own, or among its other words. */
async function saidIn(locale: Locale, id: string): Promise<Guide> {
  const [one, other] = await Promise.all([
    wholeAt(`/${locale}/${id}/guide.ts`),
    wholeAt(`/${locale}/${id}/guide/guide.ts`),
  ]);
  const { guide = {} } = ((await languages.get(locale)?.games?.[id]?.()) ?? {}) as { guide?: Guide };
  const among = Object.entries(guide).filter(([, { text }]) => text !== '');
  return { ...Object.fromEntries(among), ...one, ...other };
}

/** Undefined until it is there. */
export function useGuide(id: string, rules?: number): Guide | undefined {
  const locale = useLocale();
  return useLoaded(useCallback(() => loadGuide(id, locale, rules), [id, locale, rules]));
}
