// What came of all games that were finished at this server, game by game.

import { addressOf } from '@starboard/wire/pages';
import type { GameStatistics, Statistics } from '@starboard/wire/schema';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { useLocale } from '@starboard/kit';
import { Loading } from '../../parts/loading.tsx';
import { Page } from '../../parts/page.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { useGameTitle } from '../facts/titles.ts';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { useNamesOf } from './named.ts';
import { Shares } from './shares.tsx';

const NONE: Statistics = { games: [] };
const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

export function StatisticsPage() {
  const tell = useTell();
  const load = useCallback(async () => {
    const told = await request('GET /api/statistics');
    return 'value' in told ? told.value : NONE;
  }, []);
  const statistics = useLoaded(load);
  return (
    <Page title={tell.results.statistics}>
      <div>
        <h1>{tell.results.statistics}</h1>
        <p className="lead">{tell.results.lead}</p>
        <p>
          <Link href={addressOf('ratings')}>{tell.ratings.toRatings}</Link>
        </p>
      </div>
      {statistics === undefined ? <Loading /> : null}
      {statistics?.games.length === 0 ? <p className="quiet-text">{tell.results.noGames}</p> : null}
      {statistics?.games.map((each) => (
        <OfGame key={each.game} statistics={each} />
      ))}
    </Page>
  );
}

function OfGame({ statistics }: { readonly statistics: GameStatistics }) {
  const tell = useTell();
  const titleOf = useGameTitle();
  const names = useNamesOf(statistics.game);
  const lengthOf = useLength();
  const { game, games, lengths, seats, options } = statistics;
  return (
    <section>
      <h2>{titleOf(game)}</h2>
      <p className="quiet-text">{tell.results.finished(games)}</p>
      <div className="profile-ratings">
        <section className="profile-rating">
          <h3>{tell.results.length}</h3>
          <ul className="plain-list">
            {lengths.map(({ seats: of, games: played, orders, took }) => (
              <li key={of}>{tell.results.lengthOf(of, played, orders, lengthOf(took))}</li>
            ))}
          </ul>
        </section>
        <section className="profile-rating">
          <h3>{tell.results.firstBySeat}</h3>
          <Shares
            title={tell.results.seats}
            shares={seats.map(({ seats: of, seat, ...rest }) => ({
              key: `${of} ${seat}`,
              name: tell.results.seat(seat + 1, of),
              ...rest,
            }))}
          />
        </section>
        {options
          // what everybody chooses alike says nothing
          .filter(({ values }) => values.length > 1)
          .map(({ option, values }) => (
            <section key={option} className="profile-rating">
              <h3>{names.option(option)}</h3>
              <ul className="plain-list">
                {values.map(({ value, games: played }) => (
                  <li key={value}>{tell.results.chosen(names.value(option, value), played, games)}</li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </section>
  );
}

/** In the largest unit that it fills. */
function useLength(): (milliseconds: number) => string {
  const locale = useLocale();
  return (milliseconds) => {
    const minutes = Math.max(1, Math.round(milliseconds / MINUTE));
    const [unit, size] =
      minutes >= 2 * DAY
        ? (['day', DAY] as const)
        : minutes >= 2 * HOUR
          ? (['hour', HOUR] as const)
          : (['minute', 1] as const);
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
      Math.round(minutes / size),
    );
  };
}
