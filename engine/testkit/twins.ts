// Chance for twins: what one run of a move was given is noted and given to the other run again. Drawing the same card
// is then the same event in both, though their hidden pools differ.

import type { Chance } from '../index.ts';
import { TABLE_STREAM } from '../chance.ts';

/** Faces and picked indices by the question they answered. */
type Notes = Map<string, number[]>;

/** Thrown when the twin cannot be given the same: its pool holds no such card, or it asks for more. */
export class Unrepeatable extends Error {}

/** Writes down what `source` gives, as the rules see it. */
export class Noted implements Chance {
  readonly notes: Notes;
  readonly #source: Chance;
  readonly #stream: number;

  constructor(source: Chance, stream = TABLE_STREAM, notes: Notes = new Map()) {
    this.#source = source;
    this.#stream = stream;
    this.notes = notes;
  }

  die(sides: number): number {
    return this.#note('die', this.#source.die(sides));
  }

  pick(counts: ArrayLike<number>, at = 0, size = counts.length - at): number {
    return this.#note('pick', this.#source.pick(counts, at, size));
  }

  of(seat: number): Chance {
    return new Noted(this.#source.of(seat), seat, this.notes);
  }

  #note(what: string, result: number): number {
    const key = `${what} ${this.#stream}`;
    const before = this.notes.get(key);
    if (before === undefined) this.notes.set(key, [result]);
    else before.push(result);
    return result;
  }
}

/** Gives again what was noted. */
export class Repeated implements Chance {
  readonly #notes: Notes;
  readonly #stream: number;
  readonly #used: Map<string, number>;

  constructor(notes: Notes, stream = TABLE_STREAM, used = new Map<string, number>()) {
    this.#notes = notes;
    this.#stream = stream;
    this.#used = used;
  }

  die(sides: number): number {
    const face = this.#next('die');
    if (face > sides) throw new Unrepeatable();
    return face;
  }

  pick(counts: ArrayLike<number>, at = 0, size = counts.length - at): number {
    const index = this.#next('pick');
    if (index >= size || !(counts[at + index] > 0)) throw new Unrepeatable();
    return index;
  }

  of(seat: number): Chance {
    return new Repeated(this.#notes, seat, this.#used);
  }

  #next(what: string): number {
    const key = `${what} ${this.#stream}`;
    const used = this.#used.get(key) ?? 0;
    this.#used.set(key, used + 1);
    const result = this.#notes.get(key)?.[used];
    if (result === undefined) throw new Unrepeatable();
    return result;
  }
}

/** Repeats the dice of the table and of the viewer; the others roll anew on their own streams, and every card is drawn
 *  anew: what the viewer does not see may have come otherwise. */
export class Redrawn implements Chance {
  readonly #repeated: Chance;
  readonly #fresh: Chance;
  readonly #viewer: number;
  readonly #private: boolean;

  constructor(repeated: Chance, fresh: Chance, viewer: number, isPrivate = false) {
    this.#repeated = repeated;
    this.#fresh = fresh;
    this.#viewer = viewer;
    this.#private = isPrivate;
  }

  die(sides: number): number {
    return (this.#private ? this.#fresh : this.#repeated).die(sides);
  }

  pick(counts: ArrayLike<number>, at = 0, size = counts.length - at): number {
    return this.#fresh.pick(counts, at, size);
  }

  of(seat: number): Chance {
    return new Redrawn(this.#repeated.of(seat), this.#fresh.of(seat), this.#viewer, seat !== this.#viewer);
  }
}

/** What `run` gives, or null when it asks chance for what cannot be repeated. */
export function whereRepeatable<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof Unrepeatable) return null;
    throw error;
  }
}
