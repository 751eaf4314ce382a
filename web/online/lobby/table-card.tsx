// A table in a list: what is played, who sits there, how much time there is.

import { addressOf } from '@starboard/wire/pages';
import type { Listed, MyTable } from '@starboard/wire/schema';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { coverOf } from '../../games/covers.ts';
import { SeatGlyph, useLocale } from '@starboard/kit';
import { Ending } from '../../end/ending.tsx';
import { starName } from '../../setup/people.ts';
import { levelName } from '../../words/names.ts';
import { dateFormat } from '../../words/dates.ts';
import { useSay } from '../../words/say.ts';
import { useMe } from '../me/identity.tsx';
import { BlockMark, PersonKind } from '../me/person-name.tsx';
import { nameAt } from '../facts/facts.ts';
import { useTell } from '../tell.ts';
import { freeSeats } from './free-seats.ts';
import { timeWords } from '../facts/time-words.ts';
import { useGameTitle } from '../facts/titles.ts';

export function OpenCard({ table }: { readonly table: Listed }) {
  const tell = useTell();
  const free = freeSeats(table);
  return (
    <TableCard table={table} badge={free > 0 ? tell.lobby.free(free) : null}>
      <Link
        className={free > 0 ? 'button primary' : 'button'}
        href={addressOf('onlineTable', { id: table.id })}
      >
        {free > 0 ? tell.lobby.join : tell.lobby.look}
      </Link>
    </TableCard>
  );
}

/** A running game with a seat that somebody left. */
export function LeftCard({ table }: { readonly table: Listed }) {
  const tell = useTell();
  return (
    <TableCard table={table} badge={tell.lobby.free(freeSeats(table))} note={tell.lobby.running}>
      <Link className="button primary" href={addressOf('onlineTable', { id: table.id })}>
        {tell.lobby.takeOver}
      </Link>
    </TableCard>
  );
}

export function PlayingCard({ table }: { readonly table: Listed }) {
  const tell = useTell();
  return (
    <TableCard table={table} badge={null}>
      <Link className="button" href={addressOf('onlineTable', { id: table.id })}>
        {tell.lobby.watch}
      </Link>
    </TableCard>
  );
}

export function MyCard({ mine: { table, myTurn, deadline } }: { readonly mine: MyTable }) {
  const tell = useTell();
  const locale = useLocale();
  const over = table.status === 'over';
  const until =
    myTurn && deadline !== null
      ? dateFormat(locale, isSoon(deadline) ? HOUR : DAY_AND_HOUR).format(deadline)
      : null;
  const badge = myTurn ? tell.lobby.yourTurn : tell.lobby.status[table.status];
  return (
    <TableCard
      table={table}
      badge={badge}
      strong={myTurn}
      note={until === null ? null : tell.lobby.until(until)}
    >
      <Link
        className={over ? 'button' : 'button primary'}
        href={over ? addressOf('finishedGame', { id: table.id }) : addressOf('onlineTable', { id: table.id })}
      >
        {over ? tell.lobby.result : tell.lobby.goOn}
      </Link>
    </TableCard>
  );
}

const HOUR = { timeStyle: 'short' } as const;
const DAY_AND_HOUR = { dateStyle: 'medium', ...HOUR } as const;

/** So soon that nobody takes it for another day. */
function isSoon(deadline: number): boolean {
  return deadline - Date.now() < 6 * 3_600_000;
}

interface TableCardProps {
  readonly table: Listed;
  readonly badge: string | null;
  readonly strong?: boolean;
  readonly note?: string | null;
  readonly children: ReactNode;
}

function TableCard({ table, badge, strong = false, note = null, children }: TableCardProps) {
  const tell = useTell();
  const titleOf = useGameTitle();
  const notes = [
    timeWords(tell, table.time),
    ...(table.visibility === 'invited' ? [tell.lobby.invited] : []),
    ...(table.previous === null ? [] : [tell.lobby.rematch]),
    ...(table.tournament === null ? [] : [tell.lobby.tournament]),
    ...(table.campaign === null ? [] : [tell.campaigns.battle]),
    ...(table.group === null ? [] : [tell.groups.table]),
    ...(table.rated === null ? [] : [tell.ratings.rated]),
    ...(note === null ? [] : [note]),
  ];
  return (
    <li className={strong ? 'saved-card online-card online-card-turn' : 'saved-card online-card'}>
      <img className="cover-art" src={coverOf(table.game)} alt="" />
      <div>
        <h3>
          {titleOf(table.game)}{' '}
          {badge === null ? null : <span className={strong ? 'badge badge-strong' : 'badge'}>{badge}</span>}
        </h3>
        <Sitting {...table} />
        {table.ending === null ? null : (
          <Ending
            game={table.game}
            names={table.seats.map((_, seat) => nameAt(table.seats, seat))}
            ending={table.ending}
          />
        )}
        <p className="quiet-text">{notes.join(' · ')}</p>
        <div className="buttons">{children}</div>
      </div>
    </li>
  );
}

function Sitting({ seats, status }: Pick<Listed, 'seats' | 'status'>) {
  const me = useMe();
  const say = useSay();
  const tell = useTell();
  // who left before the end was played for
  const isOver = status === 'over';
  const named = seats.map(({ person, bot, star }, seat) => ({
    seat,
    free: person === null && bot === null && !isOver,
    person,
    name:
      person === null
        ? bot === null
          ? isOver
            ? starName(star)
            : tell.lobby.freeSeat
          : `${starName(star)} (${levelName(say, bot)})`
        : nameAt(seats, seat),
  }));
  return (
    <p className="saved-people">
      {named.map(({ seat, name, person, free }) => (
        <span key={seat} className={free ? 'quiet-text' : undefined}>
          <SeatGlyph colour={seat} size={12} /> {name}
          <PersonKind person={person} isMe={person !== null && person.id === me?.id} />
          <BlockMark person={person} />
        </span>
      ))}
    </p>
  );
}
