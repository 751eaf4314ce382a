// What everybody may know of a table, besides the game itself.

import { outcomeOf } from '@starboard/engine/match';
import type { ClockInfo, Note as ToldNote, TableCard, TableChange, TableInfo } from '@starboard/wire/schema';
import { nameOf, type Names } from '../people/names.ts';
import type { Summary } from '../store/schema.ts';
import { firstDeadline, PATIENCE } from './clock.ts';
import type { Note } from './note.ts';
import type { Seat } from './seating.ts';
import { commitmentFor, type Opened, type Table } from './table.ts';

export function cardOf(opened: Opened): TableCard {
  const { row, options, time } = opened;
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    options,
    visibility: row.visibility,
    time,
    level: row.level,
    patience: PATIENCE[time.kind],
    commitment: commitmentFor(opened),
    createdAt: row.created_at,
    previous: row.previous,
  };
}

export function infoOf(table: Table, names: Names): TableInfo {
  return {
    ...changeOf(table, names),
    notes: table.state.notes.map((note) => noteInfo(note, names)),
  };
}

/** But for the notes. */
export function changeOf({ state, match }: Table, names: Names): TableChange {
  const { status, host, offer, paused, startedAt, endedAt, next } = state;
  const forfeits = match?.forfeits ?? [];
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

export function noteInfo({ at, what, seat, person, bot, why, offer, unready }: Note, names: Names): ToldNote {
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
  { person, bot, star, away, ready }: Seat,
  names: Names,
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
  const { state, time, match } = table;
  const outcome = match && state.status === 'over' ? outcomeOf(match) : null;
  return {
    status: state.status,
    actors: state.actors,
    deadline: firstDeadline(state.clocks, time),
    ended_at: state.endedAt,
    outcome: outcome && JSON.stringify(outcome),
  };
}

/** Everybody whose name belongs to the table. */
export function peopleAt({ state }: Table): readonly string[] {
  const people = [...state.seats, ...state.notes].flatMap(({ person }) => person ?? []);
  return [...new Set([state.host, ...people])];
}
