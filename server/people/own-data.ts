// Whom a person consists of, and how it is forgotten when it goes.

import type { Clock } from '../base/clock.ts';
import type { Store } from '../store/store.ts';

/** So many lines of chat go at once: others write meanwhile. */
const LINES = 500;

/** The person, its bots, and the guests that it was. */
export async function allOf({ db }: Store, id: string): Promise<string[]> {
  const others = await db
    .selectFrom('persons')
    .select('id')
    .where((eb) => eb.or([eb('owner', '=', id), eb('adopted_by', '=', id)]))
    .execute();
  return [id, ...others.map((other) => other.id)];
}

/** Everything that says who it was goes, with what it wrote and what was written about it; the seats of its games stay,
 *  with nobody's name on them. */
export async function forget(store: Store, clock: Clock, id: string): Promise<void> {
  const { db } = store;
  const people = await allOf(store, id);
  await forgetChat(store, people);
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
    db.deleteFrom('devices').where('person', 'in', people),
    db.deleteFrom('tokens').where('person', 'in', people),
    db.deleteFrom('follows').where('person', 'in', people),
    db.deleteFrom('follows').where('other', 'in', people),
    db.deleteFrom('recovery_codes').where('person', 'in', people),
    db.deleteFrom('earlier_names').where('person', 'in', people),
    db.deleteFrom('blocks').where('person', 'in', people),
    db.deleteFrom('blocks').where('other', 'in', people),
    db.deleteFrom('chat').where('person', 'in', people),
    db.deleteFrom('presence').where('person', 'in', people),
    db.deleteFrom('sat').where('person', 'in', people),
    db.deleteFrom('series_entrants').where('person', 'in', people),
    db.deleteFrom('tallies').where('person', 'in', people),
    db.deleteFrom('tallies').where('key', 'in', people).where('kind', '=', 'opponent'),
    db.deleteFrom('played').where('person', 'in', people),
    db.deleteFrom('played').where('opponent', 'in', people),
    db.updateTable('result_seats').set({ person: null }).where('person', 'in', people),
    // results stay, so that those of others can be reckoned again
    db.updateTable('raters').set({ person: null }).where('person', 'in', people),
    db.deleteFrom('reports').where('reporter', 'in', people),
    db.deleteFrom('reports').where('person', 'in', people),
  ]);
  for (const person of people) await store.notify({ about: 'person', id: person });
  store.scrub();
}

/** What was written last goes with the rest of the person, whole or not at all. */
async function forgetChat({ db }: Store, people: readonly string[]): Promise<void> {
  for (;;) {
    const those = db.selectFrom('chat').select('id').where('person', 'in', people).limit(LINES);
    const { numDeletedRows } = await db.deleteFrom('chat').where('id', 'in', those).executeTakeFirst();
    if (numDeletedRows < BigInt(LINES)) return;
  }
}
