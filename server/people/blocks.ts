// Whom somebody does not want to read (mute), or to play with either (block).

import type { Refusal } from '@starboard/engine';
import { refused } from '../base/refused.ts';
import type { BlockKind } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** All of them are read whenever somebody comes. */
const MOST = 500;

export class Blocks {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async of(person: string): Promise<ReadonlyMap<string, BlockKind>> {
    const rows = await this.#store.db
      .selectFrom('blocks')
      .select(['other', 'kind'])
      .where('person', '=', person)
      .execute();
    return new Map(rows.map(({ other, kind }) => [other, kind]));
  }

  async isBlocked(by: string, other: string): Promise<boolean> {
    const row = await this.#store.db
      .selectFrom('blocks')
      .select('kind')
      .where('person', '=', by)
      .where('other', '=', other)
      .executeTakeFirst();
    return row?.kind === 'block';
  }

  async set(person: string, other: string, kind: BlockKind): Promise<Refusal | null> {
    const before = await this.of(person);
    if (before.get(other) === kind) return null;
    if (before.size >= MOST && !before.has(other)) return refused('limit', 'tooManyBlocked', { most: MOST });
    const { db } = this.#store;
    const both = [person, other];
    await this.#store.write([
      db
        .insertInto('blocks')
        .values({ person, other, kind })
        .onConflict((conflict) => conflict.columns(['person', 'other']).doUpdateSet({ kind })),
      // neither follows the other any more
      ...(kind === 'block'
        ? [db.deleteFrom('follows').where('person', 'in', both).where('other', 'in', both)]
        : []),
    ]);
    await this.#store.notify({ about: 'person', id: person });
    return null;
  }

  async lift(person: string, other: string): Promise<void> {
    await this.#store.db
      .deleteFrom('blocks')
      .where('person', '=', person)
      .where('other', '=', other)
      .execute();
    await this.#store.notify({ about: 'person', id: person });
  }
}
