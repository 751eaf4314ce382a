import { memo } from 'react';
import { SeatGlyph, type GameUi, type Scene } from '@starboard/kit';
import { useSay } from '../words/say.ts';
import { levelName, seated } from '../words/names.ts';
import { recalling, type Recall } from './marks/recall.ts';
import { useSurroundings } from './surroundings.ts';

export interface SeatsProps {
  readonly scene: Scene;
  readonly SeatCard: GameUi['SeatCard'];
  readonly UnseatedCards: GameUi['UnseatedCards'];
  readonly thinking: number | null;
  readonly recall: Recall;
}

/** Who sits here, and what everybody may know of them. */
export const Seats = memo(function Seats({ scene, SeatCard, UnseatedCards, thinking, recall }: SeatsProps) {
  const say = useSay();
  const { people, actors, viewer, seats } = scene;
  const { SeatNote } = useSurroundings();
  return (
    // on a phone it is wider than the screen, and keys move it too
    <ul className="seats" tabIndex={0} aria-label={say.table.players}>
      {seated(people).map(({ name, colour, bot, seat }) => (
        <li
          key={seat}
          {...(seats > 1 ? { tabIndex: 0, ...recalling(recall, { seat }) } : {})}
          className={`seat seat-${colour}${actors.includes(seat) ? ' seat-acts' : ''}${seat === viewer ? ' seat-mine' : ''}`}
        >
          <header>
            <SeatGlyph colour={colour} size={18} />
            <strong>{name}</strong>
            {bot === null ? null : <span className="seat-bot">{levelName(say, bot)}</span>}
            {actors.includes(seat) ? (
              <span className={thinking === seat ? 'seat-turn seat-thinks' : 'seat-turn'}>
                {say.table.toMove}
              </span>
            ) : null}
            {SeatNote === undefined ? null : <SeatNote seat={seat} />}
          </header>
          <SeatCard {...scene} seat={seat} />
        </li>
      ))}
      {UnseatedCards === undefined ? null : <UnseatedCards {...scene} />}
    </ul>
  );
});
