// Whom somebody met most often, and who came ahead of whom.

import { addressOf } from '@starboard/wire/pages';
import type { OpponentResults } from '@starboard/wire/schema';
import { Link } from 'wouter';
import { levelName } from '../../words/names.ts';
import { useSay } from '../../words/say.ts';
import { useTell } from '../tell.ts';
import { keyOf } from './played-games.tsx';

export interface OpponentsProps {
  readonly opponents: readonly OpponentResults[];
  readonly onChoose: (key: string) => void;
}

export function Opponents({ opponents, onChoose }: OpponentsProps) {
  const tell = useTell();
  if (opponents.length === 0) return null;
  return (
    <section>
      <h2>{tell.results.opponents}</h2>
      <div className="table-scroll opponents" tabIndex={0} role="region" aria-label={tell.results.opponents}>
        <table className="standings">
          <thead>
            <tr>
              <th scope="col">{tell.ratings.games}</th>
              <th scope="col">{tell.ratings.name}</th>
              <th scope="col">{tell.results.ahead}</th>
              <th scope="col">{tell.results.behind}</th>
              <th scope="col">
                <span className="heard-only">{tell.results.games}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {opponents.map((each, place) => (
              <Opponent key={keyOf(each) ?? place} opponent={each} onChoose={onChoose} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Opponent({
  opponent,
  onChoose,
}: {
  readonly opponent: OpponentResults;
  readonly onChoose: (key: string) => void;
}) {
  const tell = useTell();
  const say = useSay();
  const { person, bot, games, ahead, behind } = opponent;
  const key = keyOf(opponent);
  const name = person?.name ?? (bot === null ? tell.results.nameless : levelName(say, bot));
  return (
    <tr>
      <td>{games}</td>
      <th scope="row">
        {person?.kind === 'account' ? (
          <Link href={addressOf('person', { id: person.id })}>{name}</Link>
        ) : (
          name
        )}
      </th>
      <td>{ahead}</td>
      <td>{behind}</td>
      <td>
        {key === null ? null : (
          <button type="button" aria-label={tell.results.showWith(name)} onClick={() => onChoose(key)}>
            {tell.results.show}
          </button>
        )}
      </td>
    </tr>
  );
}
