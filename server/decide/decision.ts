// What somebody wants to do at a table becomes a deed, or is refused with the reason.

import type { Refusal } from '@starboard/engine';
import type { Committed } from '@starboard/engine/match';
import type { Compilable } from 'kysely';
import { refused, unknownTable } from '../base/refused.ts';
import type { TableRow } from '../store/schema.ts';
import type { Deed } from '../tables/deed.ts';
import { seatOf } from '../tables/seating.ts';
import { forfeitsAt, type OpenedTable, type Table } from '../tables/table.ts';

export interface DeedDecision {
  readonly deed: Deed;
  /** Of a play that the match has made already. */
  readonly committed?: Committed;
  /** What is written together with the deed. */
  readonly also?: readonly Compilable[];
}

/** Null where there is nothing to do: it is so already. */
export type DeedDecided = DeedDecision | Refusal | null;

/** Who wants it, and what must be known of people to decide. */
export interface Asker {
  readonly person: string;
  readonly isGuest: boolean;
  /** A person with an account; programs and guests have none. */
  readonly isAccount: boolean;
  /** May come in: the table is public, or the invitation was shown. */
  readonly invited: boolean;
  /** Does the host keep this person out? */
  readonly blocked: boolean;
  readonly now: number;
  /** For how long somebody has not been here, in milliseconds; 0 when here. */
  readonly awayFor: (person: string) => number;
  /** Does the asker keep that person out? */
  readonly keepsOut: (person: string) => boolean;
}

export function mySeat({ state }: Table, { person }: Asker): number | Refusal {
  const seat = seatOf(state.seats, person);
  return seat >= 0 ? seat : refused('forbidden', 'notSeated');
}

/** The seat of somebody whose game goes on. */
export function mySeatInPlay(table: Table, asker: Asker): number | Refusal {
  return whyUnplayable(table) ?? mySeatInGame(table, asker);
}

/** The same for what needs no rules. */
export function mySeatInGame(table: Table, asker: Asker): number | Refusal {
  const { status, paused } = table.state;
  if (status === 'open') return refused('illegal', 'notBegun');
  if (status !== 'playing') return whyEnded(table);
  if (paused) return refused('illegal', 'isPaused');
  return mySeat(table, asker);
}

/** Of a game that is not played any more. */
export function whyEnded({ state }: Table): Refusal {
  return refused('illegal', state.status === 'closed' ? 'isClosed' : 'isOver');
}

/** A bot plays on for a seat that gave up: nobody takes it, and nobody comes back to it. */
export function whyLost(table: Table, seat: number): Refusal | null {
  if (!forfeitsAt(table).includes(seat)) return null;
  return refused('illegal', 'seatGaveUp');
}

/** A table whose rules are not kept is not played on, nor does anybody begin to. */
export function whyUnplayable({ game, row }: OpenedTable): Refusal | null {
  if (game !== null) return null;
  return refused('illegal', 'rulesNotKept', { rules: row.rules });
}

/** Who was not invited does not learn that the table is there. */
export function notSeated({ visibility }: TableRow, name: 'notSeated' | 'onlySeatedWrite'): Refusal {
  if (visibility === 'public') return refused('forbidden', name);
  return unknownTable();
}

/** Where a series decides who sits, nobody at the table does. */
export function whyOfSeries({ row }: OpenedTable): Refusal | null {
  return row.series === null ? null : refused('forbidden', 'seatsOfSeries');
}
