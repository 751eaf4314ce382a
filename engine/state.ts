// A state is one fixed-size array of integers behind named fields, declared once per game.
// Everything generic about states (clone, equality, hash, snapshot, difference, redaction, range check)
// comes from that declaration.

/** What a viewer finds in a cell it may not know. Unknown is not zero, so secret fields never go below 0. */
export const HIDDEN = -1;

export interface State {
  /** The whole state; the named fields are windows into it. */
  readonly cells: Int32Array;
}

interface One {
  readonly kind: 'one';
  readonly size: 1;
  readonly min: number;
  readonly max: number;
}

interface Many {
  readonly kind: 'many';
  readonly size: number;
  readonly min: number;
  readonly max: number;
}

export type StateFields = Readonly<Record<string, One | Many>>;

/** A single number between `min` and `max`. */
export function one(max: number, min = 0): One {
  return { kind: 'one', size: 1, min, max };
}

/** `size` numbers between `min` and `max`. A table of rows is `many(rows * columns, …)`. */
export function many(size: number, max: number, min = 0): Many {
  return { kind: 'many', size, min, max };
}

export type StateOf<F extends StateFields> = State & {
  -readonly [K in keyof F]: F[K] extends One ? number : Int32Array;
};

/** May that viewer know cell `index` of the field? Must depend on public cells only. */
export type KnownTo<S> = (state: S, viewer: number, index: number) => boolean;

export interface Secret<S> {
  readonly knownTo: KnownTo<S>;
  /** The public fields that decide who knows it: only when one of them changes can something become visible. Without
   *  this it is looked at after every order; `[]` says that it never changes hands. */
  readonly changesWith?: readonly (keyof S & string)[];
  /** The public field that always holds the sum of each row of this one: how many, when not which. */
  readonly counted?: { readonly by: keyof S & string; readonly columns: number };
}

export type Secrets<S> = { readonly [K in keyof S]?: Secret<S> };

/** Rows of `columns` cells, row r known to seat r alone. */
export function ownRow(columns: number): KnownTo<State> {
  return (_state, viewer, index) => viewer === Math.floor(index / columns);
}

interface Place {
  readonly name: string;
  readonly at: number;
  readonly size: number;
  readonly min: number;
  readonly max: number;
}

/** What a declaration gives: how to make states and what can be done with any of them. */
export interface Shape<S extends State = State> {
  readonly size: number;
  readonly fields: readonly Place[];
  /** The names of the fields that somebody may not know at some time. */
  readonly secrets: readonly string[];
  create(): S;
  /** Makes `into` equal to `from`; one copy of memory. */
  copy(from: S, into: S): void;
  clone(state: S): S;
  equal(a: S, b: S): boolean;
  /** 32 bits, for tables in search and quick comparison; equal states have equal hashes. */
  hash(state: S): number;
  /** The state as text: numbers with repeats written `value*times`. */
  snapshot(state: S): string;
  /** The state of a snapshot, or null when the text is not one of this shape. */
  restore(text: string): S | null;
  /** Flat pairs (cell, new value) that turn `from` into `to`. Taken between views, never between states. */
  difference(from: S, to: S): number[];
  patch(state: S, pairs: readonly number[]): void;
  /** Copies `state` into `into` with every cell blanked that the viewer may not know. */
  redact(state: S, viewer: number, into: S): void;
  /** Could `viewer` not know some cell in `before` that it knows in `after`? */
  unveils(before: S, after: S, viewer: number): boolean;
  /** Do the two differ in the eyes of `viewer`? The same as comparing what `redact` makes of them. */
  seesChange(before: S, after: S, viewer: number): boolean;
  /** The difference between what `redact` makes of the first and what `viewer` sees of the second, or all of it. */
  differenceSeen(before: S, after: S, viewer: number, all: boolean): number[];
  /** Of a full state: the first cell out of its declared range, or public count that is wrong, in words. */
  broken(state: S): string | null;
  /** The state as plain named values, for people, tests and golden files. */
  describe(state: S): Record<string, number | number[]>;
}

export function declare<const F extends StateFields>(
  fields: F,
  secrets: Secrets<StateOf<F>> = {},
): Shape<StateOf<F>> {
  return new DeclaredShape<StateOf<F>>(fields, secrets);
}

class DeclaredShape<S extends State> implements Shape<S> {
  readonly size: number;
  readonly fields: readonly Place[];
  readonly secrets: readonly string[];
  /** In the order of their places. */
  readonly #secrets: readonly {
    place: Place;
    secret: Secret<S>;
    count: Place | null;
    deciders: readonly Place[] | null;
  }[];
  readonly #make: new () => State;

  constructor(fields: StateFields, secrets: Secrets<S>) {
    const places: Place[] = [];
    let at = 0;
    for (const [name, field] of Object.entries(fields)) {
      if (name === 'cells') throw new Error('A field cannot be called "cells": that is the whole state.');
      places.push({ name, at, size: field.size, min: field.min, max: field.max });
      at += field.size;
    }
    const placeOf = (name: string): Place => {
      const place = places.find((each) => each.name === name);
      if (place === undefined) throw new Error(`No field is called "${name}".`);
      return place;
    };
    this.size = at;
    this.fields = places;
    const declared = Object.entries(secrets as Record<string, Secret<S>>).map(([name, secret]) => {
      const place = placeOf(name);
      if (place.min < 0) throw new Error(`Secret field "${name}" may go below 0, where HIDDEN lives.`);
      const count = secret.counted ? placeOf(secret.counted.by) : null;
      return { place, secret, count, deciders: secret.changesWith?.map(placeOf) ?? null };
    });
    this.#secrets = declared.toSorted((a, b) => a.place.at - b.place.at);
    this.secrets = this.#secrets.map(({ place }) => place.name);
    this.#make = stateClass(fields, places, at);
  }

  create(): S {
    return new this.#make() as S;
  }

  copy(from: S, into: S): void {
    into.cells.set(from.cells);
  }

  clone(state: S): S {
    const twin = this.create();
    twin.cells.set(state.cells);
    return twin;
  }

  equal(a: S, b: S): boolean {
    const x = a.cells;
    const y = b.cells;
    for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return false;
    return true;
  }

  hash(state: S): number {
    const { cells } = state;
    let h = 0x811c9dc5;
    for (let i = 0; i < cells.length; i++) {
      h = Math.imul(h ^ cells[i], 0x01000193);
      h ^= h >>> 15;
    }
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    return (h ^ (h >>> 13)) >>> 0;
  }

  snapshot(state: S): string {
    const { cells } = state;
    const words: string[] = [];
    for (let i = 0; i < cells.length;) {
      let end = i + 1;
      while (end < cells.length && cells[end] === cells[i]) end++;
      words.push(end - i === 1 ? `${cells[i]}` : `${cells[i]}*${end - i}`);
      i = end;
    }
    return words.join(' ');
  }

  restore(text: string): S | null {
    const state = this.create();
    let i = 0;
    for (const word of text.split(' ')) {
      const match = /^(-?\d{1,10})(?:\*(\d{1,6}))?$/.exec(word);
      if (match === null || Number(match[1]) !== (Number(match[1]) | 0)) return null;
      const end = i + Number(match[2] ?? 1);
      if (end > this.size) return null;
      state.cells.fill(Number(match[1]), i, end);
      i = end;
    }
    return i === this.size ? state : null;
  }

  difference(from: S, to: S): number[] {
    const pairs: number[] = [];
    addDifference(pairs, from.cells, to.cells, 0, this.size);
    return pairs;
  }

  patch(state: S, pairs: readonly number[]): void {
    for (let i = 0; i < pairs.length; i += 2) state.cells[pairs[i]] = pairs[i + 1];
  }

  redact(state: S, viewer: number, into: S): void {
    into.cells.set(state.cells);
    for (const { place, secret } of this.#secrets) {
      for (let i = 0; i < place.size; i++) {
        if (!secret.knownTo(state, viewer, i)) into.cells[place.at + i] = HIDDEN;
      }
    }
  }

  unveils(before: S, after: S, viewer: number): boolean {
    return this.#secrets.some(({ place, secret, deciders }) => {
      if (deciders !== null && deciders.every((each) => sameCells(before, after, each))) return false;
      for (let i = 0; i < place.size; i++) {
        if (!secret.knownTo(before, viewer, i) && secret.knownTo(after, viewer, i)) return true;
      }
      return false;
    });
  }

  seesChange(before: S, after: S, viewer: number): boolean {
    let at = 0;
    for (const { place } of this.#secrets) {
      if (differ(before.cells, after.cells, at, place.at)) return true;
      at = place.at + place.size;
    }
    if (differ(before.cells, after.cells, at, this.size)) return true;
    return this.#secrets.some(({ place, secret }) => {
      for (let i = 0; i < place.size; i++) {
        const known = secret.knownTo(before, viewer, i);
        if (known !== secret.knownTo(after, viewer, i)) return true;
        if (known && before.cells[place.at + i] !== after.cells[place.at + i]) return true;
      }
      return false;
    });
  }

  differenceSeen(before: S, after: S, viewer: number, all: boolean): number[] {
    const pairs: number[] = [];
    let at = 0;
    for (const { place, secret } of this.#secrets) {
      addDifference(pairs, before.cells, after.cells, at, place.at);
      at = place.at + place.size;
      for (let i = 0; i < place.size; i++) {
        const cell = place.at + i;
        const was = secret.knownTo(before, viewer, i) ? before.cells[cell] : HIDDEN;
        const is = all || secret.knownTo(after, viewer, i) ? after.cells[cell] : HIDDEN;
        if (was !== is) pairs.push(cell, is);
      }
    }
    addDifference(pairs, before.cells, after.cells, at, this.size);
    return pairs;
  }

  broken(state: S): string | null {
    for (const { name, at, size, min, max } of this.fields) {
      for (let i = 0; i < size; i++) {
        const value = state.cells[at + i];
        if (value > max || value < min) return `${name}[${i}] is ${value}, not within ${min}..${max}`;
      }
    }
    for (const { place, secret, count } of this.#secrets) {
      if (count === null || secret.counted === undefined) continue;
      const wrong = miscounted(state.cells, place, count, secret.counted.columns);
      if (wrong !== null) return wrong;
    }
    return null;
  }

  describe(state: S): Record<string, number | number[]> {
    const plain: Record<string, number | number[]> = {};
    for (const { name, at, size } of this.fields) {
      plain[name] = size === 1 ? state.cells[at] : [...state.cells.subarray(at, at + size)];
    }
    return plain;
  }
}

function sameCells(a: State, b: State, { at, size }: Place): boolean {
  return !differ(a.cells, b.cells, at, at + size);
}

function addDifference(pairs: number[], a: Int32Array, b: Int32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (a[i] !== b[i]) pairs.push(i, b[i]);
}

function differ(a: Int32Array, b: Int32Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (a[i] !== b[i]) return true;
  return false;
}

function miscounted(cells: Int32Array, place: Place, count: Place, columns: number): string | null {
  for (let row = 0; row < count.size; row++) {
    let sum = 0;
    for (let i = 0; i < columns; i++) sum += cells[place.at + row * columns + i];
    const said = cells[count.at + row];
    if (sum !== said) return `${count.name}[${row}] says ${said}, ${place.name} holds ${sum}`;
  }
  return null;
}

/** A class per shape keeps V8's hidden classes apart, so that field access stays a plain memory read. */
function stateClass(fields: StateFields, places: readonly Place[], size: number): new () => State {
  const windows = places.filter((place) => fields[place.name].kind === 'many');
  class Cells implements State {
    readonly cells = new Int32Array(size);
  }
  let made: new () => State = Cells;
  for (let from = 0; from < windows.length; from += IN_A_CLASS)
    made = withWindows(made, windows.slice(from, from + IN_A_CLASS));
  for (const { name, at } of places) {
    if (fields[name].kind !== 'one') continue;
    Object.defineProperty(made.prototype, name, {
      get(this: State) {
        return this.cells[at];
      },
      set(this: State, value: number) {
        this.cells[at] = value;
      },
    });
  }
  return made;
}

const IN_A_CLASS = 8;

/** Adds up to eight fields. They are written out as fields of a class, since V8 then keeps room for them in the object;
 *  of more than about two dozen that a loop adds it would make a dictionary, and every access three times as dear. */
function withWindows(Base: new () => State, windows: readonly Place[]): new () => State {
  const [a, b, c, d, e, f, g, h] = windows;
  if (windows.length < IN_A_CLASS) {
    const One = class extends Base {
      [a.name] = windowOn(this, a);
    };
    return windows.length === 1 ? One : withWindows(One, windows.slice(1));
  }
  return class extends Base {
    [a.name] = windowOn(this, a);
    [b.name] = windowOn(this, b);
    [c.name] = windowOn(this, c);
    [d.name] = windowOn(this, d);
    [e.name] = windowOn(this, e);
    [f.name] = windowOn(this, f);
    [g.name] = windowOn(this, g);
    [h.name] = windowOn(this, h);
  };
}

function windowOn({ cells }: State, { at, size }: Place): Int32Array {
  return cells.subarray(at, at + size);
}
