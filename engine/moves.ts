// A move is an integer of at most 31 bits, made by a per-game codec from named fields. The same codec turns it
// into a record for the wire and into a line of notation for people, and back.

import type { Message } from './message.ts';
import { say } from './words.ts';

export interface Field<Name extends string = string> {
  readonly name: Name;
  readonly min: number;
  readonly size: number;
  /** What the values are called in records and notation; plain numbers have none. */
  readonly names: readonly string[] | null;
}

/** A field whose values are `min` to `max`. */
export function amount<Name extends string>(name: Name, min: number, max: number): Field<Name> {
  return { name, min, size: max - min + 1, names: null };
}

/** A field whose values are places in a list of names: sites, cards, unit types. */
export function named<Name extends string>(name: Name, names: readonly string[]): Field<Name> {
  const bad = names.find((each) => !/^[\w*+-]+$/.test(each));
  if (bad !== undefined) throw new Error(`"${bad}" cannot be a name in notation: no spaces, no signs.`);
  return { name, min: 0, size: names.length, names };
}

interface KindSpec<F extends readonly Field[] = readonly Field[]> {
  readonly fields: F;
  readonly sealed: boolean;
  readonly veiled: boolean;
  readonly reveals: boolean;
}

const SHOWN = { sealed: false, veiled: false, reveals: false } as const;

/** An ordinary kind of move: everybody sees it. */
export function open<F extends readonly Field[]>(...fields: F): KindSpec<F> {
  return { fields, ...SHOWN };
}

/** A kind of move that other seats do not see at all, not even that it was made. */
export function sealed<F extends readonly Field[]>(...fields: F): KindSpec<F> {
  return { fields, ...SHOWN, sealed: true };
}

/** A kind of move that shows something hidden (a card from the hand), so that it cannot be undone. */
export function revealing<F extends readonly Field[]>(...fields: F): KindSpec<F> {
  return { fields, ...SHOWN, reveals: true };
}

/** A kind of move of which other seats see that it was made, and nothing of its fields: a card that goes face down to
 *  where somebody sees it, so that it cannot be undone. */
export function veiled<F extends readonly Field[]>(...fields: F): KindSpec<F> {
  return { fields, ...SHOWN, veiled: true, reveals: true };
}

type Arguments<F extends readonly Field[]> = { readonly [I in keyof F]: number };
type Readers<F extends readonly Field[]> = {
  readonly [X in F[number] as X['name']]: (move: number) => number;
};

/** One kind of move: `send.make(from, to, ships)`, `send.from(move)`. */
export type MoveKind<F extends readonly Field[] = readonly Field[]> = {
  readonly id: number;
  readonly make: (...values: Arguments<F>) => number;
} & Readers<F>;

/** A move as it travels: `{"move":"send","from":"C2","ships":3}`. Wishes may leave fields out. */
export type MoveRecord = { readonly move: string } & Readonly<Record<string, string | number>>;

type Specs = Readonly<Record<string, KindSpec>>;

/** What everybody but the game's own rules needs of a codec. */
export interface Codec {
  /** Names of the kinds; `names[kindOf(move)]` is a move's. */
  readonly names: readonly string[];
  kindOf(move: number): number;
  /** Is that integer a move at all, with every field in its domain? */
  isMove(move: number): boolean;
  isSealed(move: number): boolean;
  isVeiled(move: number): boolean;
  reveals(move: number): boolean;
  toRecord(move: number): MoveRecord;
  /** The move of a record, or what is wrong with it. */
  fromRecord(record: MoveRecord): number | Message;
  /** The record with each field that it leaves open at its least value. */
  completed(wish: MoveRecord): MoveRecord;
  /** `send C2 D1 3` */
  toText(move: number): string;
  fromText(text: string): number | Message;
  /** The fields of a kind, in order, for interfaces and for drawing random moves in tests. */
  fieldsOf(kind: number): readonly Field[];
}

/** A codec with its kinds by name, for the rules. */
export interface CodecOf<M extends Specs> extends Codec {
  readonly kinds: { readonly [K in keyof M]: MoveKind<M[K]['fields']> };
}

interface Slot {
  readonly field: Field;
  readonly shift: number;
  readonly mask: number;
}

/** A sentence says a dozen, and that there are more. */
const MOST_NAMES = 13;

const RESERVED = new Set(['id', 'make', 'move']);

export function codec<const M extends Specs>(specs: M): CodecOf<M> {
  const names = Object.keys(specs);
  const kindMask = 2 ** bitsFor(names.length) - 1;
  const slots = names.map((name) => slotsOf(name, specs[name].fields, bitsFor(names.length)));
  const kinds = Object.fromEntries(names.map((name, id) => [name, kindFor(id, slots[id])]));
  const kindOf = (move: number): number => move & kindMask;

  const fill = (name: string, valueOf: (field: Field, index: number) => unknown): number | Message => {
    const id = names.indexOf(name);
    if (id < 0) return say('noSuchMove', { name, names });
    let move = id;
    for (const [index, { field, shift }] of slots[id].entries()) {
      const value = readValue(field, valueOf(field, index));
      if (value === null) return whatIsNeeded(name, field);
      move |= (value - field.min) << shift;
    }
    return move;
  };

  const valuesOf = (move: number): (string | number)[] =>
    slots[kindOf(move)].map(({ field, shift, mask }) => {
      const value = ((move >>> shift) & mask) + field.min;
      return field.names === null ? value : field.names[value];
    });

  return {
    kinds: kinds as unknown as CodecOf<M>['kinds'],
    names,
    kindOf,
    isMove(move) {
      if (!Number.isInteger(move) || move < 0 || move >= 2 ** 31 || kindOf(move) >= names.length)
        return false;
      let rest = move - kindOf(move);
      for (const { field, shift, mask } of slots[kindOf(move)]) {
        const value = (move >>> shift) & mask;
        if (value >= field.size) return false;
        rest -= value * 2 ** shift;
      }
      return rest === 0;
    },
    isSealed: (move) => specs[names[kindOf(move)]].sealed,
    isVeiled: (move) => specs[names[kindOf(move)]].veiled,
    reveals: (move) => specs[names[kindOf(move)]].reveals,
    toRecord(move) {
      const values = valuesOf(move);
      const fields = slots[kindOf(move)].map(({ field }, i) => [field.name, values[i]] as const);
      return { move: names[kindOf(move)], ...Object.fromEntries(fields) };
    },
    fromRecord: (record) => fill(record.move, (field) => record[field.name]),
    completed(wish) {
      const fields = slots[names.indexOf(wish.move)] ?? [];
      const least = fields.map(({ field }) => [field.name, field.names?.[0] ?? field.min] as const);
      return { ...Object.fromEntries(least), ...wish };
    },
    toText: (move) => [names[kindOf(move)], ...valuesOf(move)].join(' '),
    fromText(text) {
      const [name, ...words] = text.split(' ');
      const move = fill(name, (_field, index) => words[index]);
      if (typeof move === 'number' && words.length > slots[kindOf(move)].length) {
        return say('tooManyWords', { text, move: name });
      }
      return move;
    },
    fieldsOf: (kind) => specs[names[kind]].fields,
  };
}

function bitsFor(size: number): number {
  return 32 - Math.clz32(Math.max(1, size) - 1);
}

function slotsOf(name: string, fields: readonly Field[], firstShift: number): readonly Slot[] {
  let shift = firstShift;
  const slots = fields.map((field) => {
    if (RESERVED.has(field.name)) throw new Error(`A field of "${name}" cannot be called "${field.name}".`);
    const bits = bitsFor(field.size);
    const slot = { field, shift, mask: 2 ** bits - 1 };
    shift += bits;
    return slot;
  });
  if (shift > 31) throw new Error(`Move "${name}" needs ${shift} bits; 31 are there.`);
  return slots;
}

function kindFor(id: number, slots: readonly Slot[]): Record<string, unknown> {
  const readers = slots.map(({ field, shift, mask }) => {
    const { min } = field;
    return [field.name, (move: number): number => ((move >>> shift) & mask) + min] as const;
  });
  return { id, make: makerFor(id, slots), ...Object.fromEntries(readers) };
}

/** One closure per number of fields: a rest parameter would allocate in the hottest code there is. */
function makerFor(id: number, slots: readonly Slot[]): (...values: number[]) => number {
  const base = slots.reduce((sum, { field, shift }) => sum - (field.min << shift), id);
  const [a, b, c, d] = slots.map((slot) => slot.shift);
  switch (slots.length) {
    case 0:
      return () => id;
    case 1:
      return (x) => base + (x << a);
    case 2:
      return (x, y) => base + (x << a) + (y << b);
    case 3:
      return (x, y, z) => base + (x << a) + (y << b) + (z << c);
    case 4:
      return (x, y, z, w) => base + (x << a) + (y << b) + (z << c) + (w << d);
    default:
      throw new Error('A move has at most four fields: make the order a chain of smaller choices.');
  }
}

function readValue(field: Field, given: unknown): number | null {
  if (typeof given !== 'string' && typeof given !== 'number') return null;
  if (field.names !== null) {
    const index = field.names.indexOf(String(given));
    return index < 0 ? null : index;
  }
  const text = String(given);
  if (!/^(?:0|-?[1-9]\d{0,8})$/.test(text)) return null;
  const value = Number(text);
  return value >= field.min && value < field.min + field.size ? value : null;
}

function whatIsNeeded(move: string, { name: field, names, min, size }: Field): Message {
  return names === null
    ? say('needsNumber', { move, field, min, max: min + size - 1 })
    : say('needsName', { move, field, names: names.slice(0, MOST_NAMES) });
}

/** The caller's buffer for legal moves: grows once, then costs nothing. */
export class MoveList {
  moves = new Int32Array(256);
  length = 0;

  add(move: number): void {
    if (this.length === this.moves.length) {
      const larger = new Int32Array(this.moves.length * 2);
      larger.set(this.moves);
      this.moves = larger;
    }
    this.moves[this.length++] = move;
  }

  clear(): void {
    this.length = 0;
  }

  has(move: number): boolean {
    for (let i = 0; i < this.length; i++) if (this.moves[i] === move) return true;
    return false;
  }

  toArray(): number[] {
    return [...this.moves.subarray(0, this.length)];
  }
}
