// Who is at a table, and since when those who play there are not.

import { SPECTATOR } from '@starboard/engine';
import type { Away, Named } from '@starboard/wire/schema';
import type { Clock } from '../base/clock.ts';
import { nameOf, type NameBook } from '../people/names.ts';
import type { FoldedTable } from '../tables/state.ts';
import type { Presence } from './presence.ts';

export interface CompanyNow {
  readonly here: Named[];
  readonly away: Away[];
}

interface Seen {
  readonly row: { readonly id: string };
  readonly state: Pick<FoldedTable, 'status' | 'seats'>;
}

export interface CompanyParts {
  readonly presence: Pick<Presence, 'here' | 'awayFor'>;
  readonly names: NameBook;
  readonly clock: Clock;
}

export async function companyAt(
  { presence, names, clock }: CompanyParts,
  { row, state }: Seen,
): Promise<CompanyNow> {
  const [here, awayFor] = await Promise.all([presence.here(row.id), presence.awayFor(row.id)]);
  const known = await names.fetch(here);
  const now = clock.now();
  const sinceWhen = (person: string): number | null => {
    const away = awayFor(person);
    return away === Infinity ? null : now - away;
  };
  const seats = state.status === 'playing' ? state.seats : [];
  const away = seats.flatMap(({ person }) =>
    person === null || here.includes(person) ? [] : [{ person, since: sinceWhen(person) }],
  );
  return { here: here.map((person) => nameOf(person, known)), away };
}

/** When somebody was last at a game is for those who wait for them, not for whoever looks on. */
export function companyFor(viewer: number, { here, away }: CompanyNow): CompanyNow {
  return { here, away: viewer === SPECTATOR ? [] : away };
}
