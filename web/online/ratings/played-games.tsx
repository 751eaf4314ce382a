// The finished games of an account: all of them, those of one kind, or those with one opponent.

import { addressOf } from '@starboard/wire/pages';
import type {
  OpponentResults,
  PlayedAsked,
  PlayedGameInfo,
  PlayedGames as Told,
} from '@starboard/wire/schema';
import { useCallback, useId, useState } from 'react';
import { Link } from 'wouter';
import { useLocale } from '@starboard/kit';
import { useLoaded } from '../../parts/use-loaded.ts';
import { levelName, listed } from '../../words/names.ts';
import { useSay } from '../../words/say.ts';
import { useGameTitle } from '../facts/titles.ts';
import { useTell } from '../tell.ts';
import { request } from '../wire/request.ts';
import { useNamesOf } from './named.ts';

const NONE: Told = { games: [], between: null, more: null };

/** What stands for an opponent in addresses; null for who is nameless. */
export function keyOf({ person, bot }: Pick<OpponentResults, 'person' | 'bot'>): string | null {
  return person?.id ?? (bot === null ? null : `bot:${bot}`);
}

export interface PlayedGamesProps {
  readonly person: string;
  readonly kinds: readonly string[];
  readonly opponents: readonly OpponentResults[];
  readonly opponent: string;
  readonly onOpponent: (key: string) => void;
}

export function PlayedGames({ person, kinds, opponents, opponent, onOpponent }: PlayedGamesProps) {
  const tell = useTell();
  const say = useSay();
  const titleOf = useGameTitle();
  const [game, setGame] = useState('');
  const [gameId, opponentId] = [useId(), useId()];
  return (
    <section>
      <h2>{tell.results.games}</h2>
      <div className="played-filter">
        <div className="option">
          <label htmlFor={gameId}>{tell.results.game}</label>
          <select id={gameId} value={game} onChange={({ target }) => setGame(target.value)}>
            <option value="">{tell.results.allGames}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {titleOf(kind)}
              </option>
            ))}
          </select>
        </div>
        <div className="option">
          <label htmlFor={opponentId}>{tell.results.opponent}</label>
          <select id={opponentId} value={opponent} onChange={({ target }) => onOpponent(target.value)}>
            <option value="">{tell.results.everybody}</option>
            {opponents.flatMap((each) => {
              const key = keyOf(each);
              if (key === null) return [];
              const name = each.person?.name ?? levelName(say, each.bot ?? '');
              return [
                <option key={key} value={key}>
                  {name}
                </option>,
              ];
            })}
          </select>
        </div>
      </div>
      <Games
        key={`${game} ${opponent}`}
        person={person}
        asked={{ ...(game === '' ? {} : { game }), ...(opponent === '' ? {} : { opponent }) }}
      />
    </section>
  );
}

function Games({ person, asked }: { readonly person: string; readonly asked: PlayedAsked }) {
  const tell = useTell();
  const { game, opponent } = asked;
  const [later, setLater] = useState<readonly Told[]>([]);
  const ask = useCallback(
    async (before: string | null): Promise<Told> => {
      const query = {
        ...(game === undefined ? {} : { game }),
        ...(opponent === undefined ? {} : { opponent }),
        ...(before === null ? {} : { before }),
      };
      const told = await request('GET /api/people/:person/games', { params: { person }, query });
      return 'value' in told ? told.value : NONE;
    },
    [person, game, opponent],
  );
  const first = useLoaded(useCallback(() => ask(null), [ask]));
  if (first === undefined) return null;
  const pages = [first, ...later];
  const { more } = pages[pages.length - 1];
  const games = pages.flatMap((page) => page.games);
  return (
    <>
      {first.between === null ? null : (
        <p>{tell.results.between(first.between.games, first.between.ahead, first.between.behind)}</p>
      )}
      {games.length === 0 ? <p className="quiet-text">{tell.results.noGames}</p> : null}
      <ul className="rated-games">
        {games.map((each) => (
          <Played key={each.table} played={each} />
        ))}
      </ul>
      {more === null ? null : (
        <div className="buttons">
          <button type="button" onClick={() => void ask(more).then((page) => setLater([...later, page]))}>
            {tell.ratings.earlier}
          </button>
        </div>
      )}
    </>
  );
}

function Played({ played }: { readonly played: PlayedGameInfo }) {
  const tell = useTell();
  const say = useSay();
  const locale = useLocale();
  const titleOf = useGameTitle();
  const { table, game, open, board, at, seat, rank, playedAs, rivals, rated } = played;
  const names = useNamesOf(game);
  const others = rivals.map(({ person, bot }) =>
    person === null ? (bot === null ? tell.results.nameless : levelName(say, bot)) : person.name,
  );
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at);
  const facts = [
    titleOf(game),
    ...(board === null ? [] : [names.board(board)]),
    tell.results.seat(seat + 1, rivals.length + 1),
    ...(playedAs === null ? [] : [names.playedAs(playedAs)]),
    ...(open ? [] : [tell.results.invited]),
    day,
  ];
  return (
    <li>
      <strong>{tell.ratings.ranked(rank)}</strong>
      <span>{tell.ratings.against(listed(locale, others))}</span>
      <span className="quiet-text">{facts.join(' · ')}</span>
      {rated === null ? null : (
        <span className="rated-change">
          {rated.points} ({tell.ratings.change(rated.change)})
        </span>
      )}
      <Link
        className={rated === null ? 'rated-change' : undefined}
        href={addressOf('finishedGame', { id: table })}
      >
        {tell.ratings.replay}
        <span className="heard-only">
          {' '}
          {titleOf(game)}, {day}
        </span>
      </Link>
    </li>
  );
}
