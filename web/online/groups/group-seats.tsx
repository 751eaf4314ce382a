// Who sits where in a multi-battle, and who may take a seat, leave it or give it to a bot.

import { SeatGlyph, type Person } from '@starboard/kit';
import type { GroupCommand, GroupInfo } from '@starboard/wire/schema';
import { useState } from 'react';
import { numbered } from '../../group/numbered.ts';
import { Ask } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useGroupWords } from '../../series/series-words.tsx';
import { levelName } from '../../words/names.ts';
import { useSay } from '../../words/say.ts';
import { useTell } from '../tell.ts';

export interface GroupSeatsProps {
  readonly info: GroupInfo;
  readonly factions: readonly Person[];
  /** Null for somebody whom the server does not know. */
  readonly me: string | null;
  readonly act: (command: GroupCommand) => void;
}

type Seat = GroupInfo['seats'][number][number];

/** A person may take it: nobody is there, or a bot that stands in. */
const isFree = ({ person, bot, free }: Seat): boolean => person === null && (bot === null || free);

export function GroupSeats({ info, factions, me, act }: GroupSeatsProps) {
  const tell = useTell();
  const [asking, setAsking] = useState<'leave' | 'cancel' | null>(null);
  const { seats, status, tournament } = info;
  const isGoing = tournament === null && (status === 'entering' || status === 'playing');
  const isFull = seats.every((row) => row.every(({ person, bot }) => person !== null || bot !== null));
  const mine = seats.findIndex((row) => row.some(({ person }) => person !== null && person.id === me));
  const isOwner = me !== null && me === info.organizer.id;
  return (
    <section>
      <h2>{tell.campaigns.players}</h2>
      <ul className="group-seats">
        {numbered(seats).map(({ item: row, number: faction }) => (
          <FactionSeats
            key={faction}
            info={info}
            row={row}
            faction={faction}
            person={factions[faction]}
            me={me}
            maySit={isGoing && (mine < 0 || mine === faction)}
            mayGive={isGoing && isOwner}
            act={act}
          />
        ))}
      </ul>
      {isGoing ? (
        <div className="buttons">
          {isOwner && status === 'entering' ? (
            <button
              type="button"
              className="primary big"
              disabled={!isFull}
              onClick={() => act({ do: 'begin' })}
            >
              <Icon name="play" /> {tell.groups.begin}
            </button>
          ) : null}
          {mine >= 0 ? (
            <button type="button" onClick={() => setAsking('leave')}>
              {tell.groups.leave}
            </button>
          ) : null}
          {isOwner ? (
            <button type="button" onClick={() => setAsking('cancel')}>
              {tell.groups.cancel}
            </button>
          ) : null}
          {isOwner && status === 'entering' && !isFull ? (
            <p className="quiet-text">{tell.campaigns.beginHelp}</p>
          ) : null}
        </div>
      ) : null}
      {asking === null ? null : (
        <Ask
          title={asking === 'leave' ? tell.groups.leave : tell.groups.cancel}
          text={asking === 'leave' ? tell.groups.leaveAsk : tell.groups.cancelAsk}
          yes={asking === 'leave' ? tell.groups.leave : tell.groups.cancel}
          onYes={() => {
            act(asking === 'leave' ? { do: 'rise' } : { do: 'cancel' });
            setAsking(null);
          }}
          onNo={() => setAsking(null)}
        />
      )}
    </section>
  );
}

interface FactionSeatsProps {
  readonly info: GroupInfo;
  readonly row: readonly Seat[];
  readonly faction: number;
  readonly person: Person;
  readonly me: string | null;
  readonly maySit: boolean;
  readonly mayGive: boolean;
  readonly act: (command: GroupCommand) => void;
}

function FactionSeats({ info, row, faction, person, me, maySit, mayGive, act }: FactionSeatsProps) {
  const say = useSay();
  const tell = useTell();
  const words = useGroupWords();
  const free = row.filter(isFree).length;
  const sitterName = ({ person: sits, bot, free: standsIn }: Seat): string => {
    if (sits !== null) return sits.name;
    if (bot === null) return tell.campaigns.free;
    return standsIn
      ? `${say.setup.bot(levelName(say, bot))} · ${tell.campaigns.standsIn}`
      : say.setup.bot(levelName(say, bot));
  };
  return (
    <li className={`seat-${faction}`}>
      <p className="faction-name">
        <SeatGlyph colour={faction} size={20} /> <strong>{person.name}</strong>
      </p>
      <ul>
        {numbered(row).map(({ item: seat, number: table }) => (
          <li key={table}>
            <span className="player-name">
              <span className="quiet-text">{words.table(table + 1)}</span> {sitterName(seat)}
            </span>
            {maySit && isFree(seat) ? (
              <button
                type="button"
                aria-label={tell.groups.sitAt(person.name, table + 1)}
                onClick={() => act({ do: 'sit', faction, table })}
              >
                {tell.campaigns.sit}
              </button>
            ) : null}
            {mayGive && seat.bot === null && (seat.person === null || seat.person.id !== me) ? (
              <button
                type="button"
                aria-label={tell.groups.botAt(person.name, table + 1)}
                onClick={() => act({ do: 'bot', faction, table, level: info.level })}
              >
                {tell.groups.toBot}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {maySit && free > 1 ? (
        <button type="button" className="primary" onClick={() => act({ do: 'sit', faction })}>
          {tell.groups.sitAll(person.name)}
        </button>
      ) : null}
    </li>
  );
}
