// What the bus needs of PostgreSQL.

import type { Pool } from 'pg';
import type { BusBase } from '../bus/bus.ts';
import { writeNotice } from '../notices.ts';
import { CHANNEL } from './channel.ts';
import { writeHears } from './living.ts';

/** One look into the index for each table, however long its log is. */
const COUNTS = `
select id, (select seq + 1 from deeds where table_id = id order by seq desc limit 1) as deed_count
from unnest($1::text[]) as asked (id)`;

export function busBase(pool: Pool, process: string): BusBase {
  return {
    async deedCounts(tables) {
      const { rows } = await pool.query<{ id: string; deed_count: number | null }>(COUNTS, [tables]);
      return rows.map((row) => ({ table: row.id, deedCount: row.deed_count ?? 0 }));
    },
    async notify(news) {
      const texts = news.map(({ table, deedCount }) => writeNotice({ about: 'table', id: table, deedCount }));
      await pool.query(`select pg_notify('${CHANNEL}', text) from unnest($1::text[]) as told (text)`, [
        texts,
      ]);
    },
    writeHears: (hears) => writeHears(pool, process, hears),
  };
}
