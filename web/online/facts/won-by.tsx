// Who won a series that is over, in a list.

import type { SeriesWinner } from '@starboard/wire/schema';
import { starName } from '../../setup/people.ts';
import { useTell } from '../tell.ts';

/** Nothing where it is not over, or nobody who sat there won. */
export function WonBy({ winners }: { readonly winners: readonly SeriesWinner[] }) {
  const tell = useTell();
  if (winners.length === 0) return null;
  const names = winners.map(({ person, star }) => person?.name.trim() ?? starName(star));
  return <span className="series-won">{tell.tournaments.won(names.join(', '))}</span>;
}
