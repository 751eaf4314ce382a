// The threads in which bots think: who comes next is said by `turns.ts`. The same table is thought about in the same thread
// where it is free, so that a bot finds its thoughts of the last turn again. A thought that has had more than its share stands
// still while others have theirs, and goes on where it stood.

import { Worker } from 'node:worker_threads';
import type { Answer, Question } from '@starboard/bots';
import { Head, type AskedThought, type HeadDeps } from './head.ts';
import { RANKS, SLICE, FairTurns, type Claim, type Rank } from './turns.ts';

export interface Thinkers {
  /** Rejects with the signal's reason when it is cancelled, and is thought no further. */
  think(claim: Claim, question: Question, signal?: AbortSignal): Promise<Answer>;
  /** What is asked for a table is of that rank from now on: somebody came or left. */
  regard(table: string, rank: Rank): void;
  /** How many wait for a thread. */
  readonly waiting: Readonly<Record<Rank, number>>;
  close(): Promise<void>;
}

/** What a test brings of its own. */
export type PoolOptions = Pick<HeadDeps, 'open' | 'now' | 'after'>;

const USUAL: PoolOptions = {
  open: () => new Worker(new URL('./thread.ts', import.meta.url)),
  now: () => performance.now(),
  after(time, call) {
    const timer = setTimeout(call, time);
    return () => clearTimeout(timer);
  },
};

export class ThinkerPool implements Thinkers {
  readonly #heads: readonly Head[];
  readonly #turns = new FairTurns<AskedThought>();
  readonly #asked = new Map<string, Set<AskedThought>>();
  readonly #after: PoolOptions['after'];
  #unlook: (() => void) | null = null;
  #closed = false;

  constructor(threads: number, options: Partial<PoolOptions> = {}) {
    const own = { ...USUAL, ...options };
    this.#after = own.after;
    const deps: HeadDeps = {
      ...own,
      charge: (asked, time) => {
        asked.thought += time;
        this.#turns.charge(asked.claim, time);
      },
      again: (asked) => {
        if (!this.#closed && asked.signal?.aborted !== true) this.#turns.add(asked);
      },
      free: () => this.#next(),
    };
    this.#heads = Array.from({ length: threads }, () => new Head(deps));
  }

  get waiting(): Readonly<Record<Rank, number>> {
    const still = this.#heads.flatMap((head) => head.still);
    const of = (rank: Rank): number =>
      this.#turns.waiting(rank) + still.filter(({ claim }) => claim.rank === rank).length;
    return { watched: of('watched'), awaited: of('awaited'), alone: of('alone') };
  }

  async think(claim: Claim, question: Question, signal?: AbortSignal): Promise<Answer> {
    if (this.#closed) throw new Error('The bots have gone.');
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const asked: AskedThought = { claim, question, signal, resolve, reject, thought: 0 };
    const callOff = (): void => {
      // what has begun ends when its thread lets go of it
      this.#turns.remove(asked);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', callOff, { once: true });
    this.#remember(asked);
    this.#charge();
    this.#turns.add(asked);
    this.#next();
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', callOff);
      this.#forget(asked);
    }
  }

  regard(table: string, rank: Rank): void {
    const changed = [...(this.#asked.get(table) ?? [])].filter(({ claim }) => claim.rank !== rank);
    if (changed.length === 0) return;
    this.#charge();
    for (const asked of changed) {
      const isWaiting = this.#turns.remove(asked);
      asked.claim = { ...asked.claim, rank };
      if (isWaiting) this.#turns.add(asked);
    }
    this.#next();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#unlook?.();
    const gone = new Error('The bots have gone.');
    for (const { reject } of [...this.#asked.values()].flatMap((each) => [...each])) reject(gone);
    await Promise.all(this.#heads.map((head) => head.close()));
  }

  #remember(asked: AskedThought): void {
    const { table } = asked.claim;
    const others = this.#asked.get(table);
    if (others === undefined) this.#asked.set(table, new Set([asked]));
    else others.add(asked);
  }

  #forget(asked: AskedThought): void {
    const { table } = asked.claim;
    const others = this.#asked.get(table);
    others?.delete(asked);
    if (others?.size === 0) this.#asked.delete(table);
  }

  #next(): void {
    if (this.#closed) return;
    this.#charge();
    for (const head of this.#heads) this.#fill(head);
    this.#giveWay();
    this.#unlook?.();
    const isContested =
      RANKS.some((rank) => this.waiting[rank] > 0) && this.#heads.some(({ running }) => running !== null);
    this.#unlook = isContested ? this.#after(SLICE, () => this.#next()) : null;
  }

  #charge(): void {
    for (const head of this.#heads) head.charge();
    this.#turns.settle(this.#heads.flatMap(({ begun }) => begun));
  }

  /** Gives a thread that has nothing to do what comes next. */
  #fill(head: Head): void {
    while (!head.isBusy) {
      const best = this.#bestFor(head);
      if (best === null) return;
      const isNew = this.#turns.remove(best);
      const knows = this.#heads.find((each) => !each.isBusy && each.table === best.claim.table);
      const there = isNew && knows?.mayBegin(best.claim.rank) === true ? knows : head;
      there.think(best);
    }
  }

  /** Of the threads, the one whose thought has had most gives way, where another has had less: one at a time. */
  #giveWay(): void {
    if (this.#heads.some(({ isYielding }) => isYielding)) return;
    const overdue = this.#heads.flatMap((head) => {
      const best = this.#bestFor(head);
      const { running } = head;
      if (best === null || running === null || this.#turns.behind(running, best) <= SLICE) return [];
      return [{ head, running }];
    });
    const [worst] = overdue.toSorted((a, b) => this.#turns.behind(b.running, a.running));
    worst?.head.yield();
  }

  #bestFor(head: Head): AskedThought | null {
    return this.#turns.best(head.still, (rank) => head.mayBegin(rank));
  }
}
