// Whom somebody follows. Two who follow each other are friends.

import type { Refusal } from '@starboard/engine';
import type { Clock } from '../base/clock.ts';
import { refused } from '../base/refused.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Blocks } from './blocks.ts';

/** All of them are shown at once. */
const MOST = 200;

export interface Followed {
  readonly id: string;
  /** The other follows too. */
  readonly back: boolean;
  /** Its tables are nobody's business. */
  readonly hides: boolean;
}

export class Follows {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #blocks: Pick<Blocks, 'isBlocked'>;

  constructor(store: Store, clock: Clock, blocks: Pick<Blocks, 'isBlocked'>) {
    this.#store = store;
    this.#clock = clock;
    this.#blocks = blocks;
  }

  /** In the order in which they were followed. */
  async of(person: string): Promise<readonly Followed[]> {
    const rows = await this.#store.db
      .selectFrom('follows')
      .innerJoin('persons', 'persons.id', 'follows.other')
      .leftJoin('follows as back', (join) =>
        join.onRef('back.person', '=', 'follows.other').onRef('back.other', '=', 'follows.person'),
      )
      .select(['follows.other as id', 'back.at as back', 'hides'])
      .where('follows.person', '=', person)
      .where('banned', '=', 0)
      .orderBy('follows.at')
      .orderBy('follows.other')
      .execute();
    return rows.map(({ id, back, hides }) => ({ id, back: back !== null, hides: hides === 1 }));
  }

  async follow(me: PersonRow, other: PersonRow | null): Promise<Refusal | null> {
    if (other === null || other.deleted === 1 || other.kind !== 'account')
      return refused('unknown', 'noSuchPerson');
    if (me.kind !== 'account') return refused('forbidden', 'followNeedsAccount');
    if (me.id === other.id) return refused('illegal', 'followsOthers');
    if (await this.#blocks.isBlocked(other.id, me.id)) return refused('forbidden', 'blockedFollowing');
    const { db } = this.#store;
    const { count } = await db
      .selectFrom('follows')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('person', '=', me.id)
      .where('other', '!=', other.id)
      .executeTakeFirstOrThrow();
    if (count >= MOST) return refused('limit', 'tooManyFollowedPeople', { most: MOST });
    await db
      .insertInto('follows')
      .values({ person: me.id, other: other.id, at: this.#clock.now() })
      .onConflict((conflict) => conflict.columns(['person', 'other']).doNothing())
      .execute();
    return null;
  }

  async leave(person: string, other: string): Promise<void> {
    await this.#store.db
      .deleteFrom('follows')
      .where('person', '=', person)
      .where('other', '=', other)
      .execute();
  }
}
