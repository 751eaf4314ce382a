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
import { starOf } from './entrants.ts';

const SEED_BYTES = 32;

export interface OpenedForSeries {
  readonly table: string;
  readonly also: readonly Compilable[];
}

export interface TableOpening {
  readonly names: Ids;
  readonly now: number;
  /** What guests among the entrants have become. */
  readonly become: ReadonlyMap<string, string>;
}

/** SE-2.1: in the order of seats. Everybody may watch, and nobody else comes in: a series alone decides who sits at its
 *  tables. They are on its own page and not in the lobby. */
export function tableFor(
  db: Kysely<Schema>,
  row: SeriesRow,
  { plan, encounters, entrants }: Tournament,
  number: number,
  { names, now: at, become }: TableOpening,
): OpenedForSeries {
  const ids = sittersOf(encounters[number]);
  const sitters = ids.map((id): FirstSitter => {
    const bot = entrants.find((each) => each.id === id)?.bot ?? null;
    if (bot !== null) return { person: null, bot, star: starOf(id) };
    const now = become.get(id) ?? id;
    // nobody sits in two seats, though somebody may have entered as a guest and by the account
    return { person: ids.includes(now) ? id : now, bot };
  });
  const table = tableId(names);
  const opening = openingStatements(
    db,
    {
      row: {
        id: table,
        game: plan.game,
        rules: plan.rules,
        seats: sitters.length,
        options: JSON.stringify(plan.options),
        visibility: 'public',
        invite: inviteCode(names),
        time: row.time,
        level: row.level,
        host: row.organizer,
        seed: hex(names.secret(SEED_BYTES)),
        previous: null,
        series: row.id,
        rated: null,
        created_at: at,
        status: 'open',
        actors: 0,
        deadline: null,
        ended_at: null,
        outcome: null,
      },
      sitters,
    },
    null,
  );
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
