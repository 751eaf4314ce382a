// What is stored about a person: handed out to it, and forgotten when it goes.

import type { Clock } from '../base/clock.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export interface OwnData {
  readonly chat: readonly { readonly table: string; readonly at: number; readonly text: string }[];
  readonly blocks: readonly { readonly other: string; readonly kind: 'mute' | 'block' }[];
  readonly sessions: readonly { readonly createdAt: number; readonly expiresAt: number }[];
}

export async function ownData({ db }: Store, person: string): Promise<OwnData> {
  const chat = await db
    .selectFrom('chat')
    .select(['table_id as table', 'at', 'text'])
    .where('person', '=', person)
    .orderBy('id')
    .execute();
  const blocks = await db
    .selectFrom('blocks')
    .select(['other', 'kind'])
    .where('person', '=', person)
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at as createdAt', 'expires_at as expiresAt'])
    .where('person', '=', person)
    .execute();
  return { chat, blocks, sessions };
}

/** The person, its bots, and the guests that it was. */
export async function allOf({ db }: Store, id: string): Promise<string[]> {
  const others = await db
    .selectFrom('persons')
    .select('id')
    .where((eb) => eb.or([eb('owner', '=', id), eb('adopted_by', '=', id)]))
    .execute();
  return [id, ...others.map((other) => other.id)];
}

/** Everything that says who it was goes; the seats of its games stay, with nobody's name on them. */
export async function forget(store: Store, clock: Clock, { id }: PersonRow): Promise<void> {
  const { db } = store;
  const people = await allOf(store, id);
  await store.write([
    db
      .updateTable('persons')
      .set({
        name: 'Somebody who left',
        login: null,
        password: null,
        owner: null,
        deleted: 1,
        seen_at: clock.now(),
      })
      .where('id', 'in', people),
    db.deleteFrom('sessions').where('person', 'in', people),
    db.deleteFrom('tokens').where('person', 'in', people),
    db.deleteFrom('blocks').where('person', 'in', people),
    db.deleteFrom('blocks').where('other', 'in', people),
    db.deleteFrom('chat').where('person', 'in', people),
    db.deleteFrom('presence').where('person', 'in', people),
    db.deleteFrom('reports').where('reporter', 'in', people),
  ]);
  for (const person of people) await store.notify({ about: 'person', id: person });
}
