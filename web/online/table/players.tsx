// Who is at the table, and what can be done about those who are not.

import type { Command, Named } from '@starboard/wire/schema';
import { useState } from 'react';
import { SeatGlyph, useLocale } from '@starboard/kit';
import { isOfSeries } from '../facts/of-series.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { levelName, listed } from '../../words/names.ts';
import { useSay } from '../../words/say.ts';
import { useMe } from '../me/identity.tsx';
import { PersonDialog } from '../me/person-dialog.tsx';
import { PersonName } from '../me/person-name.tsx';
import { useTell } from '../tell.ts';
import type { TableNow } from '../wire/subscription.ts';
import { nameAt } from '../facts/facts.ts';
import { WaitedFor } from './waited-for.tsx';

export interface PlayersProps {
  readonly now: TableNow;
  readonly act: (command: Command) => void;
  readonly onClose: () => void;
}

export function Players({ now, act, onClose }: PlayersProps) {
  const say = useSay();
  const tell = useTell();
  const locale = useLocale();
  const me = useMe();
  const [about, setAbout] = useState<Named | null>(null);
  const { info, here, seat: mySeat } = now;
  const seated = info.seats.map((each, seat) => ({ ...each, seat, name: nameAt(info.seats, seat) }));
  const watching = here.filter(({ id }) => !info.seats.some(({ person }) => person?.id === id));
  const close =
    (command: Command): (() => void) =>
    () => {
      onClose();
      act(command);
    };
  return (
    <Dialog title={say.table.players} onClose={onClose}>
      <ul className="players">
        {seated.map(({ seat, name, person, bot, away, forfeited }) => {
          const isHere = person !== null && here.some(({ id }) => id === person.id);
          const missing = person !== null && !isHere && !forfeited && mySeat !== null && seat !== mySeat;
          return (
            <li key={seat}>
              <span className="player-name">
                <SeatGlyph colour={seat} size={18} />{' '}
                <PersonName person={person} name={name} isMe={seat === mySeat} />{' '}
                <span className="quiet-text">
                  {person === null
                    ? bot === null
                      ? tell.lobby.freeSeat
                      : away === 'vacant'
                        ? tell.table.vacant
                        : levelName(say, bot)
                    : isHere
                      ? tell.table.here
                      : tell.table.notHere}
                  {person !== null && bot !== null ? ` · ${tell.table.botFor}` : ''}
                </span>
              </span>
              <span className="buttons">
                {missing && info.status === 'playing' && now.card.patience !== null ? (
                  <>
                    {bot !== null && isOfSeries(now.card) ? null : (
                      <WaitedFor now={now} seat={seat} onClick={close({ do: 'replace', seat })}>
                        {bot === null ? tell.table.replace : tell.table.giveSeat}
                      </WaitedFor>
                    )}
                    <WaitedFor now={now} seat={seat} onClick={close({ do: 'claim', seat })}>
                      {tell.table.claim}
                    </WaitedFor>
                  </>
                ) : null}
                {person === null || me === null || person.id === me.id ? null : (
                  <button type="button" onClick={() => setAbout(person)}>
                    {tell.people.about(name)}
                  </button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {watching.length > 0 ? (
        <p className="quiet-text">
          {tell.table.watching}{' '}
          {listed(
            locale,
            watching.map(({ name }) => name),
          )}
        </p>
      ) : null}
      {info.status === 'playing' && mySeat !== null ? (
        <p className="quiet-text">
          {now.card.patience === null
            ? tell.table.absentByDays
            : tell.table.absentHelp(now.card.patience / 60_000)}
        </p>
      ) : null}
      {about === null ? null : (
        <PersonDialog person={about} table={now.card.id} chat={null} onClose={() => setAbout(null)} />
      )}
    </Dialog>
  );
}
