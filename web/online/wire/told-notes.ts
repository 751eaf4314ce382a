// The notes of a table as they come: all with the table, then one by one.

import type { Note } from '@starboard/wire/schema';

/** As many as the server keeps. */
const MOST = 100;

/** With another one in its place. One that was made while the table was being shown may come with it and again by
 *  itself, and one about somebody who had to be looked up comes late. */
export function withNote(notes: readonly Note[], note: Note | null): Note[] {
  if (note === null || notes.some((known) => isSame(known, note))) return [...notes];
  return [...notes, note].toSorted((a, b) => a.at - b.at).slice(-MOST);
}

function isSame(one: Note, other: Note): boolean {
  return one.at === other.at && one.what === other.what && one.seat === other.seat;
}
