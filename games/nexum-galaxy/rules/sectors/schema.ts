// Small readers for untrusted documents. Each gives the value, or a refusal that names the place that is wrong.

import { isRefusal, Refusal } from '@starboard/engine';

export type Reader<T> = (given: unknown, place: string) => T | Refusal;

export function text(longest: number): Reader<string> {
  return (given, place) => {
    if (typeof given !== 'string') return wrong(place, 'a text', given);
    if (/\p{C}/u.test(given)) return new Refusal(`${place} contains characters that cannot be shown.`);
    if (given.length > longest) return new Refusal(`${place} is longer than ${longest} characters.`);
    return given;
  };
}

export function number(size: number): Reader<number> {
  return (given, place) =>
    typeof given === 'number' && Math.abs(given) <= size
      ? given + 0 // minus zero does not survive being written down
      : wrong(place, `a number from -${size} to ${size}`, given);
}

export function oneOf<const V extends string | number>(values: readonly V[]): Reader<V> {
  return (given, place) => {
    const found = values.find((value) => value === given);
    return found ?? wrong(place, `one of ${values.join(', ')}`, given);
  };
}

export function listOf<T>(read: Reader<T>, longest: number): Reader<readonly T[]> {
  return (given, place) => {
    if (!Array.isArray(given)) return wrong(place, 'a list', given);
    if (given.length > longest) return new Refusal(`${place} has more than ${longest} entries.`);
    return allOrRefusal(given.map((each: unknown, i) => read(each, `${place}[${i}]`)));
  };
}

export function pairOf<T>(read: Reader<T>): Reader<readonly [T, T]> {
  const list = listOf(read, 2);
  return (given, place) => {
    const read2 = list(given, place);
    if (isRefusal(read2)) return read2;
    return read2.length === 2 ? [read2[0], read2[1]] : new Refusal(`${place} has two entries.`);
  };
}

/** An object whose keys are among these; what is missing stays missing. */
export function recordOf<const K extends string, T>(
  keys: readonly K[],
  read: Reader<T>,
): Reader<Partial<Record<K, T>>> {
  return (given, place) => {
    if (!isObject(given)) return wrong(place, 'an object', given);
    const record: Partial<Record<K, T>> = {};
    const stranger = Object.keys(given).find((key) => !keys.some((known) => known === key));
    if (stranger !== undefined) return unknownField(place, stranger, keys);
    for (const key of keys) {
      if (!Object.hasOwn(given, key)) continue;
      const value = read(given[key], `${place}.${key}`);
      if (isRefusal(value)) return value;
      record[key] = value;
    }
    return record;
  };
}

export type Fields<T> = { readonly [K in keyof T]: Reader<T[K]> };

/** An object with these fields. A field that is missing is read as undefined: `optional` gives it a value. */
export function object<T extends object>(fields: Fields<T>): Reader<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return (given, place) => {
    if (!isObject(given)) return wrong(place, 'an object', given);
    const stranger = Object.keys(given).find((key) => !names.some((name) => name === key));
    if (stranger !== undefined) return unknownField(place, stranger, names);
    const read: Partial<T> = {};
    for (const name of names) {
      const value = fields[name](Object.hasOwn(given, name) ? given[name] : undefined, `${place}.${name}`);
      if (isRefusal(value)) return value;
      read[name] = value;
    }
    return read as T;
  };
}

export function optional<T, D>(read: Reader<T>, otherwise: D): Reader<T | D> {
  return (given, place) => (given === undefined ? otherwise : read(given, place));
}

function allOrRefusal<T>(values: readonly (T | Refusal)[]): readonly T[] | Refusal {
  const good: T[] = [];
  for (const value of values) {
    if (isRefusal(value)) return value;
    good.push(value);
  }
  return good;
}

function isObject(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function wrong(place: string, expected: string, given: unknown): Refusal {
  if (given === undefined) return new Refusal(`${place} is missing: it is ${expected}.`);
  return new Refusal(`${place} is ${expected}, not ${shown(given)}.`);
}

function unknownField(place: string, stranger: string, names: readonly string[]): Refusal {
  return new Refusal(`${place} has no field ${shown(stranger)}. There are ${names.join(', ')}.`);
}

/** Short, and safe for whatever it is. */
function shown(given: unknown): string {
  if (typeof given === 'string') return JSON.stringify(given.length > 30 ? `${given.slice(0, 30)}…` : given);
  if (Array.isArray(given)) return 'a list';
  if (typeof given === 'object' && given !== null) return 'an object';
  return String(given);
}
