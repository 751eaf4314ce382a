// Who may sit at a new table: the person who opens it, a bot, or whoever comes.

import { LEVEL_IDS } from '@starboard/bots';
import { SeatGlyph } from '@starboard/kit';
import { levelName } from '../../words/names.ts';
import { useSay } from '../../words/say.ts';
import { useTell } from '../tell.ts';

/** `me`, `free`, or the level of a bot. */
export type ChosenSitter = string;
export const [ME, FREE] = ['me', 'free'] as const;

export function sittersFor(before: readonly ChosenSitter[], seats: number): readonly ChosenSitter[] {
  return Array.from({ length: seats }, (_, seat) => before[seat] ?? (seat === 0 ? ME : FREE));
}

export function NewSeats({
  sitters,
  onChange,
}: {
  readonly sitters: readonly ChosenSitter[];
  readonly onChange: (sitters: readonly ChosenSitter[]) => void;
}) {
  const say = useSay();
  const tell = useTell();
  // one sits in one seat only: where one sat before is free then
  const change = (seat: number, sitter: ChosenSitter): void =>
    onChange(sitters.map((each, i) => (i === seat ? sitter : sitter === ME && each === ME ? FREE : each)));
  const rows = sitters.map((sitter, seat) => ({ sitter, seat }));
  return (
    <ul className="seat-rows new-seats">
      {rows.map(({ sitter, seat }) => (
        <li key={seat} className={`seat-${seat}`}>
          <SeatGlyph colour={seat} size={22} />
          <select
            aria-label={say.setup.who(seat + 1)}
            value={sitter}
            onChange={({ target }) => change(seat, target.value)}
          >
            <option value={ME}>{tell.open.me}</option>
            <option value={FREE}>{tell.open.free}</option>
            {LEVEL_IDS.map((level) => (
              <option key={level} value={level}>
                {say.setup.bot(levelName(say, level))}
              </option>
            ))}
          </select>
          {say.levels[sitter] === undefined ? null : (
            <small className="personality">{say.levels[sitter].personality}</small>
          )}
        </li>
      ))}
    </ul>
  );
}
