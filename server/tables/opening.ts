// A new table, from what somebody filled in.

import { isRefusal, type Game, type Refusal } from '@starboard/engine';
import { hex, readOptions, wrongSeatCount } from '@starboard/engine/match';
import type { Compilable, Kysely } from 'kysely';
import type { NewTable } from '@starboard/wire/schema';
import { inviteCode, tableId, type Ids } from '../base/ids.ts';
import { refused } from '../base/refused.ts';
import type { Schema, TableRow } from '../store/schema.ts';
import { UNTIMED, type TimeControl } from './clock.ts';
import type { Deed, FirstSitter } from './deed.ts';
import { openedRows, type LobbyPlace } from './lobby-rows.ts';
import { poolOf } from './rating.ts';
import { satRows } from './seat-rows.ts';

const SEED_BYTES = 32;
const SHORTEST_LIVE = 30;
const SHORTEST_DAYS = 3600;

export interface TablePlan {
  readonly row: TableRow;
  readonly sitters: readonly FirstSitter[];
}

export interface OpeningDeps {
  readonly ids: Ids;
  readonly now: number;
  readonly host: string;
  /** The bots of the game. */
  readonly levels: readonly string[];
}

export function planTable(game: Game, given: NewTable, deps: OpeningDeps): TablePlan | Refusal {
  const seats = given.seats.length;
  const crowd = wrongSeatCount(game, seats);
  if (crowd !== null) return crowd;
  const options = readOptions(game.options, given.options ?? {});
  if (isRefusal(options)) return options;
  if (game.group?.isOf(options) === true) return refused('illegal', 'tableOfGroup');
  const conflict = game.conflict(options, seats);
  if (conflict !== null) return conflict;
  const time = given.time ?? UNTIMED;
  const level = given.level ?? usualLevel(deps.levels);
  const wrong = wrongTime(time) ?? wrongSeats(given, deps.levels) ?? wrongLevel(level, deps.levels);
  if (wrong !== null) return wrong;
  const people = given.seats.filter((seat) => !('bot' in seat)).length;
  const rated = given.rated === true ? poolOf(game, options, { seats, people }, time) : null;
  if (isRefusal(rated)) return rated;
  const sitters = given.seats.map((seat) => sitterOf(seat, deps.host));
  return { row: rowOf(game, given, { options, time, level, rated }, deps), sitters };
}

interface Read {
  readonly options: object;
  readonly time: TimeControl;
  readonly level: string;
  readonly rated: string | null;
}

function rowOf(
  game: Game,
  given: NewTable,
  { options, time, level, rated }: Read,
  deps: OpeningDeps,
): TableRow {
  return {
    id: tableId(deps.ids),
    game: game.id,
    rules: game.rules,
    seats: given.seats.length,
    options: JSON.stringify(options),
    visibility: given.visibility ?? 'public',
    invite: inviteCode(deps.ids),
    time: JSON.stringify(time),
    level,
    host: deps.host,
    seed: hex(deps.ids.secret(SEED_BYTES)),
    previous: null,
    series: null,
    rated,
    created_at: deps.now,
    status: 'open',
    actors: 0,
    deadline: null,
    ended_at: null,
    outcome: null,
  };
}

/** The same table again: other dice, and everybody one seat further. */
export function planRematch(
  old: TableRow,
  sitters: readonly FirstSitter[],
  deps: Omit<OpeningDeps, 'levels'>,
): TablePlan {
  const row: TableRow = {
    ...old,
    id: tableId(deps.ids),
    invite: inviteCode(deps.ids),
    host: deps.host,
    seed: hex(deps.ids.secret(SEED_BYTES)),
    previous: old.id,
    series: null,
    created_at: deps.now,
    status: 'open',
    actors: 0,
    deadline: null,
    ended_at: null,
    outcome: null,
  };
  return { row, sitters: sitters.map((_, seat) => sitters[(seat + sitters.length - 1) % sitters.length]) };
}

/** Writes the plan: the table, its first deed, its seats, its place in the lobby where it is to be listed, and a look at it,
 *  since it may start at once. */
export function openingStatements(
  db: Kysely<Schema>,
  { row, sitters }: TablePlan,
  place: LobbyPlace | null = { origin: row.host, place: 0 },
): Compilable[] {
  const deed: Deed = { do: 'open', host: row.host, seats: sitters };
  const { id, created_at: at } = row;
  const seats = sitters.map(({ person, bot }, seat) => ({ table_id: id, seat, person, bot }));
  const job = { key: `table:${id}`, kind: 'table', subject: id, run_at: at };
  return [
    db.insertInto('tables').values(row),
    db.insertInto('deeds').values({ table_id: id, seq: 0, at, body: JSON.stringify(deed) }),
    db.insertInto('seats').values(seats),
    ...satRows(db, id, sitters),
    ...(place === null ? [] : openedRows(db, row, place)),
    db.insertInto('jobs').values({ ...job, attempts: 0, locked_until: 0, locked_by: '' }),
  ];
}

/** Characters of options as JSON: each table keeps them, and so does whoever looks at the series. */
export const MOST_OPTIONS = 32_768;

/** What is nested too deep to be written is too long. */
export function optionsLength(value: object): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return Infinity;
  }
}

function sitterOf(seat: NewTable['seats'][number], host: string): FirstSitter {
  if ('me' in seat) return { person: host, bot: null };
  return { person: null, bot: 'bot' in seat ? seat.bot : null };
}

function wrongSeats({ seats }: NewTable, levels: readonly string[]): Refusal | null {
  if (seats.filter((seat) => 'me' in seat).length > 1) return refused('illegal', 'oneSeatOnly');
  const bots = seats.flatMap((seat) => ('bot' in seat ? [seat.bot] : []));
  return bots.map((level) => wrongLevel(level, levels)).find((wrong) => wrong !== null) ?? null;
}

export function wrongLevel(level: string, levels: readonly string[]): Refusal | null {
  if (levels.includes(level)) return null;
  return refused('illegal', 'noSuchLevel', { level, levels });
}

export function wrongTime({ kind, bank }: TimeControl): Refusal | null {
  if (kind === 'live' && bank < SHORTEST_LIVE)
    return refused('illegal', 'clockTooShort', { seconds: SHORTEST_LIVE });
  if (kind === 'days' && bank < SHORTEST_DAYS) return refused('illegal', 'daysTooShort');
  return null;
}

/** Neither the weakest nor the strongest. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes('captain') ? 'captain' : levels[levels.length - 1];
}
