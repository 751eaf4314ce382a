// Why somebody who waits for a game to begin has to be told something: their word was taken back, or their seat.

import type { Note } from '@starboard/wire/schema';

export interface WaitingOffer {
  readonly seat: number | null;
  readonly person: string | null;
  /** The time of the last note before this person said whether they are ready. */
  readonly answered: number;
}

/** What took this person's word back that they are ready; null when nothing has since they sat down and answered. */
export function askedAgain(notes: readonly Note[], { seat, person, answered }: WaitingOffer): Note | null {
  const sat = notes.findLast((note) => note.what === 'sat' && isAbout(note, person))?.at ?? 0;
  const since = Math.max(sat, answered);
  return notes.findLast(({ at, unready }) => at > since && seat !== null && unready.includes(seat)) ?? null;
}

/** That the host freed this person's seat, if it was the last that happened to them; null else. */
export function sentAway(notes: readonly Note[], { seat, person }: WaitingOffer): Note | null {
  const last = notes.findLast((note) => isAbout(note, person));
  return seat === null && last?.what === 'removed' ? last : null;
}

function isAbout(note: Note, person: string | null): boolean {
  return note.person !== null && note.person.id === person;
}
