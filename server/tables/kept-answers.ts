// Answers about finished games that take a replay and never change, kept as they are sent: so many bytes of those that
// were asked for last.

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

  /** What was made before under that name, or is being made; else `make` makes it. */
  of(name: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(name);
    const answer = kept ?? this.#making(name, make);
    // what was asked for last is forgotten last
    this.#kept.delete(name);
    this.#kept.set(name, answer);
    return answer;
  }

  #making(name: string, make: () => Promise<T>): Promise<T> {
    const making = make();
    making.then(
      // unless it was forgotten meanwhile
      ({ json }) => this.#kept.get(name) === making && this.#weigh(name, json.length),
      () => this.#kept.delete(name),
    );
    return making;
  }

  #weigh(name: string, size: number): void {
    this.#sizes.set(name, size);
    this.#bytes += size;
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
