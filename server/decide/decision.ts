// What somebody wants to do at a table becomes a deed, or is refused with the reason.

import type { Refusal } from '@starboard/engine';
import type { Committed } from '@starboard/engine/match';
import type { Compilable } from 'kysely';
import { Refused, unknownTable } from '../base/refused.ts';
import type { TableRow } from '../store/schema.ts';
import type { Deed } from '../tables/deed.ts';
import { seatOf } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';

export interface Decision {
  readonly deed: Deed;
  /** Of a play that the match has made already. */
  readonly committed?: Committed;
  /** What is written together with the deed. */
  readonly also?: readonly Compilable[];
}

/** Null where there is nothing to do: it is so already. */
export type Decided = Decision | Refusal | null;

/** Who wants it, and what must be known of people to decide. */
export interface Asker {
  readonly person: string;
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
  return seat >= 0 ? seat : new Refused('forbidden', 'You do not sit at this table.');
}

/** The seat of somebody whose game goes on. */
export function mySeatInPlay(table: Table, asker: Asker): number | Refusal {
  const { status, paused } = table.state;
  if (status === 'open') return new Refused('illegal', 'The game has not begun yet.');
  if (status !== 'playing') return new Refused('illegal', 'The game is over.');
  if (paused) return new Refused('illegal', 'The game is paused: resume it first.');
  return mySeat(table, asker);
}

/** A bot plays on for a seat that gave up: nobody takes it, and nobody comes back to it. */
export function whyLost({ match }: Table, seat: number): Refusal | null {
  if (match?.forfeits.includes(seat) !== true) return null;
  return new Refused('illegal', 'This seat has given up: its bot plays on.');
}

/** Who was not invited does not learn that the table is there. */
export function notSeated({ visibility }: TableRow, reason: string): Refusal {
  if (visibility === 'public') return new Refused('forbidden', reason);
  return unknownTable();
}
