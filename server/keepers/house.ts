// Tables that play into each other ask a house, and what leaves one of them is in its books: an entry of a table's log and what
// follows from it between the tables are written in the same moment, or neither is.

import type { Refusal } from '@starboard/engine';
import type { Committed } from '@starboard/engine/match';
import type { Compilable } from 'kysely';
import type { Table } from '../tables/table.ts';

/** What is written together with an entry of a table's log. */
export interface Booking {
  readonly also: readonly Compilable[];
  /** It is durable. */
  readonly written: () => Promise<void>;
}

export interface House {
  /** The order of the seat that waits for its house; null where there is no house any more. */
  orderFor(table: Table): Promise<readonly number[] | null>;
  /** What follows from a play that the table's match has made. 'stale': the books have gone on since the house was asked, so that it
   *  has to be asked again. */
  booked(table: Table, committed: Committed, at: number): Promise<Booking | Refusal | 'stale' | null>;
}
