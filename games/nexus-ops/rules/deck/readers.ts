// Small readers for untrusted documents. Each gives the value, or a refusal that names the place that is wrong.

import { isRefusal, type Message, type Refusal } from '@starboard/engine';
import { refuse, say } from '../../words/messages.ts';

export type Reader<T> = (given: unknown, place: string) => T | Refusal;

export function text(longest: number): Reader<string> {
  return (given, place) => {
    if (typeof given !== 'string') return wrong(place, say('aText'), given);
    if (given.length > longest) return refuse(null, 'tooLong', { place, longest });
    return /\p{C}/u.test(given) ? refuse(null, 'invisible', { place }) : given;
  };
}

export function whole(min: number, max: number): Reader<number> {
  return (given, place) => {
    const fits = typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max;
    return fits ? given : wrong(place, say('aWholeNumber', { min, max }), given);
  };
}

export const yesOrNo: Reader<boolean> = (given, place) =>
  typeof given === 'boolean' ? given : wrong(place, say('trueOrFalse'), given);

export const nothing: Reader<null> = (given, place) => (given === null ? null : wrong(place, 'null', given));

/** The field is there and means yes, or it is left out. */
export const yes: Reader<true> = (given, place) => (given === true ? true : wrong(place, 'true', given));

export function oneOf<const V extends string>(values: readonly V[]): Reader<V> {
  return (given, place) =>
    values.find((value) => value === given) ?? wrong(place, say('oneOf', { values }), given);
}

export function either<A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> {
  return (given, place) => {
    const read = first(given, place);
    return isRefusal(read) ? second(given, place) : read;
  };
}

export function listOf<T>(read: Reader<T>, least: number, most: number): Reader<readonly T[]> {
  return (given, place) => {
    if (!Array.isArray(given)) return wrong(place, say('aList'), given);
    if (given.length < least || given.length > most) {
      return refuse(null, 'wrongLength', { place, length: given.length, least, most });
    }
    const list: T[] = [];
    for (const [i, entry] of given.entries()) {
      const value = read(entry, `${place}[${i}]`);
      if (isRefusal(value)) return value;
      list.push(value);
    }
    return list;
  };
}

export type Fields<T> = { readonly [K in keyof T]: Reader<T[K]> };

/** An object with some of these fields and no others. */
export function some<T extends object>(fields: Fields<T>): Reader<Partial<T>> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return (given, place) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      return wrong(place, say('anObject'), given);
    const stranger = Object.keys(given).find((key) => !names.some((name) => name === key));
    if (stranger !== undefined) {
      return refuse(null, 'noField', { place, field: JSON.stringify(stranger), fields: names });
    }
    const read: Partial<T> = {};
    for (const name of names) {
      if (!Object.hasOwn(given, name)) continue;
      const value = fields[name]((given as Record<string, unknown>)[name], `${place}.${name}`);
      if (isRefusal(value)) return value;
      read[name] = value;
    }
    return read;
  };
}

/** An object with all of these fields and no others. */
export function all<T extends object>(fields: Fields<T>): Reader<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  const read = some(fields);
  return (given, place) => {
    const found = read(given, place);
    if (isRefusal(found)) return found;
    const missing = names.find((name) => !Object.hasOwn(found, name));
    return missing === undefined ? (found as T) : refuse(null, 'missing', { place: `${place}.${missing}` });
  };
}

/** The same reader for each of some names. */
export function each<const K extends string, T>(
  names: readonly K[],
  read: Reader<T>,
): Reader<Partial<Record<K, T>>> {
  const fields = Object.fromEntries(names.map((name) => [name, read])) as unknown as Fields<Record<K, T>>;
  return some(fields);
}

function wrong(place: string, expected: string | Message, given: unknown): Refusal {
  return refuse(null, 'wrong', { place, expected, given: shown(given) });
}

function shown(given: unknown): string | Message {
  if (typeof given === 'string') return JSON.stringify(given.length > 30 ? `${given.slice(0, 30)}…` : given);
  if (Array.isArray(given)) return say('aList');
  return typeof given === 'object' && given !== null ? say('anObject') : String(given);
}
