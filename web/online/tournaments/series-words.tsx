// What tournaments are told with, in the language of the page: fetched with the first page that shows one.

import type { Guide } from '@starboard/engine';
import { laidOver, useLocale } from '@starboard/kit';
import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import { Loading } from '../../parts/loading.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { languages } from '../../words/languages.ts';
import { CataloguesContext } from '../../words/say.ts';

const RulesContext = createContext<Guide>({});

/** The rules of tournaments, by their ids. */
export function useSeriesRules(): Guide {
  return use(RulesContext);
}

async function load(locale: string) {
  const [{ guide }, text] = await Promise.all([
    import('@starboard/series/guide'),
    languages.get(locale)?.series?.(),
  ]);
  return { guide: laidOver(guide, text?.guide ?? {}), messages: text?.messages ?? {} };
}

export function SeriesWords({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const page = use(CataloguesContext);
  const loaded = useLoaded(useCallback(() => load(locale), [locale]));
  const catalogues = useMemo(() => ({ ...page, ...loaded?.messages }), [page, loaded]);
  if (loaded === undefined) return <Loading />;
  return (
    <CataloguesContext value={catalogues}>
      <RulesContext value={loaded.guide}>{children}</RulesContext>
    </CataloguesContext>
  );
}
