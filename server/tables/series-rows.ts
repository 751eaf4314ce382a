// Tables that belong to a series: when one of them is finished, the series has something to do.

import { sql, type Compilable, type Kysely } from 'kysely';
import type { Schema, SeriesRow, Status, TableRow } from '../store/schema.ts';

export const SERIES_JOB = 'series';

export const seriesJobOf = (series: string): string => `${SERIES_JOB}:${series}`;

export type KindOfSeries = SeriesRow['kind'];

/** Series tell from their names what they are; tournaments have plain ones. */
const NAMES = { tournament: '', campaign: 'c-', group: 'g-' } as const satisfies Record<KindOfSeries, string>;

export const seriesId = (kind: KindOfSeries, name: string): string => NAMES[kind] + name;

export function kindOf(series: string): KindOfSeries {
  const kinds: readonly KindOfSeries[] = ['campaign', 'group'];
  return kinds.find((kind) => series.startsWith(NAMES[kind])) ?? 'tournament';
}

/** Tables of a group play into each other. */
export function isOfGroup({ series }: Pick<TableRow, 'series'>): boolean {
  return series !== null && kindOf(series) === 'group';
}

/** What a table belongs to, as everybody may know it. */
export function belongingTo({
  series,
}: Pick<TableRow, 'series'>): Readonly<Record<KindOfSeries, string | null>> {
  const of = (kind: KindOfSeries): string | null =>
    series !== null && kindOf(series) === kind ? series : null;
  return { tournament: of('tournament'), campaign: of('campaign'), group: of('group') };
}

/** A series has something to do. Whoever is at it already does not put the job away: it is nobody's from then on. */
export function wokenJob(db: Kysely<Schema>, series: string): Compilable {
  return db
    .updateTable('jobs')
    .set({ run_at: 0, locked_until: 0, locked_by: '' })
    .where('key', '=', seriesJobOf(series));
}

/** Written with the deed that ends the game, so that no result is forgotten. Whoever is at the series already does not put
 *  the job away: it is nobody's from then on. */
export function wokenSeries(db: Kysely<Schema>, table: string, before: Status, after: Status): Compilable[] {
  if (before === after || (after !== 'over' && after !== 'closed')) return [];
  const of = db
    .selectFrom('series_tables')
    .select(sql<string>`${sql.lit(seriesJobOf(''))} || series_id`.as('key'))
    .where('table_id', '=', table);
  return [db.updateTable('jobs').set({ run_at: 0, locked_until: 0, locked_by: '' }).where('key', 'in', of)];
}
