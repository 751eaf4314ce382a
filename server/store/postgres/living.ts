// Which processes live, by the database's clock: computers differ about the time; and which of them hear the bus.

import { sql } from 'kysely';
import type { Pool } from 'pg';
import { LIFE } from './channel.ts';

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
export const OWN_TIME = sql.raw<number>(NOW);
/** Who is not connected and has said nothing for so long is not written down any more. */
const FORGET = 60_000;
/** It holds the lock by which it shows that it lives. */
const IS_CONNECTED = `exists (
  select from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and l.granted
    and l.classid = ${LIFE}::oid and l.objid = hashtext(p.id)::oid)`;

/** True for a process that relies on the database's notices. Until it has said otherwise, one does. */
export const SOMEBODY_IS_DEAF = 'exists (select from processes where hears_bus = 0)';

/** True when the process was not written down. */
export async function sayAlive(pool: Pool, process: string): Promise<boolean> {
  const { rows } = await pool.query<{ is_new: boolean }>(
    `insert into processes (id, seen_at) values ($1, ${NOW}) on conflict (id) do update set seen_at = ${NOW}
     returning xmax = 0 as is_new`,
    [process],
  );
  return rows[0]?.is_new ?? false;
}

export async function writeHears(pool: Pool, process: string, hears: boolean): Promise<void> {
  await pool.query('update processes set hears_bus = $2 where id = $1', [process, hears ? 1 : 0]);
}

/** Those that have said so within that many milliseconds, and hold their lock. */
export async function livingProcesses(pool: Pool, within: number): Promise<readonly string[]> {
  await pool.query(`delete from processes p where seen_at < ${NOW} - ${FORGET} and not ${IS_CONNECTED}`);
  const { rows } = await pool.query<{ id: string }>(
    `select id from processes p where seen_at >= ${NOW} - $1::bigint and ${IS_CONNECTED}`,
    [within],
  );
  return rows.map(({ id }) => id);
}
