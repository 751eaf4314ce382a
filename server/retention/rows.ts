// Single rows that nobody needs any more, a bounded number of each kind at a time.

import type { DeleteResult, Kysely } from 'kysely';
import { datedFrom } from '../base/ids.ts';
import type { Schema } from '../store/schema.ts';
import { isReported } from './kept.ts';

/** Of a kind in one statement. */
export const ROWS = 500;

type Db = Kysely<Schema>;
export type Delete = { executeTakeFirst(): Promise<DeleteResult> };

export function oldChat(db: Db, before: number): Delete {
  const those = db
    .selectFrom('chat')
    .select('id')
    .where('id', '<', datedFrom(before))
    .where((eb) => eb.not(isReported(eb)))
    .orderBy('id')
    .limit(ROWS);
  return db.deleteFrom('chat').where('id', 'in', those);
}

export function oldReports(db: Db, before: number): Delete {
  const those = db
    .selectFrom('reports')
    .select('id')
    .where('handled', '=', 1)
    .where((eb) => eb(eb.fn.coalesce('handled_at', 'at'), '<', before))
    .limit(ROWS);
  return db.deleteFrom('reports').where('id', 'in', those);
}

export function oldAudit(db: Db, before: number): Delete {
  const those = db.selectFrom('audit').select('id').where('id', '<', datedFrom(before)).limit(ROWS);
  return db.deleteFrom('audit').where('id', 'in', those);
}

export function oldDevices(db: Db, before: number): Delete {
  const those = db.selectFrom('devices').select('hash').where('seen_at', '<', before).limit(ROWS);
  return db.deleteFrom('devices').where('seen_at', '<', before).where('hash', 'in', those);
}

export function endedSessions(db: Db, now: number): Delete {
  const those = db.selectFrom('sessions').select('hash').where('expires_at', '<=', now).limit(ROWS);
  return db.deleteFrom('sessions').where('hash', 'in', those);
}

export function filledBudgets(db: Db, now: number): Delete {
  const those = db.selectFrom('budgets').select('key').where('full_at', '<', now).limit(ROWS);
  return db.deleteFrom('budgets').where('key', 'in', those).where('full_at', '<', now);
}

export function forgottenOrigins(db: Db, now: number): Delete {
  const those = db.selectFrom('origins').select('address').where('until_at', '<', now).limit(ROWS);
  return db.deleteFrom('origins').where('address', 'in', those).where('until_at', '<', now);
}

/** Of tables that are not there any more. */
export function orphanedJobs(db: Db, now: number): Delete {
  const those = db
    .selectFrom('jobs')
    .select('key')
    .where('kind', '=', 'table')
    .where('locked_until', '<=', now)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('tables').select('id').whereRef('tables.id', '=', 'jobs.subject'))),
    )
    .limit(ROWS);
  return db.deleteFrom('jobs').where('key', 'in', those);
}
