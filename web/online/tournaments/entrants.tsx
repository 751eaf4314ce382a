// The list of entrants, with who has checked in, and the letters once lots are drawn.

import { Icon } from '../../parts/icon.tsx';
import { levelName } from '../../words/names.ts';
import { useSay } from '../../words/say.ts';
import { PersonName } from '../me/person-name.tsx';
import { useTell } from '../tell.ts';
import { letterAt } from './facts.ts';
import type { TournamentShown } from './parts.ts';

export function Entrants({ tournament, nameOf, mine, isOrganizer, act }: TournamentShown) {
  const say = useSay();
  const { page } = useTell().tournaments;
  const { entrants, lots, status, checkInFrom } = tournament;
  const drawn = lots.length > 0;
  const order = drawn ? lots : entrants.map(({ id }) => id);
  const those = order.flatMap((id) => entrants.find((each) => each.id === id) ?? []);
  const isOver = status === 'over' || status === 'cancelled';
  return (
    <section aria-live="polite">
      <h2>{page.entrants}</h2>
      {those.length === 0 ? <p className="quiet-text">{page.nobody}</p> : null}
      <ol className="entrants">
        {those.map(({ id, person, bot, checkedIn, left }, place) => (
          <li key={id} className={left ? 'quiet-text' : undefined}>
            {drawn ? <span className="lot-letter">{letterAt(place)}</span> : null}
            <span className="player-name">
              <PersonName person={person} name={nameOf(id)} isMe={id === mine?.id} />
              {bot === null ? null : <span className="quiet-text">{levelName(say, bot)}</span>}
              {left ? <span className="badge">{page.left}</span> : null}
            </span>
            {checkInFrom === null || drawn || bot !== null ? null : (
              <span className="quiet-text">
                {checkedIn ? <Icon name="check" size={16} /> : null} {checkedIn ? page.isIn : page.isNotIn}
              </span>
            )}
            {isOrganizer && id !== mine?.id && !left && !isOver ? (
              <button
                type="button"
                className="quiet"
                aria-label={page.takeOut(nameOf(id))}
                title={page.takeOut(nameOf(id))}
                onClick={() => act({ do: 'withdraw', entrant: id })}
              >
                <Icon name="close" size={16} />
              </button>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
