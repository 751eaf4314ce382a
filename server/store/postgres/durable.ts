// The settings that make PostgreSQL keep what it confirms: read back before anything is served, and again and again, since
// a reload changes them while it runs.

import type { Pool } from 'pg';
import { StoreRefused } from '../store.ts';

/** Settings that wait for the disk, here or on another server too. */
const SAFE: Readonly<Record<string, readonly string[]>> = {
  fsync: ['on'],
  full_page_writes: ['on'],
  synchronous_commit: ['on', 'local', 'remote_write', 'remote_apply'],
};

/** The one that every connection sets for itself, so that it holds whatever the configuration says. */
const OWN = 'synchronous_commit';

export interface Durability {
  /** Why what is confirmed could be lost; null where it could not. */
  readonly unsafe: string | null;
  /** What is wrong in the configuration, though our connections do better. */
  readonly remark: string | null;
}

/** As the configuration has them now, not as this connection has set them. */
export async function durabilityOf(pool: Pool): Promise<Durability> {
  const { rows } = await pool.query<{ name: string; value: string }>(
    'select name, reset_val as value from pg_settings where name = any($1) order by name',
    [Object.keys(SAFE)],
  );
  const wrong = rows.filter(({ name, value }) => !SAFE[name].includes(value));
  const unsafe = wrong.find(({ name }) => name !== OWN);
  const own = wrong.find(({ name }) => name === OWN);
  return {
    unsafe:
      unsafe === undefined
        ? null
        : `PostgreSQL has ${unsafe.name} = ${unsafe.value}, so moves could be lost: set it to ${SAFE[unsafe.name][0]}.`,
    remark:
      own === undefined
        ? null
        : `PostgreSQL has ${OWN} = ${own.value}: this server waits for the disk all the same, but set it to ${SAFE[OWN][0]}.`,
  };
}

/** Nothing is begun on a database that is set up to lose what it confirms. */
export async function requireDurable(pool: Pool): Promise<void> {
  const { unsafe, remark } = await durabilityOf(pool);
  if (unsafe !== null) throw new StoreRefused(unsafe);
  if (remark !== null)
    throw new StoreRefused(`PostgreSQL has ${OWN} = off, so moves could be lost: set it to ${SAFE[OWN][0]}.`);
}
