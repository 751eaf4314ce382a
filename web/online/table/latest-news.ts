// Which of the notes of a table is news to somebody.

import type { Note } from '@starboard/wire/schema';

/** They have notices of their own that stay until they are answered. */
const STANDING: readonly Note['what'][] = ['offered', 'paused', 'rematch'];
/** What one does oneself is no news to oneself. */
const OWN: readonly Note['what'][] = ['back', 'declined', 'withdrawn', 'resumed', 'sat'];

/** The latest that is news to a seat and came after what it has read; null where there is none. */
export function latestNews(notes: readonly Note[], mine: number | null, read: number): Note | null {
  return notes.findLast((note) => note.at > read && isNews(note, mine)) ?? null;
}

function isNews({ what, seat, why }: Note, mine: number | null): boolean {
  if (STANDING.includes(what)) return false;
  return seat !== mine || (!OWN.includes(what) && why !== 'asked');
}
