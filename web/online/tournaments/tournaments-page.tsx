// The list of tournaments. It changes by itself.

import { addressOf } from '@starboard/wire/pages';
import type { ListedTournament, TournamentList } from '@starboard/wire/schema';
import { Link } from 'wouter';
import { useLocale } from '@starboard/kit';
import { coverOf } from '../../games/covers.ts';
import { Icon } from '../../parts/icon.tsx';
import { Page } from '../../parts/page.tsx';
import { WonBy } from '../facts/won-by.tsx';
import { timeWords } from '../facts/time-words.ts';
import { useGameTitle } from '../facts/titles.ts';
import { useTell } from '../tell.ts';
import { useTournaments } from '../wire/use.ts';
import { dated } from './dates.ts';

const EMPTY: TournamentList = { entering: [], playing: [], ended: [] };

export function TournamentsPage() {
  const tell = useTell();
  const list = useTournaments();
  const { entering, playing, ended } = list ?? EMPTY;
  return (
    <Page title={tell.tournaments.title}>
      <section className="lobby-top">
        <div>
          <h1>{tell.tournaments.title}</h1>
          <p className="lead">{tell.tournaments.lead}</p>
        </div>
        <div className="buttons">
          <Link className="button primary big" href={addressOf('chooseTournament')}>
            <Icon name="plus" /> {tell.tournaments.plan}
          </Link>
          <Link className="button" href={addressOf('lobby')}>
            {tell.room.toLobby}
          </Link>
        </div>
      </section>
      <section aria-live="polite">
        <h2>{tell.tournaments.entering}</h2>
        {list !== null && entering.length === 0 ? (
          <p className="quiet-text">{tell.tournaments.noneEntering}</p>
        ) : null}
        <Cards tournaments={entering} />
      </section>
      <section>
        <h2>{tell.tournaments.playing}</h2>
        {list !== null && playing.length === 0 ? (
          <p className="quiet-text">{tell.tournaments.nonePlaying}</p>
        ) : null}
        <Cards tournaments={playing} />
      </section>
      {ended.length === 0 ? null : (
        <section>
          <h2>{tell.tournaments.ended}</h2>
          <Cards tournaments={ended} />
        </section>
      )}
    </Page>
  );
}

function Cards({ tournaments }: { readonly tournaments: readonly ListedTournament[] }) {
  return (
    <ul className="saved-list">
      {tournaments.map((each) => (
        <Card key={each.id} tournament={each} />
      ))}
    </ul>
  );
}

function Card({ tournament }: { readonly tournament: ListedTournament }) {
  const tell = useTell();
  const locale = useLocale();
  const titleOf = useGameTitle();
  const { id, title, game, format, status, entrants, cap, closesAt, time, organizer, winners } = tournament;
  const isEntering = status === 'entering';
  const notes = [
    timeWords(tell, time),
    tell.tournaments.by(organizer.name),
    ...(isEntering && closesAt !== null ? [tell.tournaments.closes(dated(locale, closesAt))] : []),
  ];
  return (
    <li className="saved-card online-card">
      <img className="cover-art" src={coverOf(game)} alt="" />
      <div>
        <h3>
          {title} <span className="badge">{tell.tournaments.entrants(entrants, cap)}</span>
        </h3>
        <p>
          {titleOf(game)} · {tell.tournaments.formats[format]}
        </p>
        <WonBy winners={winners} />
        <p className="quiet-text">{notes.join(' · ')}</p>
        <div className="buttons">
          <Link className={isEntering ? 'button primary' : 'button'} href={addressOf('tournament', { id })}>
            {tell.tournaments.look}
            <span className="heard-only"> {title}</span>
          </Link>
        </div>
      </div>
    </li>
  );
}
