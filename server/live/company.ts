// Who is at a table, and since when those who play there are not.

import { SPECTATOR } from '@starboard/engine';
import type { Away, Named } from '@starboard/wire/schema';
import type { Hall } from '../hall.ts';
import { nameOf } from '../tables/info.ts';
import type { TableState } from '../tables/state.ts';

export interface CompanyNow {
  readonly here: Named[];
  readonly away: Away[];
}

interface Seen {
  readonly row: { readonly id: string };
  readonly state: Pick<TableState, 'status' | 'seats'>;
}

export async function companyAt(
  { presence, names, clock }: Pick<Hall, 'presence' | 'names' | 'clock'>,
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
