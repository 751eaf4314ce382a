// Which processes live, by the database's clock: computers differ about the time.

import type { Pool } from 'pg';
import { LIFE } from './channel.ts';

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const FORGET = 86_400_000;

export async function sayAlive(pool: Pool, process: string): Promise<void> {
  await pool.query(
    `insert into processes (id, seen_at) values ($1, ${NOW}) on conflict (id) do update set seen_at = ${NOW}`,
    [process],
  );
}

/** Those that have said so within that many milliseconds, and hold their lock. */
export async function livingProcesses(pool: Pool, within: number): Promise<readonly string[]> {
  await pool.query(`delete from processes where seen_at < ${NOW} - ${FORGET}`);
  const { rows } = await pool.query<{ id: string }>(
    `select id from processes p where seen_at >= ${NOW} - $1::bigint and exists (
       select from pg_locks l join pg_database d on d.oid = l.database
       where d.datname = current_database() and l.locktype = 'advisory' and l.granted
         and l.classid = $2::int::oid and l.objid = hashtext(p.id)::oid)`,
    [within, LIFE],
  );
  return rows.map(({ id }) => id);
}
