// How many series somebody has opened that are not finished, of every kind.

import { payerOf } from '../people/budgets.ts';
import type { PersonRow, SeriesStatus } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export const UNFINISHED = ['entering', 'closed', 'playing'] as const satisfies readonly SeriesStatus[];

/** The format of groups that are games of a tournament: who plays there, and how many there are, the tournament says. */
export const OF_TOURNAMENT = 'encounter';

/** Of the person, its owner and its owner's bots. */
export async function unfinishedSeries({ db }: Pick<Store, 'db'>, person: PersonRow): Promise<number> {
  const answers = payerOf(person);
  const family = db
    .selectFrom('persons')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', answers), eb('owner', '=', answers)]));
  const { count } = await db
    .selectFrom('series')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'in', UNFINISHED)
    .where('format', '!=', OF_TOURNAMENT)
    .where('organizer', 'in', family)
    .executeTakeFirstOrThrow();
  return count;
}
