// The rounds: who plays whom, at which table, and what came of it.

import { addressOf } from '@starboard/wire/pages';
import type { TournamentEncounter } from '@starboard/wire/schema';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLocale } from '@starboard/kit';
import { Ask } from '../../parts/dialog.tsx';
import { listed } from '../../words/names.ts';
import { useTell } from '../tell.ts';
import { roundsIn } from './facts.ts';
import type { TournamentShown } from './parts.ts';

export function Rounds(parts: TournamentShown) {
  const { tournament, nameOf } = parts;
  const locale = useLocale();
  const { page } = useTell().tournaments;
  const { byes, rounds: all } = tournament;
  const rounds = roundsIn(tournament).map((encounters, round) => ({ encounters, round }));
  return (
    <section>
      <h2>{page.rounds}</h2>
      {rounds.toReversed().map(({ encounters, round }, i) => (
        <details key={round} className="round" open={i === 0 || encounters.some(({ end }) => end === null)}>
          <summary>
            {all === null ? page.round(round + 1) : page.roundOf(round + 1, Math.max(all, round + 1))}
          </summary>
          <ul className="encounters">
            {encounters.map((encounter) => (
              <Encounter key={encounter.number} {...parts} encounter={encounter} />
            ))}
          </ul>
          {byes[round].length === 0 ? null : (
            <p className="quiet-text">{page.bye(listed(locale, byes[round].map(nameOf)))}</p>
          )}
        </details>
      ))}
    </section>
  );
}

interface EncounterProps extends TournamentShown {
  readonly encounter: TournamentEncounter;
}

function Encounter(props: EncounterProps) {
  const { encounter, nameOf } = props;
  const { page } = useTell().tournaments;
  const { entrants, absent, end, replayOf, lot } = encounter;
  const sitters = entrants.filter((id) => !absent.includes(id));
  const winner = end?.end === 'played' && end.winner !== null ? sitters[end.winner] : null;
  return (
    <li>
      <span className="encounter-names">
        {entrants.map((id, i) => (
          <span key={id} className={absent.includes(id) ? 'quiet-text' : undefined}>
            {i === 0 ? null : <span className="quiet-text"> {page.versus} </span>}
            {id === winner ? <strong>{nameOf(id)}</strong> : nameOf(id)}
          </span>
        ))}
      </span>
      <span className="quiet-text">
        <Came {...props} />
        {replayOf === null ? null : ` · ${page.replay}`}
        {lot === null ? null : ` · ${page.lot(nameOf(lot))}`}
      </span>
      <Ways {...props} />
    </li>
  );
}

/** What came of it so far. */
function Came({ encounter: { end, absent, table }, nameOf }: EncounterProps) {
  const locale = useLocale();
  const { page } = useTell().tournaments;
  const missing = absent.length === 0 ? '' : page.noShow(listed(locale, absent.map(nameOf)));
  switch (end?.end) {
    case 'played':
      return <>{[page.score(end.scores), missing].filter((text) => text !== '').join(' · ')}</>;
    case 'noShow':
      return <>{missing}</>;
    case 'unfinished':
      return <>{page.unfinished}</>;
    default:
      return <>{table === null ? page.noTable : page.inPlay}</>;
  }
}

/** To the table, or to what is left of it. */
function Ways({ tournament: { tables }, encounter, nameOf, mine, isOrganizer, act }: EncounterProps) {
  const { page } = useTell().tournaments;
  const [asks, setAsks] = useState(false);
  const { table, end, entrants, absent, number } = encounter;
  if (table === null || end?.end === 'noShow' || end?.end === 'unfinished') return null;
  const names = entrants.map(nameOf).join(` ${page.versus} `);
  const heard = <span className="heard-only"> {names}</span>;
  if (end !== null)
    return (
      <Link
        className="button"
        href={addressOf(tables === null ? 'finishedGame' : 'onlineGroup', { id: table })}
      >
        {page.result}
        {heard}
      </Link>
    );
  const isMine = mine !== null && entrants.includes(mine.id) && !absent.includes(mine.id);
  return (
    <span className="buttons">
      <Link
        className={isMine ? 'button primary' : 'button'}
        href={addressOf(tables === null ? 'onlineTable' : 'onlineGroup', { id: table })}
      >
        {isMine ? page.play : page.watch}
        {heard}
      </Link>
      {isOrganizer ? (
        <button
          type="button"
          className="quiet"
          aria-label={page.callOff(names)}
          onClick={() => setAsks(true)}
        >
          {page.callOffShort}
        </button>
      ) : null}
      {asks ? (
        <Ask
          title={page.callOffShort}
          text={page.callOffAsk}
          yes={page.callOffShort}
          onNo={() => setAsks(false)}
          onYes={() => {
            setAsks(false);
            act({ do: 'callOff', encounter: number });
          }}
        />
      ) : null}
    </span>
  );
}
