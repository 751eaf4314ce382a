// What everybody may know of a table, besides the game itself.

import { endedByPlayers, outcomeOf } from '@starboard/engine/match';
import type { ClockInfo, Note as ToldNote, TableCard, TableChange, TableInfo } from '@starboard/wire/schema';
import { nameOf, type PeopleById } from '../people/names.ts';
import type { Summary } from '../store/schema.ts';
import { firstDeadline, PATIENCE } from './clock.ts';
import type { StoredNote } from './note.ts';
import type { TableSeat } from './seating.ts';
import { belongingTo } from './series-rows.ts';
import { commitmentFor, forfeitsAt, type OpenedTable, type Table } from './table.ts';

export function cardOf(opened: OpenedTable): TableCard {
  const { row, game, options, time } = opened;
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    rulesKept: game !== null,
    options,
    visibility: row.visibility,
    time,
    level: row.level,
    patience: PATIENCE[time.kind],
    commitment: commitmentFor(opened),
    createdAt: row.created_at,
    previous: row.previous,
    ...belongingTo(row),
    rated: row.rated,
  };
}

export function infoOf(table: Table, names: PeopleById): TableInfo {
  return {
    ...changeOf(table, names),
    notes: table.state.notes.map((note) => noteInfo(note, names)),
  };
}

/** But for the notes. */
export function changeOf(table: Table, names: PeopleById): TableChange {
  const { state } = table;
  const { status, host, offer, paused, startedAt, endedAt, next } = state;
  const forfeits = forfeitsAt(table);
  return {
    status,
    host: nameOf(host, names),
    seats: state.seats.map((seat, place) => seatInfo(seat, names, forfeits.includes(place))),
    offer: offer && { kind: offer.kind, by: offer.by, orders: offer.said, agreed: [...offer.agreed] },
    paused,
    startedAt,
    endedAt,
    next,
  };
}

export function noteInfo(
  { at, what, seat, person, bot, why, offer, unready }: StoredNote,
  names: PeopleById,
): ToldNote {
  return {
    at,
    what,
    seat,
    person: person === null ? null : nameOf(person, names),
    bot: bot ?? null,
    why: why ?? null,
    offer: offer ?? null,
    unready: [...(unready ?? [])],
  };
}

function seatInfo(
  { person, bot, star, away, ready }: TableSeat,
  names: PeopleById,
  forfeited: boolean,
): TableInfo['seats'][number] {
  return { person: person === null ? null : nameOf(person, names), bot, star, away, ready, forfeited };
}

/** Null where there is no clock. */
export function clockOf({ state, time }: Table, at: number): ClockInfo | null {
  if (time.kind === 'none' || state.status !== 'playing') return null;
  return { at, seats: state.clocks.map(({ left, since }) => ({ left, since })) };
}

/** The table's row for lists. */
export function summaryOf(table: Table): Summary {
  const { state, time } = table;
  return {
    status: state.status,
    actors: state.actors,
    deadline: firstDeadline(state.clocks, time),
    ended_at: state.endedAt,
    outcome: state.status === 'over' ? outcomeText(table) : null,
  };
}

/** Without rules it is what the players made of it, or what was stored when the rules ended it. */
function outcomeText({ match, unruled, row }: Table): string | null {
  const outcome = match ? outcomeOf(match) : unruled && endedByPlayers(unruled);
  return outcome ? JSON.stringify(outcome) : row.outcome;
}

/** Everybody whose name belongs to the table. */
export function peopleAt({ state }: Table): readonly string[] {
  const people = [...state.seats, ...state.notes].flatMap(({ person }) => person ?? []);
  return [...new Set([state.host, ...people])];
}
