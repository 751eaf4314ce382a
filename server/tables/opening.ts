// A new table, from what somebody filled in.

import { isRefusal, Refusal, type Game } from '@starboard/engine';
import { hex, readOptions } from '@starboard/engine/match';
import type { Compilable, Kysely } from 'kysely';
import type { NewTable } from '@starboard/wire/schema';
import { inviteCode, tableId, type Ids } from '../base/ids.ts';
import { Refused } from '../base/refused.ts';
import type { Schema, TableRow } from '../store/schema.ts';
import { UNTIMED, type Time } from './clock.ts';
import type { Deed, Sitter } from './deed.ts';

const SEED_BYTES = 32;
const SHORTEST_LIVE = 30;
const SHORTEST_DAYS = 3600;

export interface Plan {
  readonly row: TableRow;
  readonly sitters: readonly Sitter[];
}

export interface OpeningDeps {
  readonly ids: Ids;
  readonly now: number;
  readonly host: string;
  /** The bots of the game. */
  readonly levels: readonly string[];
}

export function planTable(game: Game, given: NewTable, deps: OpeningDeps): Plan | Refusal {
  const seats = given.seats.length;
  const { min, max } = game.seats;
  if (seats < min || seats > max)
    return new Refused(
      'illegal',
      `${game.title} is for ${min === max ? min : `${min} to ${max}`} seats, not ${seats}.`,
    );
  const options = readOptions(game.options, given.options ?? {});
  if (isRefusal(options)) return options;
  const conflict = game.conflict(options, seats);
  if (conflict !== null) return conflict;
  const time = given.time ?? UNTIMED;
  const level = given.level ?? usualLevel(deps.levels);
  const wrong = wrongTime(time) ?? wrongSeats(given, deps.levels) ?? wrongLevel(level, deps.levels);
  if (wrong !== null) return wrong;
  const sitters = given.seats.map((seat) => sitterOf(seat, deps.host));
  return { row: rowOf(game, given, { options, time, level }, deps), sitters };
}

interface Read {
  readonly options: object;
  readonly time: Time;
  readonly level: string;
}

function rowOf(game: Game, given: NewTable, { options, time, level }: Read, deps: OpeningDeps): TableRow {
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
  sitters: readonly Sitter[],
  deps: Omit<OpeningDeps, 'levels'>,
): Plan {
  const row: TableRow = {
    ...old,
    id: tableId(deps.ids),
    invite: inviteCode(deps.ids),
    host: deps.host,
    seed: hex(deps.ids.secret(SEED_BYTES)),
    previous: old.id,
    created_at: deps.now,
    status: 'open',
    actors: 0,
    deadline: null,
    ended_at: null,
    outcome: null,
  };
  return { row, sitters: sitters.map((_, seat) => sitters[(seat + sitters.length - 1) % sitters.length]) };
}

/** Writes the plan: the table, its first deed, its seats, and a look at it, since it may start at once. */
export function openingStatements(db: Kysely<Schema>, { row, sitters }: Plan): Compilable[] {
  const deed: Deed = { do: 'open', host: row.host, seats: sitters };
  const { id, created_at: at } = row;
  const seats = sitters.map(({ person, bot }, seat) => ({ table_id: id, seat, person, bot }));
  const job = { key: `table:${id}`, kind: 'table', subject: id, run_at: at };
  return [
    db.insertInto('tables').values(row),
    db.insertInto('deeds').values({ table_id: id, position: 0, at, body: JSON.stringify(deed) }),
    db.insertInto('seats').values(seats),
    db.insertInto('jobs').values({ ...job, attempts: 0, locked_until: 0, locked_by: '' }),
  ];
}

function sitterOf(seat: NewTable['seats'][number], host: string): Sitter {
  if ('me' in seat) return { person: host, bot: null };
  return { person: null, bot: 'bot' in seat ? seat.bot : null };
}

function wrongSeats({ seats }: NewTable, levels: readonly string[]): Refusal | null {
  if (seats.filter((seat) => 'me' in seat).length > 1)
    return new Refused('illegal', 'You can take one seat only.');
  const bots = seats.flatMap((seat) => ('bot' in seat ? [seat.bot] : []));
  return bots.map((level) => wrongLevel(level, levels)).find((wrong) => wrong !== null) ?? null;
}

function wrongLevel(level: string, levels: readonly string[]): Refusal | null {
  if (levels.includes(level)) return null;
  return new Refused('illegal', `There is no bot "${level}" for this game; there is ${levels.join(', ')}.`);
}

function wrongTime({ kind, bank }: Time): Refusal | null {
  if (kind === 'live' && bank < SHORTEST_LIVE)
    return new Refused('illegal', `A live clock has at least ${SHORTEST_LIVE} seconds.`);
  if (kind === 'days' && bank < SHORTEST_DAYS)
    return new Refused('illegal', 'A decision by days has at least an hour.');
  return null;
}

/** Neither the weakest nor the strongest. */
function usualLevel(levels: readonly string[]): string {
  return levels.includes('captain') ? 'captain' : levels[levels.length - 1];
}
