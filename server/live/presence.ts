// Who is at which table. One process knows by itself; several write it down, and a process that died has nobody left.

import type { Clock } from '../base/clock.ts';
import type { Store } from '../store/store.ts';

export interface Presence {
  come(table: string, person: string): void;
  /** `sat` says whether that was from a seat: of others nobody asks since when they are gone. */
  go(table: string, person: string, sat: boolean): void;
  /** Gave a sign of life there without a connection: by a request. */
  seen(table: string, person: string): void;
  /** The people at a table. */
  here(table: string): Promise<readonly string[]>;
  /** For how long somebody has not been there, in milliseconds; 0 when there, Infinity where nobody knows of them. */
  awayFor(table: string): Promise<(person: string) => number>;
  /** Says that this process lives. */
  beat(): Promise<void>;
  /** Who was with any other process than these, or this one, is not there any more. */
  missAllBut(living: readonly string[]): Promise<void>;
  /** Forgets who left long ago. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** How many connections a person has to a table, in this process. */
class Counts {
  readonly #counts = new Map<string, Map<string, number>>();

  /** True when it is the first. */
  add(table: string, person: string): boolean {
    const people = this.#counts.get(table) ?? new Map<string, number>();
    this.#counts.set(table, people);
    const before = people.get(person) ?? 0;
    people.set(person, before + 1);
    return before === 0;
  }

  /** True when it was the last. */
  remove(table: string, person: string): boolean {
    const people = this.#counts.get(table);
    const before = people?.get(person) ?? 0;
    if (people === undefined || before === 0) return false;
    if (before > 1) people.set(person, before - 1);
    else people.delete(person);
    if (people.size === 0) this.#counts.delete(table);
    return before === 1;
  }

  all(): [table: string, person: string][] {
    return [...this.#counts].flatMap(([table, people]) =>
      [...people.keys()].map((person): [string, string] => [table, person]),
    );
  }

  has(table: string, person: string): boolean {
    return this.#counts.get(table)?.has(person) === true;
  }

  of(table: string): string[] {
    return [...(this.#counts.get(table)?.keys() ?? [])];
  }
}

/** For the only process there is. Whoever was not seen since it started has been away since then. */
export function ownPresence(store: Store, clock: Clock): Presence {
  const counts = new Counts();
  const left = new Map<string, number>();
  const startedAt = clock.now();
  const tell = (table: string): void => void store.notify({ about: 'presence', id: table }).catch(() => {});
  return {
    come(table, person) {
      left.delete(`${table} ${person}`);
      if (counts.add(table, person)) tell(table);
    },
    go(table, person, sat) {
      if (!counts.remove(table, person)) return;
      if (sat) left.set(`${table} ${person}`, clock.now());
      tell(table);
    },
    seen(table, person) {
      if (!counts.has(table, person)) left.set(`${table} ${person}`, clock.now());
    },
    here: (table) => Promise.resolve(counts.of(table)),
    awayFor(table) {
      const here = counts.of(table);
      const now = clock.now();
      return Promise.resolve((person) =>
        here.includes(person) ? 0 : now - (left.get(`${table} ${person}`) ?? startedAt),
      );
    },
    beat: () => Promise.resolve(),
    tidy() {
      const longAgo = clock.now() - FORGET;
      for (const [key, at] of left) if (at < longAgo) left.delete(key);
      return Promise.resolve();
    },
    missAllBut: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

const FORGET = 86_400_000;
/** A process that was silent for so long is dead. */
export const DEAD_AFTER = 6_000;
export const BEAT_EVERY = 1_500;
/** Rows in one statement. */
const MOST_AT_ONCE = 1_000;
/** A sign of life is written down no oftener. */
const SEEN_EVERY = 10_000;
/** Whoever took this process for dead may still be writing that down: what is so is said in the next beats as well. */
const SAID_AGAIN = 2;

/** For many processes. */
export function sharedPresence(store: Store, clock: Clock): Presence {
  const counts = new Counts();
  const { db, process } = store;
  let lastBeat = clock.now();
  /** Whose rows are to be written: all at once, and as it is then, so that no older news comes last. */
  const changed = new Map<string, { readonly table: string; readonly person: string }>();
  const seenAt = new Map<string, number>();
  let toSayAgain = 0;
  let isWriting = false;
  const write = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    try {
      while (changed.size > 0) {
        const those = [...changed].slice(0, MOST_AT_ONCE);
        for (const [key] of those) changed.delete(key);
        try {
          await writeRows(those.map(([, each]) => each));
        } catch (error) {
          // the next beat tries again
          for (const [key, each] of those) changed.set(key, each);
          throw error;
        }
      }
    } finally {
      isWriting = false;
    }
  };
  const writeRows = async (those: readonly { table: string; person: string }[]): Promise<void> => {
    const at = clock.now();
    const given = those.map(({ table, person }) => ({
      table_id: table,
      person,
      process,
      here: counts.has(table, person) ? 1 : 0,
      at,
    }));
    await db
      .insertInto('presence')
      .values(given)
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'person', 'process'])
          .doUpdateSet((eb) => ({ here: eb.ref('excluded.here'), at: eb.ref('excluded.at') })),
      )
      .execute();
    for (const table of new Set(those.map((each) => each.table)))
      await store.notify({ about: 'presence', id: table });
  };
  const change = (table: string, person: string): void => {
    changed.set(`${table} ${person}`, { table, person });
    write().catch(() => {});
  };
  const sayAll = (): void => {
    for (const [table, person] of counts.all()) change(table, person);
  };
  // without its channel a process is taken for dead, and its people for gone
  store.onGap(() => {
    toSayAgain = SAID_AGAIN;
    sayAll();
  });
  const rows = (table: string) =>
    db.selectFrom('presence').select(['person', 'here', 'at']).where('table_id', '=', table).execute();
  return {
    come(table, person) {
      if (counts.add(table, person)) change(table, person);
    },
    go(table, person) {
      if (counts.remove(table, person)) change(table, person);
    },
    seen(table, person) {
      const key = `${table} ${person}`;
      const now = clock.now();
      if (counts.has(table, person) || now - (seenAt.get(key) ?? -Infinity) < SEEN_EVERY) return;
      seenAt.set(key, now);
      change(table, person);
    },
    async here(table) {
      const found = (await rows(table)).filter(({ here }) => here === 1);
      // who has only just come is not written down yet
      return [...new Set([...found.map(({ person }) => person), ...counts.of(table)])].toSorted();
    },
    async awayFor(table) {
      const found = await rows(table);
      const now = clock.now();
      return (person) => {
        const mine = found.filter((row) => row.person === person);
        if (mine.some(({ here }) => here === 1)) return 0;
        return now - Math.max(...mine.map(({ at }) => at));
      };
    },
    async tidy() {
      const now = clock.now();
      for (const [key, at] of seenAt) if (now - at >= SEEN_EVERY) seenAt.delete(key);
      const longAgo = now - FORGET;
      await store.write([db.deleteFrom('presence').where('here', '=', 0).where('at', '<', longAgo)]);
    },
    async beat() {
      const now = clock.now();
      await store.live();
      // others took it for dead meanwhile
      if (now - lastBeat > DEAD_AFTER) toSayAgain = SAID_AGAIN;
      lastBeat = now;
      if (toSayAgain > 0) {
        toSayAgain--;
        sayAll();
      }
      await write();
    },
    async missAllBut(living) {
      const at = clock.now();
      const left = await db
        .updateTable('presence')
        .set({ here: 0, at })
        .where('here', '=', 1)
        .where('process', 'not in', [process, ...living])
        .returning('table_id')
        .execute();
      for (const table of new Set(left.map(({ table_id: id }) => id)))
        await store.notify({ about: 'presence', id: table });
    },
    async close() {
      await store.write([
        db.updateTable('presence').set({ here: 0, at: clock.now() }).where('process', '=', process),
        db.deleteFrom('processes').where('id', '=', process),
      ]);
    },
  };
}
