// All that needs a server. Who plays at home never loads this.

import { CataloguesContext } from '../../words/say.ts';
import { loadTelling, TellContext, useTell } from '../tell.ts';
import { PAGES, addressOf } from '@starboard/wire/pages';
import type { MyTable } from '@starboard/wire/schema';
import { Suspense, lazy, use, useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { Link, Route, Switch } from 'wouter';
import { useLocale } from '@starboard/kit';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { LostPage } from '../../parts/lost-page.tsx';
import { LobbyPage } from '../lobby/lobby-page.tsx';
import { Identity } from '../me/identity.tsx';
import { SignedOut } from '../me/signed-out.tsx';
import { MineContext } from '../mine.ts';
import { useTurnNews } from '../turn/turn-notices.tsx';
import { socket } from '../wire/here.ts';
import { useFollowedMine, useSocket } from '../wire/use.ts';
import '../../style/campaign.css';
import '../../style/online.css';
import '../../style/tournaments.css';
import '../../style/ratings.css';

const AccountPage = lazy(async () => ({
  default: (await import('../me/account-page.tsx')).AccountPage,
}));
const ChooseGamePage = lazy(async () => ({
  default: (await import('../open/open-page.tsx')).ChooseGamePage,
}));
const OpenPage = lazy(async () => ({ default: (await import('../open/open-page.tsx')).OpenPage }));
const TablePage = lazy(async () => ({
  default: (await import('../table/table-page.tsx')).OnlineTablePage,
}));
const GamePage = lazy(async () => ({
  default: (await import('../game/game-page.tsx')).FinishedGamePage,
}));

const TournamentsPage = lazy(async () => ({
  default: (await import('../tournaments/tournaments-page.tsx')).TournamentsPage,
}));
const ChooseTournamentPage = lazy(async () => ({
  default: (await import('../tournaments/plan-page.tsx')).ChooseTournamentPage,
}));
const PlanPage = lazy(async () => ({ default: (await import('../tournaments/plan-page.tsx')).PlanPage }));
const TournamentPage = lazy(async () => ({
  default: (await import('../tournaments/tournament-page.tsx')).TournamentPage,
}));

const CampaignsPage = lazy(async () => ({
  default: (await import('../campaigns/campaigns-page.tsx')).OnlineCampaignsPage,
}));
const OpenCampaignPage = lazy(async () => ({
  default: (await import('../campaigns/open-campaign-page.tsx')).OpenCampaignPage,
}));
const CampaignPage = lazy(async () => ({
  default: (await import('../campaigns/campaign-page.tsx')).OnlineCampaignPage,
}));
const GroupsPage = lazy(async () => ({
  default: (await import('../groups/groups-page.tsx')).OnlineGroupsPage,
}));
const OpenGroupPage = lazy(async () => ({
  default: (await import('../groups/open-group-page.tsx')).OpenGroupPage,
}));
const GroupPage = lazy(async () => ({
  default: (await import('../groups/group-page.tsx')).OnlineGroupPage,
}));
const RatingsPage = lazy(async () => ({
  default: (await import('../ratings/ratings-page.tsx')).RatingsPage,
}));
const StatisticsPage = lazy(async () => ({
  default: (await import('../ratings/statistics-page.tsx')).StatisticsPage,
}));
const ProfilePage = lazy(async () => ({
  default: (await import('../ratings/profile-page.tsx')).ProfilePage,
}));

export function OnlinePages() {
  const locale = useLocale();
  const page = use(CataloguesContext);
  const telling = useLoaded(useCallback(() => loadTelling(locale), [locale]));
  const catalogues = useMemo(() => ({ ...page, ...telling?.catalogues }), [page, telling]);
  useEffect(() => socket.hold(), []);
  if (telling === undefined) return <Loading />;
  return (
    <CataloguesContext value={catalogues}>
      <TellContext value={telling.words}>
        <Connected>
          <Identity>
            <Suspense fallback={<Loading />}>
              <Switch>
                <Route path={PAGES.lobby} component={LobbyPage} />
                <Route path={PAGES.account} component={AccountPage} />
                <Route path={PAGES.chooseGame} component={ChooseGamePage} />
                <Route path={PAGES.openTable}>{({ game }) => <OpenPage id={game} />}</Route>
                <Route path={PAGES.onlineTable}>{({ id }) => <TablePage key={id} id={id} />}</Route>
                <Route path={PAGES.finishedGame}>{({ id }) => <GamePage key={id} id={id} />}</Route>
                <Route path={PAGES.onlineCampaigns} component={CampaignsPage} />
                <Route path={PAGES.openCampaign} component={OpenCampaignPage} />
                <Route path={PAGES.onlineCampaign}>{({ id }) => <CampaignPage key={id} id={id} />}</Route>
                <Route path={PAGES.onlineGroups} component={GroupsPage} />
                <Route path={PAGES.openGroup} component={OpenGroupPage} />
                <Route path={PAGES.onlineGroup}>{({ id }) => <GroupPage key={id} id={id} />}</Route>
                <Route path={PAGES.tournaments} component={TournamentsPage} />
                <Route path={PAGES.chooseTournament} component={ChooseTournamentPage} />
                <Route path={PAGES.planTournament}>{({ game }) => <PlanPage id={game} />}</Route>
                <Route path={PAGES.tournament}>{({ id }) => <TournamentPage key={id} id={id} />}</Route>
                <Route path={PAGES.ratings} component={RatingsPage} />
                <Route path={PAGES.statistics} component={StatisticsPage} />
                <Route path={PAGES.person}>{({ id }) => <ProfilePage key={id} id={id} />}</Route>
                <Route component={LostPage} />
              </Switch>
            </Suspense>
          </Identity>
        </Connected>
      </TellContext>
    </CataloguesContext>
  );
}

/** Shows the pages once the server has answered, and says so where none does. */
function Connected({ children }: { readonly children: ReactNode }) {
  const tell = useTell();
  const { phase, gone } = useSocket();
  const mine = useFollowedMine();
  useTurnNews(mine, tell);
  const known = useEverOpen();
  if (!known) return phase === 'none' ? <NoServer /> : <Loading />;
  return (
    <MineContext value={mine ?? NONE}>
      {children}
      {gone === null ? null : <SignedOut key={gone.why} gone={gone} />}
      <div role="status">
        {phase === 'lost' || phase === 'none' ? (
          <p className="toast reconnecting">{navigator.onLine ? tell.line.again : tell.line.away}</p>
        ) : null}
      </div>
    </MineContext>
  );
}

const NONE: readonly MyTable[] = [];

let opened = false;

function useEverOpen(): boolean {
  const { phase } = useSocket();
  opened ||= phase === 'open';
  return opened;
}

function NoServer() {
  const tell = useTell();
  return (
    <Page title={tell.line.noneTitle} className="narrow">
      <h1>{tell.line.noneTitle}</h1>
      <p className="lead">{navigator.onLine ? tell.line.none : tell.line.offline}</p>
      <p>{tell.line.noneHelp}</p>
      <div className="buttons">
        <Link className="button primary" href={addressOf('start')}>
          {tell.line.playHere}
        </Link>
        <button type="button" onClick={() => socket.hurry()}>
          {tell.line.tryAgain}
        </button>
      </div>
    </Page>
  );
}
