// A tournament: who is in it, the lots, who plays whom, who stands where. It changes by itself.

import { addressOf } from '@starboard/wire/pages';
import type { RefusalBody, TournamentCommand, TournamentInfo } from '@starboard/wire/schema';
import { WordsContext } from '@starboard/kit/table';
import { useLocale } from '@starboard/kit';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { coverOf } from '../../games/covers.ts';
import { useShown } from '../../games/use-shown.ts';
import { Icon } from '../../parts/icon.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { timeWords } from '../facts/time-words.ts';
import { useGameTitle } from '../facts/titles.ts';
import { Wrong } from '../me/form.tsx';
import { useIntroduce, useMe } from '../me/identity.tsx';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { useTournament } from '../wire/use.ts';
import { Bracket } from './bracket.tsx';
import { CrossTable } from './cross-table.tsx';
import { dated } from './dates.ts';
import { Entrants } from './entrants.tsx';
import { mineIn, nameIn } from './facts.ts';
import { HowItIsPlayed } from './how.tsx';
import { Lots } from './lots.tsx';
import { MyPart } from './my-part.tsx';
import { Organizing } from './organizing.tsx';
import { Rounds } from './rounds.tsx';
import { SeriesWords } from '../../series/series-words.tsx';
import { Standings } from './standings.tsx';

export function TournamentPage({ id }: { readonly id: string }) {
  const tell = useTell();
  const tournament = useTournament(id);
  if (tournament === undefined) return <Loading />;
  if (tournament === null)
    return (
      <Page title={tell.tournaments.page.gone} className="narrow">
        <h1>{tell.tournaments.page.gone}</h1>
        <div className="buttons">
          <Link className="button primary" href={addressOf('tournaments')}>
            {tell.tournaments.title}
          </Link>
        </div>
      </Page>
    );
  return (
    <SeriesWords>
      <Shown tournament={tournament} />
    </SeriesWords>
  );
}

function Shown({ tournament }: { readonly tournament: TournamentInfo }) {
  const me = useMe();
  const introduce = useIntroduce();
  const shown = useShown(tournament.game, tournament.rules);
  const [refused, setRefused] = useState<RefusalBody | null>(null);
  const { id, encounters, format, lots } = tournament;
  const act = async (command: TournamentCommand): Promise<void> => {
    if (!(await introduce())) return;
    const params = { tournament: id };
    const told = await request('POST /api/tournaments/:tournament/commands', { params, body: command });
    setRefused('refused' in told ? told.refused : null);
  };
  const nameOf = useMemo(() => nameIn(tournament), [tournament]);
  const mine = mineIn(tournament, me?.id ?? null);
  const isOrganizer = me !== null && me.id === tournament.organizer.id;
  const parts = {
    tournament,
    nameOf,
    mine,
    isOrganizer,
    act: (command: TournamentCommand) => void act(command),
  };
  const isBegun = lots.length > 0;
  return (
    <WordsContext value={shown?.words ?? null}>
      <Page title={tournament.title} className="tournament">
        <Top tournament={tournament} />
        <div className="tournament-refused">
          <Wrong refused={refused} />
        </div>
        <div>
          <MyPart {...parts} />
        </div>
        <div className="room-columns">
          <div className="room-side">
            {isBegun ? <Standings {...parts} /> : <Entrants {...parts} />}
            {isBegun && format === 'suddenDeath' ? <Bracket {...parts} /> : null}
            {isBegun && (format === 'roundRobin' || format === 'freeForAll') ? (
              <CrossTable {...parts} />
            ) : null}
            {encounters.length > 0 ? <Rounds {...parts} /> : null}
          </div>
          <div className="room-side">
            {isOrganizer ? <Organizing {...parts} /> : null}
            <Lots {...parts} />
            {isBegun ? <Entrants {...parts} /> : null}
            <HowItIsPlayed tournament={tournament} />
          </div>
        </div>
      </Page>
    </WordsContext>
  );
}

/** What it is, and when. */
function Top({ tournament }: { readonly tournament: TournamentInfo }) {
  const tell = useTell();
  const locale = useLocale();
  const titleOf = useGameTitle();
  const { page, formats, entrants: entered } = tell.tournaments;
  const { title, game, format, status, entrants, cap, closesAt, checkInFrom, organizer, time } = tournament;
  return (
    <section className="room-top">
      <img className="cover-art" src={coverOf(game)} alt="" />
      <div>
        <h1>{title}</h1>
        <p className="lead">
          {titleOf(game)} · {formats[format]} · <span role="status">{tell.tournaments.status[status]}</span>
        </p>
        <p className="room-facts">
          <Icon name="clock" size={16} /> {timeWords(tell, time)}
        </p>
        <p className="room-facts">
          <Icon name="person" size={16} />{' '}
          <span>
            {entered(entrants.length, cap)} · {page.organizer}: {organizer.name}
          </span>
        </p>
        {status === 'entering' ? (
          <p className="quiet-text">
            {closesAt === null ? page.closesWhenAsked : page.closesAt(dated(locale, closesAt))}{' '}
            {checkInFrom === null ? null : page.checkInFrom(dated(locale, checkInFrom))}
          </p>
        ) : null}
      </div>
    </section>
  );
}
