// What the one who looks can do: enter, check in, go to the own table, leave.

import { addressOf } from '@starboard/wire/pages';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { Ask } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useTell } from '../tell.ts';
import { TurnNotices } from '../turn/turn-notices.tsx';
import { useReached } from './dates.ts';
import { gameOf } from './facts.ts';
import type { TournamentShown } from './parts.ts';

export function MyPart(parts: TournamentShown) {
  const { tournament, mine } = parts;
  const { status } = tournament;
  if (status === 'entering') return mine === null ? <Entering {...parts} /> : <Entered {...parts} />;
  return status === 'playing' && mine !== null && !mine.left ? <Playing {...parts} /> : null;
}

function Entering({ tournament, act }: TournamentShown) {
  const { page } = useTell().tournaments;
  const [word, setWord] = useState('');
  const id = useId();
  const isLate = useReached(tournament.closesAt);
  if (isLate || tournament.entrants.length >= tournament.cap) return null;
  return (
    <form
      className="plain-form tournament-entering"
      onSubmit={(event) => {
        event.preventDefault();
        act({ do: 'enter', ...(word.trim() === '' ? {} : { word: word.trim() }) });
      }}
    >
      <div className="buttons">
        <button type="submit" className="primary big">
          <Icon name="plus" /> {page.enter}
        </button>
      </div>
      <details>
        <summary>{page.word}</summary>
        <div className="option">
          <label htmlFor={id}>{page.word}</label>
          <input
            id={id}
            value={word}
            maxLength={100}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => setWord(target.value)}
          />
          <small id={`${id}-help`} className="quiet-text">
            {page.wordHelp}
          </small>
        </div>
      </details>
    </form>
  );
}

function Entered({ tournament, mine, act }: TournamentShown) {
  const { page } = useTell().tournaments;
  const { checkInFrom } = tournament;
  const isTime = useReached(checkInFrom);
  const needs = checkInFrom !== null && mine?.checkedIn !== true;
  return (
    <>
      <p role="status">
        {!needs
          ? checkInFrom === null
            ? page.entered
            : page.checkedIn
          : isTime
            ? page.entered
            : page.checkInLater}
      </p>
      <div className="buttons">
        {needs && isTime ? (
          <button type="button" className="primary big" onClick={() => act({ do: 'checkIn' })}>
            <Icon name="check" /> {page.checkIn}
          </button>
        ) : null}
        <Withdraw act={act} />
      </div>
      <TurnNotices />
    </>
  );
}

function Playing({ tournament, mine, nameOf, act }: TournamentShown) {
  const { page } = useTell().tournaments;
  const game = mine === null ? null : gameOf(tournament, mine.id);
  const table = game?.table ?? null;
  const isDone = tournament.encounters.every(({ end }) => end !== null);
  return (
    <>
      <p role="status">
        {game === null || table === null
          ? isDone
            ? ''
            : page.waiting
          : `${page.yourGame(game.round + 1)} ${game.entrants.map(nameOf).join(` ${page.versus} `)}`}
      </p>
      <div className="buttons">
        {table === null ? null : (
          <Link
            className="button primary big"
            href={addressOf(tournament.tables === null ? 'onlineTable' : 'onlineGroup', { id: table })}
          >
            <Icon name="play" /> {page.toTable}
          </Link>
        )}
        <Withdraw act={act} />
      </div>
    </>
  );
}

function Withdraw({ act }: Pick<TournamentShown, 'act'>) {
  const { page } = useTell().tournaments;
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" className="quiet" onClick={() => setAsks(true)}>
        {page.withdraw}
      </button>
      {asks ? (
        <Ask
          title={page.withdraw}
          text={page.withdrawAsk}
          yes={page.withdraw}
          onNo={() => setAsks(false)}
          onYes={() => {
            setAsks(false);
            act({ do: 'withdraw' });
          }}
        />
      ) : null}
    </>
  );
}
