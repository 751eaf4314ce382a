// An account as everybody may see it: its ratings with their course, and its rated games.

import { addressOf } from '@starboard/wire/pages';
import type { Profile, ProfileRating, RatedGameInfo } from '@starboard/wire/schema';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { useLocale } from '@starboard/kit';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { levelName, listed } from '../../words/names.ts';
import { useSay } from '../../words/say.ts';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { usePoolTitle } from './pool-title.tsx';
import { Points } from './points.tsx';
import { RatingCourse } from './rating-course.tsx';

export function ProfilePage({ id }: { readonly id: string }) {
  const tell = useTell();
  const load = useCallback(async (): Promise<Profile | null> => {
    const told = await request('GET /api/people/:person', { params: { person: id } });
    return 'value' in told ? told.value : null;
  }, [id]);
  const profile = useLoaded(load);
  if (profile === undefined) return <Loading />;
  if (profile === null)
    return (
      <Page title={tell.ratings.title} className="narrow">
        <h1>{tell.ratings.title}</h1>
        <p className="lead">{tell.ratings.nobody}</p>
        <ToRatings />
      </Page>
    );
  return <Known profile={profile} />;
}

function ToRatings() {
  const tell = useTell();
  return (
    <p>
      <Link href={addressOf('ratings')}>{tell.ratings.toRatings}</Link>
    </p>
  );
}

function Known({ profile }: { readonly profile: Profile }) {
  const tell = useTell();
  const locale = useLocale();
  const { person, since, ratings } = profile;
  const [games, setGames] = useState(profile.games);
  const [more, setMore] = useState(profile.more);
  const goOn = async (before: number): Promise<void> => {
    const told = await request('GET /api/people/:person', {
      params: { person: person.id },
      query: { before },
    });
    if (!('value' in told)) return;
    setGames([...games, ...told.value.games]);
    setMore(told.value.more);
  };
  return (
    <Page title={tell.ratings.profileOf(person.name)}>
      <div>
        <h1 className="profile-name">{person.name}</h1>
        <p className="lead">
          {tell.ratings.since(new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(since))}
        </p>
        <ToRatings />
      </div>
      {ratings.length === 0 ? <p className="quiet-text">{tell.ratings.noRated}</p> : null}
      <div className="profile-ratings">
        {ratings.map((each) => (
          <Rated key={each.pool.id} rated={each} />
        ))}
      </div>
      {games.length === 0 ? null : (
        <section>
          <h2>{tell.ratings.latest}</h2>
          <ul className="rated-games">
            {games.map((game) => (
              <Played key={game.seq} game={game} />
            ))}
          </ul>
          {more === null ? null : (
            <div className="buttons">
              <button type="button" onClick={() => void goOn(more)}>
                {tell.ratings.earlier}
              </button>
            </div>
          )}
        </section>
      )}
    </Page>
  );
}

function Rated({ rated: { pool, rating, games, wins, history } }: { readonly rated: ProfileRating }) {
  const tell = useTell();
  const titleOf = usePoolTitle();
  return (
    <section className="profile-rating">
      <h2>{titleOf(pool)}</h2>
      <p className="profile-points">
        <Points rating={rating} />
      </p>
      <p className="quiet-text">
        {tell.ratings.games}: {games} · {tell.ratings.wins}: {wins}
      </p>
      <RatingCourse
        points={history.map(({ points }) => points)}
        label={tell.ratings.course(rating.points, history.length)}
      />
    </section>
  );
}

function Played({ game }: { readonly game: RatedGameInfo }) {
  const tell = useTell();
  const say = useSay();
  const locale = useLocale();
  const titleOf = usePoolTitle();
  const { table, pool, at, rank, points, change, rivals } = game;
  const names = rivals.map(({ person, bot }) =>
    person === null ? (bot === null ? tell.people.gone : levelName(say, bot)) : person.name,
  );
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at);
  return (
    <li>
      <strong>{tell.ratings.ranked(rank)}</strong>
      <span>{tell.ratings.against(listed(locale, names))}</span>
      <span className="quiet-text">
        {titleOf(pool)} · {day}
      </span>
      <span className="rated-change">
        {points} ({tell.ratings.change(change)})
      </span>
      {table === null ? null : (
        <Link href={addressOf('finishedGame', { id: table })}>
          {tell.ratings.replay}
          <span className="heard-only">
            {' '}
            {titleOf(pool)}, {day}
          </span>
        </Link>
      )}
    </li>
  );
}
