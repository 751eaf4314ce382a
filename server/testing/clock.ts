// For tests: a clock that stands until it is moved.

import type { Clock } from '../base/clock.ts';

export class StandingClock implements Clock {
  #now: number;
  readonly #waiting = new Set<{ readonly time: number; readonly call: () => void }>();

  constructor(now = Date.UTC(2026, 0, 1)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  at(time: number, call: () => void): () => void {
    const waiting = { time, call };
    this.#waiting.add(waiting);
    return () => this.#waiting.delete(waiting);
  }

  /** Moves on and calls what became due, in order. */
  pass(milliseconds: number): void {
    this.#now += milliseconds;
    const due = [...this.#waiting].filter(({ time }) => time <= this.#now);
    for (const each of due.toSorted((a, b) => a.time - b.time)) {
      this.#waiting.delete(each);
      each.call();
    }
  }
}
