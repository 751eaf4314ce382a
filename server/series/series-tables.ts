// The tables of a series: opened with its deed, looked at when they are finished or have waited long enough.

import { hex } from '@starboard/engine/match';
import type { Compilable, Kysely } from 'kysely';
import { resultOf, sittersOf, type GameResult, type Tournament } from '@starboard/series/tournament';
import { inviteCode, tableId, type Ids } from '../base/ids.ts';
import type { Schema, SeriesRow } from '../store/schema.ts';
import type { FirstSitter } from '../tables/deed.ts';
import { openingStatements } from '../tables/opening.ts';
import { isReady } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';

const SEED_BYTES = 32;

export interface OpenedForSeries {
  readonly table: string;
  readonly also: readonly Compilable[];
}

/** SE-2.1: in the order of seats. Nobody else comes in: the table is by invitation, and everybody invited has a seat. */
export function tableFor(
  db: Kysely<Schema>,
  row: SeriesRow,
  { plan, encounters, entrants }: Tournament,
  number: number,
  { ids, now }: { readonly ids: Ids; readonly now: number },
): OpenedForSeries {
  const sitters = sittersOf(encounters[number]).map((id): FirstSitter => {
    const bot = entrants.find((each) => each.id === id)?.bot ?? null;
    return { person: bot === null ? id : null, bot };
  });
  const table = tableId(ids);
  const opening = openingStatements(db, {
    row: {
      id: table,
      game: plan.game,
      rules: plan.rules,
      seats: sitters.length,
      options: JSON.stringify(plan.options),
      visibility: 'invited',
      invite: inviteCode(ids),
      time: row.time,
      level: row.level,
      host: row.organizer,
      seed: hex(ids.secret(SEED_BYTES)),
      previous: null,
      created_at: now,
      status: 'open',
      actors: 0,
      deadline: null,
      ended_at: null,
      outcome: null,
    },
    sitters,
  });
  const belongs = db.insertInto('series_tables').values({ table_id: table, series_id: row.id, taken: 0 });
  return { table, also: [...opening, belongs] };
}

/** What a table that is finished says: a result, who did not come, or that it was never finished. */
export type TableEnding =
  | { readonly end: 'result'; readonly result: GameResult }
  | { readonly end: 'noShow'; readonly absent: readonly number[] }
  | { readonly end: 'unfinished' };

/** Null while it goes on. A table that was closed before its game says itself who was missing. */
export function endingOf({ state, match }: Table): TableEnding | null {
  if (state.status === 'over') {
    const result = match && resultOf(match);
    return result === null ? { end: 'unfinished' } : { end: 'result', result };
  }
  if (state.status !== 'closed') return null;
  const absent = state.seats.flatMap((seat, place) => (isReady(seat) ? [] : [place]));
  return state.startedAt === null && absent.length > 0 ? { end: 'noShow', absent } : { end: 'unfinished' };
}
