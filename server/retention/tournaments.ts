// Tournaments that were cancelled before their lots were drawn: nobody played in them, and no table belongs to them. All
// others stay as the games of accounts do, since only accounts organize them.

import { seriesJobOf } from '../tables/series-rows.ts';
import type { Store } from '../store/store.ts';

/** How many went. */
export async function removeUnbegun(store: Store, before: number, most: number): Promise<number> {
  const { db } = store;
  const rows = await db
    .selectFrom('series')
    .select('id')
    .where('status', '=', 'cancelled')
    .where('begun', '=', 0)
    .where('ended_at', '<', before)
    .orderBy('ended_at')
    .limit(most)
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await store.write([
    db.deleteFrom('series').where('id', 'in', ids),
    db.deleteFrom('series_deeds').where('series_id', 'in', ids),
    db.deleteFrom('series_entrants').where('series_id', 'in', ids),
    db.deleteFrom('series_snapshots').where('series_id', 'in', ids),
    db.deleteFrom('jobs').where('key', 'in', ids.map(seriesJobOf)),
  ]);
  return ids.length;
}
