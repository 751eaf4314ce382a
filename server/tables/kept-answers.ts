// Answers about games that take a replay, kept as they are sent: so many bytes of those that were asked for last.

import { RefusedError } from '../base/refused.ts';

export interface Sized {
  readonly json: Buffer;
}

export class KeptAnswers<T extends Sized> {
  readonly #most: number;
  readonly #kept = new Map<string, Promise<T>>();
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  /** `most` is the sum of all sizes in bytes. */
  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  has(name: string): boolean {
    return this.#kept.has(name);
  }

  /** What was made before under that name, or is being made; else `make` makes it. */
  of(name: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(name);
    return kept === undefined ? this.#making(name, make()) : this.#latest(name, kept);
  }

  /** What was made before under that name is brought up to date by `make`, which may return it as it is: for what grows.
   *  One after the other, so that nothing is made twice. */
  next(name: string, make: (before: T | null) => Promise<T>): Promise<T> {
    const kept = this.#kept.get(name);
    if (kept === undefined) return this.#making(name, make(null));
    return this.#making(
      name,
      kept.then(make, () => make(null)),
      kept,
    );
  }

  /** Where somebody was refused it, what was made before is still good. */
  #making(name: string, making: Promise<T>, before?: Promise<T>): Promise<T> {
    const isStill = (): boolean => this.#kept.get(name) === making;
    making.then(
      // unless it was forgotten meanwhile
      ({ json }) => isStill() && this.#weigh(name, json.length),
      (error: unknown) => {
        if (!isStill()) return;
        if (before === undefined || !(error instanceof RefusedError)) return this.#forget(name);
        this.#kept.set(name, before);
      },
    );
    return this.#latest(name, making);
  }

  /** What was asked for last is forgotten last. */
  #latest(name: string, answer: Promise<T>): Promise<T> {
    this.#kept.delete(name);
    this.#kept.set(name, answer);
    return answer;
  }

  #weigh(name: string, size: number): void {
    this.#bytes += size - (this.#sizes.get(name) ?? 0);
    this.#sizes.set(name, size);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) return;
      this.#forget(oldest);
    }
  }

  #forget(name: string): void {
    this.#kept.delete(name);
    this.#bytes -= this.#sizes.get(name) ?? 0;
    this.#sizes.delete(name);
  }
}
