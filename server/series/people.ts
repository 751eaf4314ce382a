// Who those are now who play in a series. Deeds know them by the ids they came with: a guest who has become an account since
// plays on as the account, and bots have ids of their own.

import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

const BOT = 'bot-';

/** Who plays in a series: a person, or a bot with the name of its star. */
export interface SeriesPlayer {
  readonly person: string | null;
  readonly bot: string | null;
  readonly star: number;
}

/** The id of a bot, which says what it is called. */
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

/** The same players as who they are now. Nobody is there twice: where the account plays already, its guest stays the guest. */
export function playersNow(
  players: readonly (string | null)[],
  become: ReadonlyMap<string, string>,
): readonly (string | null)[] {
  const there = new Set(players);
  return players.map((player) => {
    const now = player === null ? undefined : become.get(player);
    if (now === undefined || there.has(now)) return player;
    there.add(now);
    return now;
  });
}

/** The person first, then the guests that it was. */
export async function idsOf(db: Kysely<Schema>, person: string): Promise<readonly string[]> {
  const guests = await db.selectFrom('persons').select('id').where('adopted_by', '=', person).execute();
  return [person, ...guests.map(({ id }) => id)];
}
