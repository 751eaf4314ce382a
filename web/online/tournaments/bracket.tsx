// Sudden death as people draw it: a column for each round, from left to right.

import { useTell } from '../tell.ts';
import { roundsIn } from './facts.ts';
import type { TournamentShown } from './parts.ts';

export function Bracket({ tournament, nameOf }: TournamentShown) {
  const { page } = useTell().tournaments;
  const { byes } = tournament;
  const rounds = roundsIn(tournament).map((encounters, round) => ({ encounters, round }));
  return (
    <section className="panel-box">
      <h2>{page.bracket}</h2>
      <div className="table-scroll" role="region" aria-label={page.bracket} tabIndex={0}>
        <ol className="bracket">
          {rounds.map(({ encounters, round }) => (
            <li key={round}>
              <h3>{page.round(round + 1)}</h3>
              <ul>
                {encounters.map(({ number, entrants, absent, end, lot }) => {
                  const sitters = entrants.filter((id) => !absent.includes(id));
                  const seat = end?.end === 'played' ? end.winner : sitters.length === 1 ? 0 : null;
                  const through = lot ?? (end === null || seat === null ? null : sitters[seat]);
                  return (
                    <li key={number}>
                      {entrants.map((id) => (
                        <span key={id} className={id === through ? 'bracket-through' : undefined}>
                          {nameOf(id)}
                        </span>
                      ))}
                    </li>
                  );
                })}
                {byes[round].map((id) => (
                  <li key={id} className="bracket-bye">
                    <span>{nameOf(id)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
