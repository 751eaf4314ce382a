// Deeds of many tables in one statement, which is one durable transaction. Each deed stands or falls by itself: what
// somebody else wrote first is left out, with all that would have followed from it. The database tells all processes of
// them, except where every process that is written down hears the bus, and who appends tells them there.

import type { Pool, PoolClient } from 'pg';
import { jobOf, SNAPSHOT_EVERY, SNAPSHOTS_KEPT, type Append } from '../store.ts';
import { CHANNEL } from './channel.ts';
import { SOMEBODY_IS_DEAF } from './living.ts';

/** Rows are locked in the same order everywhere, so that two processes never wait for each other. */
const APPEND = `
with given as (
  select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[],
                       $5::text[], $6::int[], $7::bigint[], $8::bigint[], $9::text[],
                       $10::text[], $11::int[], $12::bigint[], $13::bigint[])
    as g (table_id, seq, at, body, status, actors, deadline, ended_at, outcome, snapshot, waking, run_at, locked_until)
), won as (
  insert into deeds (table_id, seq, at, body)
  select table_id, seq, at, body from given order by table_id
  on conflict do nothing
  returning table_id, seq
), mine as (
  select g.* from given g join won using (table_id)
), summarised as (
  update tables t
  set status = m.status, actors = m.actors, deadline = m.deadline, ended_at = m.ended_at, outcome = m.outcome
  from (select * from mine where status is not null order by table_id) m where t.id = m.table_id
), kept as (
  insert into snapshots (table_id, deed_count, body)
  select table_id, seq + 1, snapshot from mine where snapshot is not null
  on conflict (table_id, deed_count) do update set body = excluded.body
), dropped as (
  delete from snapshots s using mine m
  where m.snapshot is not null and s.table_id = m.table_id
    and s.deed_count <= m.seq + 1 - ${SNAPSHOTS_KEPT * SNAPSHOT_EVERY}
), slept as (
  delete from jobs j using mine m where m.waking = 0 and j.key = '${jobOf('')}' || m.table_id
), woken as (
  insert into jobs (key, kind, subject, run_at, attempts, locked_until, locked_by)
  select '${jobOf('')}' || table_id, 'table', table_id, run_at, 0, locked_until, $14::text
  from mine where waking = 1 order by table_id
  on conflict (key) do update set run_at = excluded.run_at, attempts = 0,
    locked_until = excluded.locked_until, locked_by = excluded.locked_by
), heard as (
  select $15::boolean or ${SOMEBODY_IS_DEAF} as by_all
)
select table_id, by_all, case when by_all then pg_notify('${CHANNEL}', table_id || ':' || (seq + 1)) end
from won, heard`;

export interface Appender {
  readonly process: string;
  /** Others do not hear of it from this process itself: the database has to tell them. */
  readonly isSilent: () => boolean;
}

export interface Appended {
  /** The tables whose deed was written. */
  readonly tables: ReadonlySet<string>;
  /** The database has told all processes of them. */
  readonly isTold: boolean;
}

/** A table must not be in the list twice. */
export async function appendMany(
  client: Pool | PoolClient,
  { process, isSilent }: Appender,
  deeds: readonly Append[],
): Promise<Appended> {
  const column = <T>(of: (deed: Append) => T): T[] => deeds.map(of);
  const { rows } = await client.query<{ table_id: string; by_all: boolean }>({
    name: 'append',
    text: APPEND,
    values: [
      column((deed) => deed.table),
      column((deed) => deed.seq),
      column((deed) => deed.at),
      column((deed) => deed.body),
      column((deed) => deed.summary?.status ?? null),
      column((deed) => deed.summary?.actors ?? null),
      column((deed) => deed.summary?.deadline ?? null),
      column((deed) => deed.summary?.ended_at ?? null),
      column((deed) => deed.summary?.outcome ?? null),
      column((deed) => deed.snapshot),
      column(({ wake }) => (wake === undefined ? null : wake === null ? 0 : 1)),
      column((deed) => deed.wake?.at ?? null),
      column((deed) => deed.wake?.lockedUntil ?? null),
      process,
      isSilent(),
    ],
  });
  return { tables: new Set(rows.map((row) => row.table_id)), isTold: rows[0]?.by_all ?? true };
}
