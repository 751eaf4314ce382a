// A table that goes, with all that is stored at it; what was reported there and is not settled stays.

import type { Store } from '../store/store.ts';

export async function removeTables(store: Store, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  const { db } = store;
  await store.write([
    db.deleteFrom('tables').where('id', 'in', tables),
    db.deleteFrom('lobby').where('table_id', 'in', tables),
    db.deleteFrom('seats').where('table_id', 'in', tables),
    db.deleteFrom('sat').where('table_id', 'in', tables),
    db.deleteFrom('snapshots').where('table_id', 'in', tables),
    db.deleteFrom('results').where('table_id', 'in', tables),
    db.deleteFrom('result_seats').where('table_id', 'in', tables),
    db.deleteFrom('played').where('table_id', 'in', tables),
    db.deleteFrom('presence').where('table_id', 'in', tables),
    db.deleteFrom('jobs').where('kind', '=', 'table').where('subject', 'in', tables),
    db
      .deleteFrom('chat')
      .where('table_id', 'in', tables)
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('reports')
          .select('reports.chat')
          .where('reports.handled', '=', 0)
          .where('reports.chat', 'is not', null)
          .$narrowType<{ chat: string }>(),
      ),
    ...store.withoutDeeds(tables),
  ]);
}
