// What campaigns are told with, in the language of the page: fetched with the first page that shows one.

import { CampaignTextContext, words, type CampaignText } from '@starboard/games/campaign-ui';
import { laidOver, useLocale, type Partly } from '@starboard/kit';
import { use, useCallback, useMemo, type ReactNode } from 'react';
import { Loading } from '../parts/loading.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { languages } from '../words/languages.ts';
import { CataloguesContext } from '../words/say.ts';

async function load(locale: string): Promise<CampaignText> {
  const other = await languages.get(locale)?.games?.['nexum-campaign']?.();
  return other === undefined ? words : laidOver(words, other as Partly<CampaignText>);
}

export function CampaignWords({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const page = use(CataloguesContext);
  const text = useLoaded(useCallback(() => load(locale), [locale]));
  const catalogues = useMemo(
    () => (text === undefined ? page : { ...page, 'nexum-campaign': text.messages }),
    [page, text],
  );
  if (text === undefined) return <Loading />;
  return (
    <CataloguesContext value={catalogues}>
      <CampaignTextContext value={text}>{children}</CampaignTextContext>
    </CataloguesContext>
  );
}
