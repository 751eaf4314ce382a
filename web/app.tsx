// The pages and what they share: language, theme, and a way out when something breaks.

import { Suspense, lazy, useCallback, useEffect, type ReactNode } from 'react';
import { PAGES } from '@starboard/wire/pages';
import { Route, Switch } from 'wouter';
import { KitWordsContext, LocaleContext, MotionContext } from '@starboard/kit/table';
import { Crash } from './parts/crash.tsx';
import { Loading } from './parts/loading.tsx';
import { LostPage } from './parts/lost-page.tsx';
import { NewVersion } from './parts/new-version.tsx';
import { useLoaded } from './parts/use-loaded.ts';
import { applyTheme, useMayMove } from './settings/appearance.ts';
import { useSettings } from './settings/settings.ts';
import { StartPage } from './pages/start-page.tsx';
import { CataloguesContext, IN_ENGLISH, SayContext, loadSaying } from './words/say.ts';
import { ENGLISH } from './words/languages.ts';

const GamePage = lazy(async () => ({ default: (await import('./pages/game-page.tsx')).GamePage }));
const TablePage = lazy(async () => ({ default: (await import('./table/table-page.tsx')).TablePage }));
const RulesPage = lazy(async () => ({ default: (await import('./pages/rules-page.tsx')).RulesPage }));
const SavedPage = lazy(async () => ({ default: (await import('./pages/saved-page.tsx')).SavedPage }));
const SettingsPage = lazy(async () => ({
  default: (await import('./pages/settings-page.tsx')).SettingsPage,
}));
const CampaignsPage = lazy(async () => ({
  default: (await import('./campaign/campaigns-page.tsx')).CampaignsPage,
}));
const CampaignPage = lazy(async () => ({
  default: (await import('./campaign/campaign-page.tsx')).CampaignPage,
}));
const GroupsPage = lazy(async () => ({ default: (await import('./group/groups-page.tsx')).GroupsPage }));
const GroupPage = lazy(async () => ({ default: (await import('./group/group-page.tsx')).GroupPage }));
const OnlinePages = lazy(async () => ({
  default: (await import('./online/pages/online-pages.tsx')).OnlinePages,
}));

export function App() {
  return (
    <Shared>
      <Crash>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path={PAGES.start} component={StartPage} />
            <Route path={PAGES.setup}>{({ game }) => <GamePage id={game} />}</Route>
            <Route path={PAGES.table}>{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path={PAGES.rules}>{({ game }) => <RulesPage id={game} />}</Route>
            <Route path={`${PAGES.lobby}/*?`} component={OnlinePages} />
            <Route path={PAGES.campaigns} component={CampaignsPage} />
            <Route path={PAGES.campaign}>{({ id }) => <CampaignPage key={id} id={id} />}</Route>
            <Route path={PAGES.groups} component={GroupsPage} />
            <Route path={PAGES.group}>{({ id }) => <GroupPage key={id} id={id} />}</Route>
            <Route path={PAGES.saved} component={SavedPage} />
            <Route path={PAGES.settings} component={SettingsPage} />
            <Route component={LostPage} />
          </Switch>
        </Suspense>
      </Crash>
      <NewVersion />
    </Shared>
  );
}

function Shared({ children }: { readonly children: ReactNode }) {
  const { locale, theme } = useSettings();
  const mayMove = useMayMove();
  const loaded = useLoaded(useCallback(() => loadSaying(locale), [locale]));
  // English need not be waited for
  const saying = loaded ?? (locale === ENGLISH ? IN_ENGLISH : null);
  useEffect(() => {
    document.documentElement.lang = saying === IN_ENGLISH ? ENGLISH : locale;
  }, [saying, locale]);
  useEffect(applyTheme, [theme]);
  useEffect(() => {
    document.documentElement.dataset['motion'] = mayMove ? 'full' : 'reduced';
  }, [mayMove]);
  if (saying === null) return null;
  return (
    <SayContext value={saying.words}>
      <KitWordsContext value={saying.kit}>
        <CataloguesContext value={saying.catalogues}>
          <LocaleContext value={locale}>
            <MotionContext value={mayMove}>{children}</MotionContext>
          </LocaleContext>
        </CataloguesContext>
      </KitWordsContext>
    </SayContext>
  );
}
