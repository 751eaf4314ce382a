// Who the entrants of a tournament are.

import type { Tournament } from '@starboard/series/tournament';
import type { Kysely } from 'kysely';
import { botWith, idsOf, starOf } from '../series/people.ts';
import type { Schema } from '../store/schema.ts';

/** The id of the next bot. */
export function nextBot({ entrants }: Tournament): string {
  const stars = entrants.flatMap(({ id, bot }) => (bot === null ? [] : starOf(id)));
  return botWith(Math.max(-1, ...stars) + 1);
}

/** The id under which the person is in the list, or would be. */
export async function entrantOf(
  db: Kysely<Schema>,
  { entrants }: Tournament,
  person: string,
): Promise<string> {
  const ids = await idsOf(db, person);
  const known = (each: string): boolean => entrants.some(({ id }) => id === each);
  return known(person) ? person : (entrants.find(({ id }) => ids.includes(id))?.id ?? person);
}
