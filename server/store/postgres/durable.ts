// The settings that make PostgreSQL keep what it confirms, read back before anything is served.

import type { Pool } from 'pg';
import { StoreRefused } from '../store.ts';

/** Settings that wait for the disk, here or on another server too. */
const SAFE: Readonly<Record<string, readonly string[]>> = {
  fsync: ['on'],
  full_page_writes: ['on'],
  synchronous_commit: ['on', 'local', 'remote_write', 'remote_apply'],
};

export async function requireDurable(pool: Pool): Promise<void> {
  for (const [setting, safe] of Object.entries(SAFE)) {
    const { rows } = await pool.query<{ value: string }>('select current_setting($1) as value', [setting]);
    const value = rows[0]?.value ?? '';
    if (!safe.includes(value)) {
      throw new StoreRefused(
        `PostgreSQL has ${setting} = ${value}, so moves could be lost: set it to ${safe[0]}.`,
      );
    }
  }
}
