// Reads documents that people write and anybody may send: sectors, decks, sheets. A reader gives the value, or refuses
// with the place in the document and what should stand there. It measures what it is given before it looks inside.

import type { Message } from './message.ts';
import { isRefusal, messageOf, Refusal } from './refusal.ts';
import { refuse, say } from './words.ts';

/** The place is a path: `sector.relics[3].planet`. */
export type Reader<T> = (given: unknown, place: string) => T | Refusal;

/** Reads what has no parts, so its place may also be a name that each language has for it. */
export type Leaf<T> = (given: unknown, place: string | Message) => T | Refusal;

export function text(longest: number): Leaf<string> {
  return (given, place) => {
    if (typeof given !== 'string') return wrong(place, say('aText', { longest }), given);
    if (given.length > longest) return refuse(null, 'textTooLong', { place, longest });
    return /\p{C}/u.test(given) ? refuse(null, 'textInvisible', { place }) : given;
  };
}

/** Zero for minus zero, which does not survive being written down. */
export function number(min: number, max: number): Leaf<number> {
  return (given, place) =>
    typeof given === 'number' && given >= min && given <= max
      ? given + 0
      : wrong(place, say('aNumber', { min, max }), given);
}

export function whole(min: number, max: number): Leaf<number> {
  return (given, place) =>
    typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max
      ? given + 0
      : wrong(place, say('aWholeNumber', { min, max }), given);
}

export const yesOrNo: Leaf<boolean> = (given, place) =>
  typeof given === 'boolean' ? given : wrong(place, say('trueOrFalse'), given);

export function oneOf<const V extends string | number | boolean | null>(values: readonly V[]): Leaf<V> {
  return (given, place) => {
    const at = values.findIndex((value) => value === given);
    return at < 0 ? wrong(place, say('oneOf', { values: values.map(String) }), given) : values[at];
  };
}

export function listOf<T>(read: Reader<T>, least: number, most: number): Reader<readonly T[]> {
  return (given, place) => {
    if (!Array.isArray(given) || given.length < least || given.length > most)
      return wrong(place, say('aList', { least, most }), given);
    return entries(given, (each, i) => read(each, `${place}[${i}]`));
  };
}

/** A list with a reader for each of its entries. */
export function tuple<T extends readonly unknown[]>(
  ...readers: { readonly [I in keyof T]: Reader<T[I]> }
): Reader<T> {
  const { length } = readers;
  return (given, place) => {
    if (!Array.isArray(given) || given.length !== length)
      return wrong(place, say('aList', { least: length, most: length }), given);
    return entries(given, (each, i) => readers[i](each, `${place}[${i}]`)) as T | Refusal;
  };
}

function entries<T>(
  given: readonly unknown[],
  read: (each: unknown, i: number) => T | Refusal,
): readonly T[] | Refusal {
  const values: T[] = [];
  for (const [i, each] of given.entries()) {
    const value = read(each, i);
    if (isRefusal(value)) return value;
    values.push(value);
  }
  return values;
}

export type Fields<T> = { readonly [K in keyof T]-?: Reader<T[K]> };

/** An object with these fields and no others. A field read as undefined is left out. */
export function object<T extends object>(fields: Fields<T>): Reader<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return (given, place) => {
    if (!isObject(given)) return wrong(place, say('anObject'), given);
    const stranger = Object.keys(given).find((key) => !Object.hasOwn(fields, key));
    if (stranger !== undefined)
      return refuse(null, 'noSuchField', { place, field: shown(stranger), fields: names });
    const values: Partial<T> = {};
    for (const name of names) {
      const value = fields[name](own(given, name), `${place}.${name}`);
      if (isRefusal(value)) return value;
      if (value !== undefined) values[name] = value;
    }
    return values as T;
  };
}

/** An object with some of these fields and no others. */
export function partial<T extends object>(fields: Fields<T>): Reader<Partial<T>> {
  const readers = Object.entries<Reader<unknown>>(fields);
  const left = Object.fromEntries(readers.map(([name, read]) => [name, optional(read)]));
  return object<Partial<T>>(left as Fields<Partial<T>>);
}

/** An object with some of these names, each read alike. */
export function recordOf<const K extends string, T>(
  names: readonly K[],
  read: Reader<T>,
): Reader<Partial<Record<K, T>>> {
  return partial(alike(names, read));
}

/** The same reader for each name. */
export function alike<const K extends string, T>(names: readonly K[], read: Reader<T>): Fields<Record<K, T>> {
  return Object.fromEntries(names.map((name) => [name, read])) as Fields<Record<K, T>>;
}

/** An object whose kind stands in one of its fields, with a reader for each kind. */
export function byKind<T>(field: string, readers: Readonly<Record<string, Reader<T>>>): Reader<T> {
  const kindOf = oneOf(Object.keys(readers));
  return (given, place) => {
    if (!isObject(given)) return wrong(place, say('anObject'), given);
    const kind = kindOf(own(given, field), `${place}.${field}`);
    return isRefusal(kind) ? kind : readers[kind](given, place);
  };
}

/** What may be left out, and what stands for it then. */
export function optional<T>(read: Reader<T>): Reader<T | undefined>;
export function optional<T, D>(read: Reader<T>, otherwise: D): Reader<T | D>;
export function optional<T>(read: Reader<T>, otherwise?: unknown): Reader<unknown> {
  return (given, place) => (given === undefined ? otherwise : read(given, place));
}

/** The value, once it also passes a test. */
export function checked<T>(
  read: Reader<T>,
  wrongWith: (value: T, place: string) => Refusal | null,
): Reader<T> {
  return (given, place) => {
    const value = read(given, place);
    return isRefusal(value) ? value : (wrongWith(value, place) ?? value);
  };
}

/** Names the rule behind refusals that name none. */
export function ruled<T>(rule: string, read: Reader<T>): Reader<T> {
  return (given, place) => {
    const value = read(given, place);
    return isRefusal(value) && value.rule === null ? new Refusal(messageOf(value), rule) : value;
  };
}

function isObject(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

/** What an object inherits is not in the document. */
function own(given: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(given, name) ? given[name] : undefined;
}

function wrong(place: string | Message, expected: Message, given: unknown): Refusal {
  if (given === undefined) return refuse(null, 'missingValue', { place, expected });
  return refuse(null, 'wrongValue', { place, expected, given: shown(given) });
}

/** More of a text is not repeated to whoever wrote it. */
const MOST_SHOWN = 30;

export function shown(given: unknown): string | Message {
  if (Array.isArray(given)) return say('aList', { least: given.length, most: given.length });
  if (typeof given === 'object' && given !== null) return say('anObject');
  if (typeof given !== 'string') return String(given);
  return JSON.stringify(given.length > MOST_SHOWN ? `${given.slice(0, MOST_SHOWN)}…` : given);
}
