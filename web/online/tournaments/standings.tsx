// Who stands where, and what decided it.

import { explained } from '@starboard/series/tournament';
import { useLocale } from '@starboard/kit';
import { listed } from '../../words/names.ts';
import { usePhrase } from '../../words/phrase.ts';
import { useTell } from '../tell.ts';
import type { TournamentShown } from './parts.ts';

export function Standings({ tournament, nameOf, mine }: TournamentShown) {
  const phrase = usePhrase();
  const locale = useLocale();
  const { page } = useTell().tournaments;
  const { standings, status, format } = tournament;
  if (standings.length === 0) return null;
  const first = standings.filter(({ place }) => place === 1).map(({ entrant }) => nameOf(entrant));
  // in sudden death the last game decides, not points
  const hasPoints = format !== 'suddenDeath';
  const isBegun = standings.some(({ played, points }) => played > 0 || points > 0);
  const reasons = isBegun && hasPoints ? explained(standings, nameOf) : [];
  return (
    <section className="panel-box">
      <h2>{page.standings}</h2>
      {status === 'over' ? (
        <p className="end-winner">
          {first.length === 1 ? page.winner(first[0]) : page.winners(listed(locale, first))}
        </p>
      ) : null}
      <div className="table-scroll" role="region" aria-label={page.standings} tabIndex={0}>
        <table className="standings">
          <thead>
            <tr>
              <th scope="col">{page.place}</th>
              <th scope="col">{page.name}</th>
              {hasPoints ? <th scope="col">{page.points}</th> : null}
              <th scope="col">{page.played}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ entrant, place, points, played, left }) => (
              <tr key={entrant} className={entrant === mine?.id ? 'standing-mine' : undefined}>
                <td>{place}</td>
                <th scope="row">
                  {nameOf(entrant)} {left ? <span className="badge">{page.left}</span> : null}
                </th>
                {hasPoints ? <td>{points}</td> : null}
                <td>{played}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {reasons.length === 0 ? null : (
        <ul className="quiet-text explained">
          {reasons.map((reason) => (
            <li key={reason.text}>{phrase(reason)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
