// How long the tables of a series wait for those who are to play there.

import type { Handled } from '../jobs/jobs.ts';
import type { SeriesRow } from '../store/schema.ts';
import type { TimeControl } from '../tables/clock.ts';
import { WHEN_WOKEN } from './kind.ts';
import type { SeriesDeps } from './series-keeper.ts';

/** In seconds, where nothing else is said; where decisions have days, as long as one of them. */
const USUAL = 600;
/** Of tables without a clock that people have arranged to play at. */
const UNHURRIED = 86_400;
const SECOND = 1000;

/** In milliseconds. */
export function patienceOf(
  seconds: number | undefined,
  { kind, bank }: TimeControl,
  untimed: 'usual' | 'unhurried' = 'usual',
): number {
  const none = untimed === 'usual' ? USUAL : UNHURRIED;
  const usual = { live: USUAL, days: bank, none };
  return (seconds ?? usual[kind]) * SECOND;
}

/** A table that is over or closed and was not taken yet; one that has waited too long is closed first, and says itself who was
 *  missing. Without patience tables wait as long as it takes. */
export async function finishedTable(
  { store, keepers, clock }: SeriesDeps,
  { id, patience }: SeriesRow,
): Promise<string | null> {
  const found = await store.db
    .selectFrom('series_tables')
    .innerJoin('tables', 'tables.id', 'series_tables.table_id')
    .select(['tables.id', 'tables.status'])
    .where('series_id', '=', id)
    .where('taken', '=', 0)
    .where((eb) =>
      eb.or([
        eb('tables.status', 'in', ['over', 'closed']),
        ...(patience === 0
          ? []
          : [
              eb.and([
                eb('tables.status', '=', 'open'),
                eb('tables.created_at', '<=', clock.now() - patience),
              ]),
            ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return null;
  if (found.status !== 'open') return found.id;
  const keeper = await keepers.of(found.id);
  await keeper?.commit(
    ({ state }) => (state.status === 'open' ? { deed: { do: 'close' } } : null),
    () => null,
  );
  // it may have begun meanwhile
  const isClosed = await keeper?.look(({ state }) => state.status === 'over' || state.status === 'closed');
  return isClosed === true ? found.id : null;
}

/** When the next table will have waited long enough. */
export async function patienceEnds({ store }: SeriesDeps, { id, patience }: SeriesRow): Promise<Handled> {
  if (patience === 0) return WHEN_WOKEN;
  const oldest = await store.db
    .selectFrom('series_tables')
    .innerJoin('tables', 'tables.id', 'series_tables.table_id')
    .select('tables.created_at')
    .where('series_id', '=', id)
    .where('taken', '=', 0)
    .where('tables.status', '=', 'open')
    .orderBy('tables.created_at')
    .limit(1)
    .executeTakeFirst();
  return oldest === undefined ? WHEN_WOKEN : oldest.created_at + patience;
}
