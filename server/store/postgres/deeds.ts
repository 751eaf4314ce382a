import type { Kysely } from 'kysely';
import type { DeedRow, Schema } from '../schema.ts';

/** The deeds of a table in their order, from one number to before another. */
export function deedsOf(
  db: Kysely<Schema>,
  table: string,
  from: number,
  before?: number,
): Promise<DeedRow[]> {
  const since = db
    .selectFrom('deeds')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '>=', from)
    .orderBy('seq');
  return (before === undefined ? since : since.where('seq', '<', before)).execute();
}
