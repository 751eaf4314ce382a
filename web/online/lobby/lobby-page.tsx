// The lobby: the person's own tables, tables with free seats, games to watch. It changes by itself.

import { addressOf } from '@starboard/wire/pages';
import type { Lobby } from '@starboard/wire/schema';
import { Link } from 'wouter';
import { Icon } from '../../parts/icon.tsx';
import { Page } from '../../parts/page.tsx';
import { useMine } from '../mine.ts';
import { NextTurn } from '../turn/next-link.tsx';
import { TurnNotices } from '../turn/turn-notices.tsx';
import { useTell } from '../tell.ts';
import { MyCampaigns } from '../facts/my-campaigns.tsx';
import { MyGroups } from '../facts/my-groups.tsx';
import { useMe } from '../me/identity.tsx';
import { seenFromSeats } from '../facts/seen.ts';
import { useLobby } from '../wire/use.ts';
import { Followed } from './followed.tsx';
import { sorted } from './free-seats.ts';
import { LeftCard, MyCard, OpenCard, PlayingCard } from './table-card.tsx';

/** So many of the person's finished games are shown at first. */
const FINISHED = 4;

const EMPTY: Lobby = { open: [], playing: [] };

export function LobbyPage() {
  const tell = useTell();
  const me = useMe();
  const lobby = useLobby();
  const mine = useMine();
  const running = mine.filter(({ table }) => table.status !== 'over');
  const over = mine.filter(({ table }) => table.status === 'over');
  const turns = mine.filter(({ myTurn }) => myTurn).length;
  const own = new Set(mine.map(({ table }) => table.id));
  const { open, left, full, playing } = sorted(lobby ?? EMPTY, own, seenFromSeats());
  const title = turns > 0 ? `(${turns}) ${tell.lobby.title}` : tell.lobby.title;
  return (
    <Page title={title}>
      <section className="lobby-top">
        <div>
          <h1>{tell.lobby.title}</h1>
          <p className="lead">{tell.lobby.lead}</p>
        </div>
        <div className="buttons">
          <Link className="button primary big" href={addressOf('chooseGame')}>
            <Icon name="plus" /> {tell.lobby.open}
          </Link>
          <NextTurn table={null} />
          <Link className="button" href={addressOf('tournaments')}>
            <Icon name="chart" /> {tell.tournaments.title}
          </Link>
          <Link className="button" href={addressOf('onlineCampaigns')}>
            <Icon name="globe" /> {tell.campaigns.title}
          </Link>
          <Link className="button" href={addressOf('onlineGroups')}>
            <Icon name="globe" /> {tell.groups.title}
          </Link>
          <Link className="button" href={addressOf('ratings')}>
            <Icon name="flag" /> {tell.ratings.title}
          </Link>
          <Link className="button" href={addressOf('account')}>
            <Icon name="person" /> {me === null ? tell.lobby.signIn : me.name}
          </Link>
        </div>
      </section>
      {running.length > 0 ? (
        <section>
          <h2>{tell.lobby.mine}</h2>
          <ul className="saved-list">
            {running.map((each) => (
              <MyCard key={each.table.id} mine={each} />
            ))}
          </ul>
          <TurnNotices />
        </section>
      ) : null}
      <MyCampaigns />
      <MyGroups />
      <Followed />
      <section aria-live="polite">
        <h2>{tell.lobby.openTables}</h2>
        {lobby !== null && open.length + left.length === 0 ? (
          <p className="quiet-text">{tell.lobby.noneOpen}</p>
        ) : null}
        <ul className="saved-list">
          {open.map((table) => (
            <OpenCard key={table.id} table={table} />
          ))}
          {left.map((table) => (
            <LeftCard key={table.id} table={table} />
          ))}
        </ul>
      </section>
      <section>
        <h2>{tell.lobby.playing}</h2>
        {lobby !== null && playing.length + full.length === 0 ? (
          <p className="quiet-text">{tell.lobby.nonePlaying}</p>
        ) : null}
        <ul className="saved-list">
          {full.map((table) => (
            <OpenCard key={table.id} table={table} />
          ))}
          {playing.map((table) => (
            <PlayingCard key={table.id} table={table} />
          ))}
        </ul>
      </section>
      {over.length > 0 ? (
        <section>
          <h2>{tell.lobby.finished}</h2>
          <ul className="saved-list">
            {over.slice(0, FINISHED).map((each) => (
              <MyCard key={each.table.id} mine={each} />
            ))}
          </ul>
          {over.length > FINISHED ? (
            <details className="more-games">
              <summary>{tell.lobby.more(over.length - FINISHED)}</summary>
              <ul className="saved-list">
                {over.slice(FINISHED).map((each) => (
                  <MyCard key={each.table.id} mine={each} />
                ))}
              </ul>
            </details>
          ) : null}
        </section>
      ) : null}
    </Page>
  );
}
