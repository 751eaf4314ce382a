// Whose bots think next. What is shared is thinking time, not questions: of two people, the one whose bots have thought less
// comes first, however many tables either has; a person's tables take turns. Tables where somebody waits come before those
// where nobody does, which still get a share. Nobody saves time up: who comes has spent as much as the least of those there.

import TinyQueue from 'tinyqueue';

/** How urgent: somebody is there; people are to come back; bots play among themselves. */
export const RANKS = ['watched', 'awaited', 'alone'] as const;
export type Rank = (typeof RANKS)[number];

/** Of the time, where all three want some. */
const SHARE: Readonly<Record<Rank, number>> = { watched: 1, awaited: 1 / 8, alone: 1 / 64 };

/** What a thought is for. */
export interface Claim {
  readonly table: string;
  /** Who answers for it, at least one; each pays an equal part of what it costs. */
  readonly payers: readonly string[];
  readonly rank: Rank;
}

/** Something that waits for its turn. */
export interface Waiter {
  claim: Claim;
}

/** A thought must be behind by so much before it gives way, in milliseconds: every change costs a little. */
export const SLICE = 25;

export class FairTurns<W extends Waiter> {
  readonly #ranks = new Ledger();
  readonly #queues: Readonly<Record<Rank, Queue<W>>> = {
    watched: new Queue(),
    awaited: new Queue(),
    alone: new Queue(),
  };

  add(waiter: W): void {
    this.#queues[waiter.claim.rank].add(waiter);
  }

  /** False where it does not wait. */
  remove(waiter: W): boolean {
    return this.#queues[waiter.claim.rank].remove(waiter);
  }

  waiting(rank: Rank): number {
    return this.#queues[rank].size;
  }

  /** So many milliseconds were thought. */
  charge({ rank, payers }: Claim, time: number): void {
    this.#ranks.add(rank, time / SHARE[rank]);
    for (const payer of payers) this.#queues[rank].ledger.add(payer, time / payers.length);
  }

  /** What is under way, or has begun and stands still: with what waits it says what a newcomer has to have spent. */
  settle(begun: readonly W[]): void {
    const there = RANKS.filter((rank) => {
      const { ledger, first } = this.#queues[rank];
      const all = [...begun.filter(({ claim }) => claim.rank === rank), ...(first === null ? [] : [first])];
      if (all.length > 0) ledger.raise(Math.min(...all.map(({ claim }) => this.#spentBy(claim))));
      return all.length > 0;
    });
    if (there.length > 0) this.#ranks.raise(Math.min(...there.map((rank) => this.#ranks.of(rank))));
  }

  /** The first of all that wait, where one of its rank may begin, and of what has begun and stands still. */
  best(begun: readonly W[], mayBegin: (rank: Rank) => boolean): W | null {
    const each = RANKS.flatMap((rank) => {
      const { first } = this.#queues[rank];
      return first !== null && mayBegin(rank) ? [first] : [];
    });
    // what has begun comes first among equals: the sooner it is done with
    return [...begun, ...each].reduce<W | null>(
      (best, one) => (best === null || this.behind(best, one) > 0 ? one : best),
      null,
    );
  }

  /** By how much the first has had more than the second, and should give way. */
  behind({ claim: one }: Waiter, { claim: other }: Waiter): number {
    if (one.rank === other.rank) return this.#spentBy(one) - this.#spentBy(other);
    const more = this.#ranks.of(one.rank) - this.#ranks.of(other.rank);
    return more === 0 ? RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank) : more;
  }

  /** Of those who answer for it, the one with the best claim counts: nobody waits because another has many tables. */
  #spentBy({ rank, payers }: Claim): number {
    const { ledger } = this.#queues[rank];
    return Math.min(...payers.map((payer) => ledger.of(payer)));
  }
}

/** What each has spent. */
class Ledger {
  readonly #spent = new Map<string, number>();
  #least = 0;
  #tidyAt = 64;

  of(who: string): number {
    return Math.max(this.#spent.get(who) ?? 0, this.#least);
  }

  add(who: string, time: number): void {
    this.#spent.set(who, this.of(who) + time);
    if (this.#spent.size < this.#tidyAt) return;
    for (const [each, spent] of this.#spent) if (spent <= this.#least) this.#spent.delete(each);
    this.#tidyAt = Math.max(64, this.#spent.size * 2);
  }

  /** Nobody has spent less than that any more. */
  raise(least: number): void {
    this.#least = Math.max(this.#least, least);
  }
}

/** What one person's bots ask, by table, the table whose turn it is first. */
interface Person<W> {
  readonly id: string;
  readonly tables: Map<string, W[]>;
  /** As it was when it was put in order; it may have spent more since. */
  spent: number;
  readonly came: number;
}

/** The questions of one rank. */
class Queue<W extends Waiter> {
  readonly ledger = new Ledger();
  readonly #people = new Map<string, Person<W>>();
  readonly #order = new TinyQueue<Person<W>>([], (a, b) => a.spent - b.spent || a.came - b.came);
  readonly #waiting = new Set<W>();
  #came = 0;

  get size(): number {
    return this.#waiting.size;
  }

  /** Under the names of all who answer for it. */
  add(waiter: W): void {
    this.#waiting.add(waiter);
    const { table, payers } = waiter.claim;
    for (const payer of payers) {
      const { tables } = this.#people.get(payer) ?? this.#enter(payer);
      const asked = tables.get(table);
      if (asked === undefined) tables.set(table, [waiter]);
      else asked.push(waiter);
    }
  }

  /** What else its table asks comes after the person's other tables. */
  remove(waiter: W): boolean {
    if (!this.#waiting.delete(waiter)) return false;
    const { table, payers } = waiter.claim;
    for (const payer of payers) {
      const tables = this.#people.get(payer)?.tables;
      const rest = tables?.get(table)?.filter((each) => each !== waiter) ?? [];
      tables?.delete(table);
      if (rest.length > 0) tables?.set(table, rest);
    }
    return true;
  }

  /** Whose person has spent least. */
  get first(): W | null {
    for (;;) {
      const person = this.#order.peek();
      if (person === undefined) return null;
      const [asked] = person.tables.values();
      const spent = this.ledger.of(person.id);
      if (asked !== undefined && spent <= person.spent) return asked[0];
      this.#order.pop();
      if (asked === undefined) this.#people.delete(person.id);
      else {
        person.spent = spent;
        this.#order.push(person);
      }
    }
  }

  #enter(id: string): Person<W> {
    const person = { id, tables: new Map<string, W[]>(), spent: this.ledger.of(id), came: ++this.#came };
    this.#people.set(id, person);
    this.#order.push(person);
    return person;
  }
}
