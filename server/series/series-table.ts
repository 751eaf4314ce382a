// A table of a series, which is opened with the deed that says so. Everybody may watch, and nobody else comes in: a series
// alone decides who sits at its tables. They are on its own page and not in the lobby.

import type { OptionValues } from '@starboard/engine';
import { hex } from '@starboard/engine/match';
import type { Compilable } from 'kysely';
import { inviteCode, type Ids } from '../base/ids.ts';
import type { SeriesRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { FirstSitter } from '../tables/deed.ts';
import { openingStatements } from '../tables/opening.ts';

const SEED_BYTES = 32;

export interface TableOfSeries {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  /** In the order of seats. */
  readonly sitters: readonly FirstSitter[];
  readonly at: number;
}

export function openedForSeries(
  { store: { db }, ids }: { readonly store: Store; readonly ids: Ids },
  { id: series, time, level, organizer }: SeriesRow,
  { id, game, rules, options, sitters, at }: TableOfSeries,
): Compilable[] {
  const row = {
    id,
    game,
    rules,
    seats: sitters.length,
    options: JSON.stringify(options),
    visibility: 'public',
    invite: inviteCode(ids),
    time,
    level,
    host: organizer,
    seed: hex(ids.secret(SEED_BYTES)),
    previous: null,
    series,
    rated: null,
    created_at: at,
    status: 'open',
    actors: 0,
    deadline: null,
    ended_at: null,
    outcome: null,
  } as const;
  return [
    ...openingStatements(db, { row, sitters }, null),
    db.insertInto('series_tables').values({ table_id: id, series_id: series, taken: 0 }),
  ];
}

/** What came of a table was taken. */
export function takenTable({ db }: Store, table: string): Compilable {
  return db.updateTable('series_tables').set({ taken: 1 }).where('table_id', '=', table);
}
