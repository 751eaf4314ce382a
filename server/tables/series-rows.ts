// Tables that belong to a series: when one of them is finished, the series has something to do.

import { sql, type Compilable, type Kysely } from 'kysely';
import type { Schema, Status, TableRow } from '../store/schema.ts';

export const SERIES_JOB = 'series';

export const seriesJobOf = (series: string): string => `${SERIES_JOB}:${series}`;

/** Campaigns tell from their names what they are. */
const CAMPAIGN = 'c-';

export const campaignId = (name: string): string => CAMPAIGN + name;

export const isCampaign = (series: string): boolean => series.startsWith(CAMPAIGN);

/** What a table belongs to, as everybody may know it. */
export function belongingTo({ series }: Pick<TableRow, 'series'>): {
  readonly tournament: string | null;
  readonly campaign: string | null;
} {
  const ofCampaign = series !== null && isCampaign(series);
  return { tournament: ofCampaign ? null : series, campaign: ofCampaign ? series : null };
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
