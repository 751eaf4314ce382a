// Who is at which table. One process knows by itself; several write it down, and a process that died has nobody left.

import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';

export interface Presence {
  come(table: string, person: string): void;
  go(table: string, person: string): void;
  /** The people at a table. */
  here(table: string): Promise<readonly string[]>;
  /** For how long somebody has not been there, in milliseconds; 0 when there. */
  awayFor(table: string): Promise<(person: string) => number>;
  /** Says that this process lives. */
  beat(): Promise<void>;
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

  of(table: string): string[] {
    return [...(this.#counts.get(table)?.keys() ?? [])];
  }
}

/** For the only process there is. Whoever was not seen since it started has been away since then. */
export function ownPresence(store: Store, clock: Clock): Presence {
  const counts = new Counts();
  const left = new Map<string, number>();
  const startedAt = clock.now();
  const tell = (table: string): void => void store.notify({ about: 'presence', id: table });
  return {
    come(table, person) {
      left.delete(`${table} ${person}`);
      if (counts.add(table, person)) tell(table);
    },
    go(table, person) {
      if (!counts.remove(table, person)) return;
      left.set(`${table} ${person}`, clock.now());
      tell(table);
    },
    here: (table) => Promise.resolve(counts.of(table)),
    awayFor(table) {
      const here = counts.of(table);
      const now = clock.now();
      return Promise.resolve((person) =>
        here.includes(person) ? 0 : now - (left.get(`${table} ${person}`) ?? startedAt),
      );
    },
    beat() {
      const longAgo = clock.now() - FORGET;
      for (const [key, at] of left) if (at < longAgo) left.delete(key);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}

const FORGET = 86_400_000;
/** A process that was silent for so long is dead. */
export const DEAD_AFTER = 6_000;
export const BEAT_EVERY = 1_500;

/** For many processes. */
export function sharedPresence(store: Store, clock: Clock): Presence {
  const counts = new Counts();
  const { db, process } = store;
  const set = (table: string, person: string, here: number): void => {
    const row = { table_id: table, person, process, here, at: clock.now() };
    void db
      .insertInto('presence')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['table_id', 'person', 'process']).doUpdateSet({ here, at: row.at }),
      )
      .execute()
      .then(() => store.notify({ about: 'presence', id: table }))
      .catch(() => {});
  };
  const rows = (table: string) =>
    db
      .selectFrom('presence')
      .leftJoin('processes', 'processes.id', 'presence.process')
      .select(['presence.person', 'presence.here', 'presence.at', 'processes.seen_at'])
      .where('presence.table_id', '=', table)
      .execute();
  const isAlive = (seenAt: number | null): boolean => (seenAt ?? 0) > clock.now() - DEAD_AFTER;
  return {
    come(table, person) {
      if (counts.add(table, person)) set(table, person, 1);
    },
    go(table, person) {
      if (counts.remove(table, person)) set(table, person, 0);
    },
    async here(table) {
      const found = (await rows(table)).filter(({ here, seen_at }) => here === 1 && isAlive(seen_at));
      return [...new Set(found.map(({ person }) => person))].toSorted();
    },
    async awayFor(table) {
      const found = await rows(table);
      const now = clock.now();
      return (person) => {
        const mine = found.filter((row) => row.person === person);
        if (mine.some(({ here, seen_at }) => here === 1 && isAlive(seen_at))) return 0;
        // who was with a process that died was seen last when that process was
        const seen = mine.map(({ here, at, seen_at }) => (here === 1 ? (seen_at ?? at) : at));
        return now - Math.max(0, ...seen);
      };
    },
    async beat() {
      const seenAt = clock.now();
      await db
        .insertInto('processes')
        .values({ id: process, seen_at: seenAt })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: seenAt }))
        .execute();
    },
    async close() {
      await store.write([
        db.updateTable('presence').set({ here: 0, at: clock.now() }).where('process', '=', process),
        db.deleteFrom('processes').where('id', '=', process),
      ]);
    },
  };
}
