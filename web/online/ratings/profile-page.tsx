// An account as everybody may see it: its ratings with their course, and what came of its games.

import { addressOf } from '@starboard/wire/pages';
import type { Profile, ProfileRating } from '@starboard/wire/schema';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { useLocale } from '@starboard/kit';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { FollowButton } from '../me/follow-button.tsx';
import { useMe } from '../me/identity.tsx';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { DiceCourse } from './dice-course.tsx';
import { GameResults } from './game-results.tsx';
import { Opponents } from './opponents.tsx';
import { PlayedGames } from './played-games.tsx';
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
  const me = useMe();
  const { person, since, ratings, results, opponents, dice, hidden } = profile;
  const [opponent, setOpponent] = useState('');
  const isMine = me?.id === person.id;
  return (
    <Page title={tell.ratings.profileOf(person.name)}>
      <div>
        <h1 className="profile-name">{person.name}</h1>
        <p className="lead">
          {tell.ratings.since(new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(since))}
        </p>
        {hidden ? (
          <p className="quiet-text">{isMine ? tell.results.hiddenMine : tell.results.hidden}</p>
        ) : null}
        <ToRatings />
        <FollowButton person={person} />
      </div>
      {hidden && !isMine ? null : (
        <>
          {ratings.length === 0 ? <p className="quiet-text">{tell.ratings.noRated}</p> : null}
          <div className="profile-ratings">
            {ratings.map((each) => (
              <Rated key={each.pool.id} rated={each} />
            ))}
          </div>
          {results.length === 0 ? null : (
            <section>
              <h2>{tell.results.title}</h2>
              <div className="profile-ratings">
                {results.map((each) => (
                  <GameResults key={each.game} results={each} />
                ))}
              </div>
            </section>
          )}
          <Opponents opponents={opponents} onChoose={setOpponent} />
          <DiceCourse dice={dice} />
          {results.length === 0 ? null : (
            <PlayedGames
              person={person.id}
              kinds={results.map(({ game }) => game)}
              opponents={opponents}
              opponent={opponent}
              onOpponent={setOpponent}
            />
          )}
        </>
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
