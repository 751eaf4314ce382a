// Randomness is an input, never part of the state. Rules ask a Chance; who answers differs: a fast generator in
// simulation and search, a keyed hash at a table, a script in tests, the log in a replay.

import { hmacSha256, utf8 } from './sha256.ts';

export interface Chance {
  /** 1 to `sides`, each equally likely. */
  die(sides: number): number;
  /** An index below `size`, index i in proportion to counts[at + i]: a card from a pool. */
  pick(counts: ArrayLike<number>, at?: number, size?: number): number;
  /** The seat's own stream: what one seat rolls there does not depend on how many dice others rolled. */
  of(seat: number): Chance;
}

/** The stream that belongs to the table and not to a seat. */
export const TABLE_STREAM = -1;

/** What one question to chance was and what came: `result` is below `bound`. */
export interface Draw {
  readonly stream: number;
  readonly bound: number;
  readonly result: number;
}

/** Dice and picks in terms of one draw below a bound. */
abstract class Drawing implements Chance {
  abstract draw(bound: number): number;
  abstract of(seat: number): Chance;

  die(sides: number): number {
    if (!(sides >= 1)) throw new Error(`There is no die with ${sides} sides.`);
    return this.draw(sides) + 1;
  }

  pick(counts: ArrayLike<number>, at = 0, size = counts.length - at): number {
    let total = 0;
    for (let i = at; i < at + size; i++) {
      // a view shows -1 where it may not look
      if (counts[i] < 0) throw new Error('A pick from a pool that is hidden.');
      total += counts[i];
    }
    if (!(total >= 1)) throw new Error('A pick from an empty pool.');
    let rest = this.draw(total);
    for (let i = at; i < at + size; i++) {
      rest -= counts[i];
      if (rest < 0) return i - at;
    }
    throw new Error('A draw that is not below its bound.');
  }
}

/** xoshiro128**: fast and repeatable, for simulation, search and tests. Never for a table with people. */
export class FastChance extends Drawing {
  #seed = 0;
  #streams: FastChance[] = [];
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;

  constructor(seed: number) {
    super();
    this.reseed(seed);
  }

  /** Begins anew, the seats' streams too. */
  reseed(seed: number): void {
    this.#seed = seed;
    if (this.#streams.length > 0) this.#streams = [];
    // splitmix32 spreads near seeds far apart, as the generator's authors advise
    let x = seed | 0;
    const next = (): number => {
      x = (x + 0x9e3779b9) | 0;
      let z = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
      return z ^ (z >>> 15);
    };
    this.#a = next();
    this.#b = next();
    this.#c = next();
    this.#d = next() | 1;
  }

  /** 32 random bits. */
  bits(): number {
    const product = Math.imul(this.#b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return result;
  }

  draw(bound: number): number {
    // biased by less than bound / 2^32, which no simulation can notice
    return Math.floor(this.bits() * bound * 2 ** -32);
  }

  override of(seat: number): FastChance {
    return (this.#streams[seat] ??= new FastChance(mixSeeds(this.#seed, seat + 1)));
  }
}

/** A seed for part `n` of what `seed` stands for: game n of a simulation, stream n of a chance. */
export function mixSeeds(seed: number, n: number): number {
  let z = Math.imul(seed ^ 0x5bf03635, 0x9e3779b1) ^ Math.imul(n + 1, 0x85ebca77);
  z = Math.imul(z ^ (z >>> 15), 0x2c1b3c6d);
  z = Math.imul(z ^ (z >>> 12), 0x297a2d39);
  return (z ^ (z >>> 15)) >>> 0;
}

/** For tests: the results to come, in order, as the rules see them (die faces, indices picked). */
export class ScriptedChance implements Chance {
  readonly #script: number[];

  constructor(...script: number[]) {
    this.#script = script;
  }

  die(sides: number): number {
    const face = this.#next(`a die with ${sides} sides`);
    if (face < 1 || face > sides) throw new Error(`The script says ${face} for a die with ${sides} sides.`);
    return face;
  }

  pick(counts: ArrayLike<number>, at = 0, size = counts.length - at): number {
    const index = this.#next('a pick');
    if (index >= size || !(counts[at + index] > 0))
      throw new Error(`The script picks ${index}, of which none is there.`);
    return index;
  }

  of(): Chance {
    return this;
  }

  /** True when everything scripted was asked for. */
  get used(): boolean {
    return this.#script.length === 0;
  }

  #next(what: string): number {
    const result = this.#script.shift();
    if (result === undefined) throw new Error(`The script has ended, but ${what} is asked for.`);
    return result;
  }
}

/** Where a table's randomness comes from: secret until the game ends, then published for everybody to check. */
export interface Fairness {
  /** Its SHA-256 is the commitment published when the table opens. */
  readonly seed: Uint8Array;
  readonly table: string;
  /** Words the players added before the start, so that nobody alone chose the dice. */
  readonly words: readonly string[];
}

/** Draw number `n` of a stream: HMAC-SHA-256 under the seed, brought below `bound` without bias. */
export function fairDraw(fairness: Fairness, stream: number, n: number, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32)
    throw new Error(`Nothing is drawn below ${bound}.`);
  const limit = 2 ** 32 - (2 ** 32 % bound);
  for (let attempt = 0; ; attempt++) {
    const label = [fairness.table, fairness.words, stream, n, bound, attempt];
    const digest = new DataView(hmacSha256(fairness.seed, utf8(JSON.stringify(label))).buffer);
    for (let at = 0; at < 32; at += 4) {
      const value = digest.getUint32(at);
      if (value < limit) return value % bound;
    }
  }
}

/** How many draws each stream has given. Counts only go up: a take-back burns what was rolled. */
export class FairCounts {
  readonly #counts: Map<number, number>;

  constructor(counts: Iterable<readonly [number, number]> = []) {
    this.#counts = new Map(counts);
  }

  next(stream: number): number {
    const n = this.#counts.get(stream) ?? 0;
    this.#counts.set(stream, n + 1);
    return n;
  }

  copy(): FairCounts {
    return new FairCounts(this.#counts);
  }

  /** Stream and count, as the constructor takes them. */
  toArray(): [stream: number, count: number][] {
    return [...this.#counts];
  }
}

/** Chance whose every draw comes from `source` and is written down in `draws`. */
export class RecordingChance extends Drawing {
  readonly draws: Draw[];
  readonly #source: (stream: number, bound: number) => number;
  readonly #stream: number;

  constructor(source: (stream: number, bound: number) => number, stream = TABLE_STREAM, draws: Draw[] = []) {
    super();
    this.#source = source;
    this.#stream = stream;
    this.draws = draws;
  }

  draw(bound: number): number {
    const result = this.#source(this.#stream, bound);
    this.draws.push({ stream: this.#stream, bound, result });
    return result;
  }

  override of(seat: number): Chance {
    return new RecordingChance(this.#source, seat, this.draws);
  }
}

/** A table's chance, from a secret seed. */
export function fairChance(fairness: Fairness, counts: FairCounts): RecordingChance {
  return new RecordingChance((stream, bound) => fairDraw(fairness, stream, counts.next(stream), bound));
}

/** Thrown when a replay asks for other dice than the log holds: the log or the rules are not what they were. */
export class ChanceMismatch extends Error {}

/** The draws of a log entry, handed out again in the same order. */
export function recordedChance(draws: readonly Draw[]): RecordingChance {
  let next = 0;
  return new RecordingChance((stream, bound) => {
    const draw = draws[next++];
    if (draw === undefined) throw new ChanceMismatch('the rules ask for more than were recorded.');
    if (draw.stream !== stream || draw.bound !== bound) {
      throw new ChanceMismatch(`the rules ask for one of ${bound}, recorded is one of ${draw.bound}.`);
    }
    return draw.result;
  });
}

/** Draws of a fast generator, recorded: for tests and exported simulations. */
export function recordedFast(seed: number): RecordingChance {
  const source = new FastChance(seed);
  return new RecordingChance((stream, bound) =>
    stream === TABLE_STREAM ? source.draw(bound) : source.of(stream).draw(bound),
  );
}
