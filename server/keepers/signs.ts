// Signs of life: whoever asks for anything at a table is not gone, with a connection or without.

import { seatOf } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';

/** Who is at a table, or has been. */
export interface Absences {
  /** For how long people have not been there. */
  awayFor(table: string): Promise<(person: string) => number>;
  /** Whoever asks for something there is not gone. */
  seen(table: string, person: string): void;
}

export type SignsOfLife = Pick<Absences, 'seen'>;

/** Only of those who sit there somebody asks since when they are gone. */
export function seenAt(presence: SignsOfLife, { row, state }: Table, person: string | null): void {
  if (person !== null && seatOf(state.seats, person) >= 0) presence.seen(row.id, person);
}
