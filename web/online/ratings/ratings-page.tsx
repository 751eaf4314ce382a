// The best of every list of ratings.

import { addressOf } from '@starboard/wire/pages';
import type { Leaderboard, Leaderboards } from '@starboard/wire/schema';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { usePoolTitle } from './pool-title.tsx';
import { Points } from './points.tsx';

const NONE: Leaderboards = { pools: [] };

export function RatingsPage() {
  const tell = useTell();
  const load = useCallback(async () => {
    const told = await request('GET /api/ratings');
    return 'value' in told ? told.value : NONE;
  }, []);
  const lists = useLoaded(load);
  return (
    <Page title={tell.ratings.title}>
      <div>
        <h1>{tell.ratings.title}</h1>
        <p className="lead">{tell.ratings.lead}</p>
        <p>
          <Link href={addressOf('lobby')}>{tell.room.toLobby}</Link>
        </p>
        <p>
          <Link href={addressOf('statistics')}>{tell.results.toStatistics}</Link>
        </p>
      </div>
      {lists === undefined ? <Loading /> : null}
      {lists?.pools.length === 0 ? <p className="quiet-text">{tell.ratings.none}</p> : null}
      {lists?.pools.map((each) => (
        <Best key={each.pool.id} list={each} />
      ))}
    </Page>
  );
}

function Best({ list: { pool, games, best } }: { readonly list: Leaderboard }) {
  const tell = useTell();
  const titleOf = usePoolTitle();
  return (
    <section>
      <h2>{titleOf(pool)}</h2>
      {best.length === 0 ? (
        <p className="quiet-text">{tell.ratings.noBest(games)}</p>
      ) : (
        <table className="standings ratings-best">
          <thead>
            <tr>
              <th scope="col">{tell.ratings.place}</th>
              <th scope="col">{tell.ratings.name}</th>
              <th scope="col">{tell.ratings.points}</th>
              <th scope="col">{tell.ratings.games}</th>
            </tr>
          </thead>
          <tbody>
            {best.map(({ person, rating, games: played }, place) => (
              <tr key={person.id}>
                <td>{place + 1}</td>
                <th scope="row">
                  <Link href={addressOf('person', { id: person.id })}>{person.name}</Link>
                </th>
                <td>
                  <Points rating={rating} />
                </td>
                <td>{played}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
