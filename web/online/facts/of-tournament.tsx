// The way from a table to the tournament that it belongs to.

import { addressOf } from '@starboard/wire/pages';
import { Link } from 'wouter';
import { useTell } from '../tell.ts';

export function OfTournament({ tournament }: { readonly tournament: string | null }) {
  const tell = useTell();
  if (tournament === null) return null;
  return (
    <p>
      {tell.tournaments.ofTable}{' '}
      <Link href={addressOf('tournament', { id: tournament })}>{tell.tournaments.toTournament}</Link>
    </p>
  );
}
