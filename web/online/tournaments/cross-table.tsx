// Everybody against everybody: a row for each, with what came of the games against the others.

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
    <section className="panel-box">
      <h2>{page.crossTable}</h2>
      <div className="table-scroll" role="region" aria-label={page.crossTable} tabIndex={0}>
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
                    {row === column ? '' : countedOf(tournament, row, column)}
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

/** As standings count it: scores, or what the row's place is worth. */
function countedOf({ encounters, format }: TournamentInfo, one: string, other: string): string {
  const game = encounters.find(({ entrants }) => entrants.includes(one) && entrants.includes(other));
  const end = game?.end ?? null;
  if (game === undefined || end === null) return '';
  if (end.end !== 'played') return NOT_PLAYED;
  const [mine, theirs] = [one, other].map((id) => game.entrants.indexOf(id));
  const { ranks, scores } = end;
  if (format === 'freeForAll') return `${scores[mine]} : ${scores[theirs]}`;
  return String(1 + Math.sign(ranks[theirs] - ranks[mine]));
}

const NOT_PLAYED = '–';
