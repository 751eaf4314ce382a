// Whom the person follows, and what they play in public.

import { addressOf } from '@starboard/wire/pages';
import type { FollowedPerson } from '@starboard/wire/schema';
import { Link } from 'wouter';
import { useGameTitle } from '../facts/titles.ts';
import { useFollows } from '../me/follows.ts';
import { useTell } from '../tell.ts';
import { freeSeats } from './free-seats.ts';

export function Followed() {
  const tell = useTell();
  const follows = useFollows();
  if (follows.length === 0) return null;
  return (
    <section>
      <h2>{tell.follows.title}</h2>
      <ul className="people-list followed">
        {follows.map((each) => (
          <Person key={each.person.id} followed={each} />
        ))}
      </ul>
    </section>
  );
}

function Person({ followed: { person, back, tables } }: { readonly followed: FollowedPerson }) {
  const tell = useTell();
  const titleOf = useGameTitle();
  return (
    <li>
      <span>
        <Link href={addressOf('person', { id: person.id })}>{person.name}</Link>{' '}
        {back ? <small className="badge">{tell.follows.friend}</small> : null}
      </span>
      {tables.map((table) => (
        <Link key={table.id} className="button" href={addressOf('onlineTable', { id: table.id })}>
          {titleOf(table.game)}: {freeSeats(table) > 0 ? tell.lobby.join : tell.lobby.watch}
        </Link>
      ))}
    </li>
  );
}
