// Small readers for a document that may hold anything. Each gives the value, or a refusal that names the place that
// is wrong.

import { isRefusal, type Message, type Refusal } from '@starboard/engine';
import { refuse, say } from '../../words/messages.ts';

/** It forbids what a reader refuses. */
export const SHEET_RULE = 'GX-13.3';

export type Reader<T> = (given: unknown, place: string) => T | Refusal;

export function whole(min: number, max: number): Reader<number> {
  return (given, place) => {
    if (typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max) return given;
    return wrong(place, say('aWholeNumber', { min, max }), given);
  };
}

export function text(longest: number): Reader<string> {
  return (given, place) => {
    if (typeof given === 'string' && given.length <= longest && !/\p{C}/u.test(given)) return given;
    return wrong(place, say('aText', { longest }), given);
  };
}

export function oneOf<const V extends string | number>(values: readonly V[]): Reader<V> {
  return (given, place) =>
    values.find((value) => value === given) ?? wrong(place, say('oneOf', { values }), given);
}

export const flag: Reader<boolean> = (given, place) =>
  typeof given === 'boolean' ? given : wrong(place, say('trueOrFalse'), given);

export function listOf<T>(read: Reader<T>, least: number, most: number): Reader<readonly T[]> {
  return (given, place) => {
    if (!Array.isArray(given) || given.length < least || given.length > most) {
      const expected = least === most ? say('aList', { length: least }) : say('aListOf', { least, most });
      return wrong(place, expected, given);
    }
    const values: T[] = [];
    for (const [i, each] of given.entries()) {
      const value = read(each, `${place}[${i}]`);
      if (isRefusal(value)) return value;
      values.push(value);
    }
    return values;
  };
}

/** What may be left out, and what stands for it then. */
export function optional<T, D>(read: Reader<T>, otherwise: D): Reader<T | D> {
  return (given, place) => (given === undefined ? otherwise : read(given, place));
}

export type Fields<T> = { readonly [K in keyof T]-?: Reader<T[K]> };

/** An object with these fields and no others. A field read as undefined is left out. */
export function object<T extends object>(fields: Fields<T>): Reader<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return (given, place) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      return wrong(place, say('anObject'), given);
    const known = given as Readonly<Record<string, unknown>>;
    const stranger = Object.keys(known).find((key) => !names.some((name) => name === key));
    if (stranger !== undefined)
      return refuse(SHEET_RULE, 'noField', { place, field: shown(stranger), fields: names });
    const values: Partial<T> = {};
    for (const name of names) {
      const value = fields[name](Object.hasOwn(known, name) ? known[name] : undefined, `${place}.${name}`);
      if (isRefusal(value)) return value;
      if (value !== undefined) values[name] = value;
    }
    return values as T;
  };
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

function wrong(place: string, expected: Message, given: unknown): Refusal {
  if (given === undefined) return refuse(SHEET_RULE, 'missing', { place, expected });
  return refuse(SHEET_RULE, 'wrong', { place, expected, given: shown(given) });
}

function shown(given: unknown): string | Message {
  if (Array.isArray(given)) return say('aList', { length: given.length });
  if (typeof given === 'object' && given !== null) return say('anObject');
  const said = JSON.stringify(given) ?? String(given);
  return said.length > 40 ? `${said.slice(0, 40)}…` : said;
}
