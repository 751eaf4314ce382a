// The store for a thread that only reads: a connection of its own, so that whoever reads much keeps nobody waiting.

import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { deedsOf } from './postgres/deeds.ts';
import { Lines } from './postgres/lines.ts';
import { USUAL_PATIENCE, type Patience } from './postgres/patience.ts';
import { numericTypes } from './postgres/types.ts';
import type { Schema } from './schema.ts';
import { openToRead } from './sqlite/file.ts';
import { deedReader } from './sqlite/journal.ts';
import type { ReadingPlace, Store } from './store.ts';

/** All that reading tables needs of a store. */
export type Reading = Pick<Store, 'db' | 'deeds'>;

export function openReading(place: ReadingPlace, patience: Patience = USUAL_PATIENCE): Reading {
  if ('url' in place) {
    const config = { connectionString: place.url, types: numericTypes, application_name: 'starboard' };
    const { pool } = new Lines(config, 1, patience);
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    return { db, deeds: (...which) => deedsOf(db, ...which) };
  }
  const database = openToRead(place.path);
  const deeds = deedReader(database);
  return {
    db: new Kysely<Schema>({ dialect: new SqliteDialect({ database }) }),
    deeds: (...which) => Promise.resolve(deeds(...which)),
  };
}
