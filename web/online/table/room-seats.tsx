import { LEVEL_IDS } from '@starboard/bots';
import type { Command } from '@starboard/wire/schema';
import { SeatGlyph } from '@starboard/kit';
import { Icon } from '../../parts/icon.tsx';
import { levelName } from '../../words/names.ts';
import { useSay } from '../../words/say.ts';
import { PersonName } from '../me/person-name.tsx';
import { useTell } from '../tell.ts';
import type { TableNow } from '../wire/subscription.ts';
import { nameAt } from '../facts/facts.ts';

export interface RoomSeatsProps {
  readonly now: TableNow;
  readonly isHost: boolean;
  /** The seat that this person left; null where there is none to take back. */
  readonly left: number | null;
  readonly act: (command: Command) => void;
}

export function RoomSeats({ now, isHost, left, act }: RoomSeatsProps) {
  const say = useSay();
  const tell = useTell();
  const { info, seat: mySeat, here } = now;
  const rows = info.seats.map((each, seat) => ({ ...each, seat }));
  return (
    <ul className="room-seats">
      {rows.map(({ seat, person, bot, ready }) => {
        const free = person === null && bot === null;
        const isHere = person !== null && here.some(({ id }) => id === person.id);
        return (
          <li
            key={seat}
            className={`seat-${seat}${free ? ' room-seat-free' : ''}${seat === mySeat ? ' room-seat-mine' : ''}`}
          >
            <SeatGlyph colour={seat} size={24} />
            <span className="room-name">
              <span>
                <PersonName
                  person={person}
                  name={free ? tell.lobby.freeSeat : nameAt(info.seats, seat)}
                  isMe={seat === mySeat}
                />
              </span>
              <span className="quiet-text">
                {bot !== null
                  ? levelName(say, bot)
                  : person === null
                    ? ''
                    : ready
                      ? tell.room.isReady
                      : isHere
                        ? tell.room.notReady
                        : tell.table.notHere}
              </span>
            </span>
            {ready || bot !== null ? <Icon name="check" /> : null}
            <span className="buttons">
              {free && mySeat === null ? (
                <button type="button" className="primary" onClick={() => act({ do: 'sit', seat })}>
                  {seat === left ? tell.table.back : tell.room.sit}
                </button>
              ) : null}
              {isHost && person === null ? (
                <select
                  aria-label={tell.room.botIn(seat + 1)}
                  value={bot ?? ''}
                  onChange={({ target: { value } }) =>
                    act(value === '' ? { do: 'remove', seat } : { do: 'bot', seat, level: value })
                  }
                >
                  <option value="">{tell.room.noBot}</option>
                  {LEVEL_IDS.map((level) => (
                    <option key={level} value={level}>
                      {say.setup.bot(levelName(say, level))}
                    </option>
                  ))}
                </select>
              ) : null}
              {isHost && person !== null && seat !== mySeat ? (
                <button type="button" className="quiet" onClick={() => act({ do: 'remove', seat })}>
                  {tell.room.remove}
                </button>
              ) : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
