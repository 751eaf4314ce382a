// Who left a table, and whether they may come back.

import type { TableInfo } from '@starboard/wire/schema';

type Told = Pick<TableInfo, 'notes' | 'seats'>;

/** Has this person handed over a seat of the running game, or lost it to others? Then no seat of it is for them: they have
 *  seen it from one. */
export function hasLeft({ notes }: Told, person: string | null): boolean {
  return notes.some((note) => note.why === 'vacant' && note.person !== null && note.person.id === person);
}

/** The seat from which this person rose before the game began, where nobody has taken it since; null else. */
export function seatLeft({ notes, seats }: Told, person: string | null): number | null {
  const last = notes.findLast((note) => note.person !== null && note.person.id === person);
  if (last?.what !== 'rose') return null;
  const { person: sitter, bot } = seats[last.seat];
  return sitter === null && bot === null ? last.seat : null;
}

/** The first seat of a running game that can be taken, with the name of who left it; null where there is none. */
export function vacancy({
  notes,
  seats,
}: Told): { readonly seat: number; readonly left: string | null } | null {
  const seat = seats.findIndex(({ person, away }) => person === null && away === 'vacant');
  if (seat < 0) return null;
  const note = notes.findLast((each) => each.seat === seat && each.why === 'vacant');
  return { seat, left: note?.person?.name ?? null };
}
