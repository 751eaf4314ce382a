// Everybody against everybody: the row's score, then the column's.

import type { TournamentInfo } from '@starboard/wire/schema';
import { useTell } from '../tell.ts';
import { letterAt } from './facts.ts';
import type { TournamentShown } from './parts.ts';

/** Larger ones nobody can read; the rounds say the same. */
const MOST = 16;

export function CrossTable({ tournament, nameOf }: TournamentShown) {
  const { page } = useTell().tournaments;
  const { lots } = tournament;
  if (lots.length > MOST) return null;
  return (
    <section>
      <h2>{page.crossTable}</h2>
      <div className="wide-table" role="region" aria-label={page.crossTable} tabIndex={0}>
        <table className="standings cross-table">
          <thead>
            <tr>
              <th scope="col">{page.name}</th>
              {lots.map((id, place) => (
                <th key={id} scope="col">
                  <abbr title={nameOf(id)}>{letterAt(place)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lots.map((row, place) => (
              <tr key={row}>
                <th scope="row">
                  <span className="lot-letter">{letterAt(place)}</span> {nameOf(row)}
                </th>
                {lots.map((column) => (
                  <td key={column} className={row === column ? 'cross-self' : undefined}>
                    {row === column ? '' : scoresOf(tournament, row, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function scoresOf({ encounters }: TournamentInfo, one: string, other: string): string {
  const game = encounters.find(({ entrants }) => entrants.includes(one) && entrants.includes(other));
  const end = game?.end ?? null;
  if (game === undefined || end === null) return '';
  if (end.end !== 'played') return '–';
  const { scores } = end;
  return [one, other].map((id) => scores[game.entrants.indexOf(id)]).join(' : ');
}
