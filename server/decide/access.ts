// Who may know of a table, and with whose eyes.

import { seatOf } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';

/** Was that person let in? Only those do something there, and read what was written. */
export function isInvited({ row, state }: Table, person: string | null, invite: string | undefined): boolean {
  return (
    row.visibility === 'public' ||
    row.invite === invite ||
    state.host === person ||
    seatOf(state.seats, person) >= 0
  );
}

/** May that person look at the table? A finished game has no secrets left: whoever knows its address may. */
export function mayLook(table: Table, person: string | null, invite: string | undefined): boolean {
  return table.state.status === 'over' || isInvited(table, person, invite);
}

/** The seat, or SPECTATOR. */
export function viewerOf({ state }: Table, person: string | null): number {
  return seatOf(state.seats, person);
}
