// Who the entrants of a series are now. Deeds know them by the ids they entered with: a guest who has become an account since
// plays on as the account, and bots have ids of their own.

import type { Tournament } from '@starboard/series/tournament';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

const BOT = 'bot-';

/** The id of the next bot, which says what the bot is called. */
export function nextBot({ entrants }: Tournament): string {
  const stars = entrants.flatMap(({ id, bot }) => (bot === null ? [] : starOf(id)));
  return botWith(Math.max(-1, ...stars) + 1);
}

export function botWith(star: number): string {
  return `${BOT}${star}`;
}

/** The number of a bot's name. */
export function starOf(id: string): number {
  return id.startsWith(BOT) ? Number(id.slice(BOT.length)) : 0;
}

/** The accounts that those guests have become, by the guests' ids. */
export async function becomeOf(
  db: Kysely<Schema>,
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('persons')
    .select(['id', 'adopted_by'])
    .where('id', 'in', people)
    .where('adopted_by', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ id, adopted_by: account }) => (account === null ? [] : [[id, account] as const])),
  );
}

/** The id under which the person is in the list, or would be. */
export async function entrantOf(
  db: Kysely<Schema>,
  { entrants }: Tournament,
  person: string,
): Promise<string> {
  if (entrants.some(({ id }) => id === person)) return person;
  const guests = await db.selectFrom('persons').select('id').where('adopted_by', '=', person).execute();
  const was = new Set(guests.map(({ id }) => id));
  return entrants.find(({ id }) => was.has(id))?.id ?? person;
}
