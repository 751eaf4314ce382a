// Whose bots think next. What is shared is thinking time, not questions: of two people, the one whose bots have thought less
// comes first, however many tables either has; a person's tables take turns. Tables where somebody waits come before those
// where nobody does, which still get a share. Nobody saves time up: who comes has spent as much as the least of those there.

import { Ledger } from './ledger.ts';
import { compared, FairQueue, type Answerable } from './queue.ts';

/** How urgent: somebody is there; people are to come back; bots play among themselves. */
export const RANKS = ['watched', 'awaited', 'alone'] as const;
export type Rank = (typeof RANKS)[number];

/** Of the time, where all three want some. */
const SHARE: Readonly<Record<Rank, number>> = { watched: 1, awaited: 1 / 8, alone: 1 / 64 };

/** What a thought is for. */
export interface Claim {
  readonly table: string;
  /** Who answers for it, at least one; each pays an equal part of what it costs. */
  readonly payers: readonly Answerable[];
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
  readonly #queues: Readonly<Record<Rank, FairQueue<W>>> = {
    watched: new FairQueue(),
    awaited: new FairQueue(),
    alone: new FairQueue(),
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
    this.#queues[rank].charge(payers, time);
  }

  /** What is under way, or has begun and stands still: with what waits it says what a newcomer has to have spent. */
  settle(begun: readonly W[]): void {
    const there = RANKS.filter((rank) => {
      const queue = this.#queues[rank];
      const { first } = queue;
      const all = [...begun.filter(({ claim }) => claim.rank === rank), ...(first === null ? [] : [first])];
      if (all.length > 0) queue.raise(all);
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
    if (one.rank === other.rank) {
      const queue = this.#queues[one.rank];
      return compared(queue.had(one.payers), queue.had(other.payers));
    }
    const more = this.#ranks.of(one.rank) - this.#ranks.of(other.rank);
    return more === 0 ? RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank) : more;
  }
}
