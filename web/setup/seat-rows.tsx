import { SeatGlyph, type Person } from '@starboard/kit';
import { levelName, seated } from '../words/names.ts';
import { useSay } from '../words/say.ts';
import { COLOURS, LEVELS, recoloured, starName } from './people.ts';

export interface SeatRowsProps {
  readonly people: readonly Person[];
  readonly onChange: (people: readonly Person[]) => void;
}

const PERSON = 'person';

/** One row per seat: who, in which colour, called what. */
export function SeatRows({ people, onChange }: SeatRowsProps) {
  const say = useSay();
  const change = (seat: number, person: Partial<Person>): void =>
    onChange(people.map((each, i) => (i === seat ? { ...each, ...person } : each)));
  return (
    <ul className="seat-rows">
      {seated(people).map(({ seat, name, colour, bot }) => (
        <li key={seat} className={`seat-${colour}`}>
          <SeatGlyph colour={colour} size={22} />
          <select
            aria-label={say.setup.colourOf(seat + 1)}
            value={colour}
            onChange={({ target }) => onChange(recoloured(people, seat, Number(target.value)))}
          >
            {COLOURS.map((each) => (
              <option key={each} value={each}>
                {say.setup.colour(each)}
              </option>
            ))}
          </select>
          <select
            aria-label={say.setup.who(seat + 1)}
            value={bot ?? PERSON}
            onChange={({ target: { value } }) =>
              change(
                seat,
                value === PERSON
                  ? { bot: null, name: say.setup.player(seat + 1) }
                  : { bot: value, name: starName(seat) },
              )
            }
          >
            <option value={PERSON}>{say.setup.person}</option>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {say.setup.bot(levelName(say, level))}
              </option>
            ))}
          </select>
          <input
            type="text"
            maxLength={20}
            aria-label={say.setup.nameOf(seat + 1)}
            value={name}
            onChange={({ target }) => change(seat, { name: target.value })}
          />
          {bot === null ? null : <small className="personality">{say.levels[bot]?.personality}</small>}
        </li>
      ))}
    </ul>
  );
}
