// What tournaments and multi-battles are told with, in the language of the page: fetched with the first page that shows one.

import type { Guide } from '@starboard/engine';
import { laidOver, useLocale } from '@starboard/kit';
import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import { Loading } from '../parts/loading.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { groupWords, type GroupWords } from '../words/group-en.ts';
import { languages } from '../words/languages.ts';
import { CataloguesContext } from '../words/say.ts';

const GroupWordsContext = createContext<GroupWords>(groupWords);

/** What pages of multi-battles say. */
export function useGroupWords(): GroupWords {
  return use(GroupWordsContext);
}

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
  return {
    guide: laidOver(guide, text?.guide ?? {}),
    groups: laidOver(groupWords, text?.groups ?? {}),
    messages: text?.messages ?? {},
  };
}

export function SeriesWords({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const page = use(CataloguesContext);
  const loaded = useLoaded(useCallback(() => load(locale), [locale]));
  const catalogues = useMemo(() => ({ ...page, ...loaded?.messages }), [page, loaded]);
  if (loaded === undefined) return <Loading />;
  return (
    <CataloguesContext value={catalogues}>
      <GroupWordsContext value={loaded.groups}>
        <RulesContext value={loaded.guide}>{children}</RulesContext>
      </GroupWordsContext>
    </CataloguesContext>
  );
}
