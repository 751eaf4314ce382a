// Who is at a table, and since when those who sit there are not.

import type { Away, Named } from '../api/schema/index.ts';
import type { Hall } from '../hall.ts';
import { nameOf } from '../tables/info.ts';
import type { Table } from '../tables/table.ts';

export interface CompanyNow {
  readonly here: Named[];
  readonly away: Away[];
}

export async function companyAt(
  { presence, names, clock }: Pick<Hall, 'presence' | 'names' | 'clock'>,
  { row, state }: Pick<Table, 'row' | 'state'>,
): Promise<CompanyNow> {
  const [here, awayFor] = await Promise.all([presence.here(row.id), presence.awayFor(row.id)]);
  const known = await names.fetch(here);
  const now = clock.now();
  const away = state.seats.flatMap(({ person }) =>
    person === null || here.includes(person) ? [] : [{ person, since: now - awayFor(person) }],
  );
  return { here: here.map((person) => nameOf(person, known)), away };
}
