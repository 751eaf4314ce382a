// Games of guests alone that ended long ago, finished or closed: guests cost nothing and come without end, and so would
// their games.

import type { Store } from '../store/store.ts';
import type { Status } from '../store/schema.ts';
import { removeTables } from '../tables/removing.ts';
import { hasBegun, isLedTo, isNeeded, isOfGuests } from './kept.ts';
import { placeBehind, START, type Place } from './place.ts';

const DAY = 86_400_000;
/** Games that are looked at in one step, and that go at most. */
const ROWS = 500;
const WHOLES = 50;

const ENDED = ['over', 'closed'] as const satisfies readonly Status[];

export class GuestGames {
  readonly #store: Store;
  /** Games of accounts stay for ever: they are passed once, and all of them once a day. */
  readonly #places = new Map<Status, Place>();
  #passedAt = -Infinity;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Those that ended before: how many went, and whether there may be more. */
  async step(before: number, now: number): Promise<{ readonly count: number; readonly more: boolean }> {
    if (now - this.#passedAt >= DAY) {
      this.#places.clear();
      this.#passedAt = now;
    }
    let count = 0;
    let more = false;
    for (const status of ENDED) {
      const rows = await this.#next(status, before);
      const going = await this.#going(status, rows);
      await removeTables(this.#store, going);
      count += going.length;
      // what else could go comes with the next step
      const isEnough = going.length === WHOLES;
      const passed = isEnough ? rows.slice(0, rows.findIndex(({ id }) => id === going.at(-1)) + 1) : rows;
      if (passed.length > 0) this.#places.set(status, placeBehind(passed));
      more ||= isEnough || rows.length === ROWS;
    }
    return { count, more };
  }

  /** A rematch goes after the game that leads to it. Tables that were closed before their game began are none of these. */
  async #going(status: Status, rows: readonly Ended[]): Promise<readonly string[]> {
    const going: string[] = [];
    for (const { id, previous, can_go: canGo, is_led: isLed } of rows) {
      if (going.length === WHOLES) break;
      if (!canGo || (isLed && !going.includes(previous ?? ''))) continue;
      if (status === 'over' || (await hasBegun(this.#store.deeds, id))) going.push(id);
    }
    return going;
  }

  #next(status: Status, before: number): Promise<Ended[]> {
    const { at, id } = this.#places.get(status) ?? START;
    return this.#store.db
      .selectFrom('tables')
      .select((eb) => [
        'id',
        'ended_at as at',
        'previous',
        eb.and([isOfGuests(eb), eb.not(isNeeded(eb))]).as('can_go'),
        isLedTo(eb).as('is_led'),
      ])
      .where('status', '=', status)
      .where('ended_at', '<', before)
      .where((eb) => eb.or([eb('ended_at', '>', at), eb.and([eb('ended_at', '=', at), eb('id', '>', id)])]))
      .orderBy('ended_at')
      .orderBy('id')
      .limit(ROWS)
      .execute();
  }
}

interface Ended {
  readonly id: string;
  readonly at: number | null;
  readonly previous: string | null;
  /** Flags as the database gives them. */
  readonly can_go: unknown;
  readonly is_led: unknown;
}
