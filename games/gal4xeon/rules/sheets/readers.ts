// Small readers for a document that may hold anything. Each gives the value, or a sentence that names the place that
// is wrong.

import { isRefusal, Refusal } from '@starboard/engine';

/** GX-13.3 forbids what a reader refuses. */
const SHEET_RULE = 'GX-13.3';

export type Reader<T> = (given: unknown, place: string) => T | Refusal;

function refuse(sentence: string): Refusal {
  return new Refusal(sentence, SHEET_RULE);
}

export function whole(min: number, max: number): Reader<number> {
  return (given, place) => {
    if (typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max) return given;
    return wrong(place, `a whole number from ${min} to ${max}`, given);
  };
}

export function text(longest: number): Reader<string> {
  return (given, place) => {
    if (typeof given === 'string' && given.length <= longest && !/\p{C}/u.test(given)) return given;
    return wrong(place, `a text of at most ${longest} characters, all of them visible`, given);
  };
}

export function oneOf<const V extends string | number>(values: readonly V[]): Reader<V> {
  return (given, place) =>
    values.find((value) => value === given) ?? wrong(place, `one of ${values.join(', ')}`, given);
}

export const flag: Reader<boolean> = (given, place) =>
  typeof given === 'boolean' ? given : wrong(place, 'true or false', given);

export function listOf<T>(read: Reader<T>, least: number, most: number): Reader<readonly T[]> {
  return (given, place) => {
    if (!Array.isArray(given) || given.length < least || given.length > most) {
      return wrong(place, least === most ? `a list of ${least}` : `a list of ${least} to ${most}`, given);
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
      return wrong(place, 'an object', given);
    const known = given as Readonly<Record<string, unknown>>;
    const stranger = Object.keys(known).find((key) => !names.some((name) => name === key));
    if (stranger !== undefined)
      return refuse(`${place} has no field ${shown(stranger)}. There are ${names.join(', ')}.`);
    const values: Partial<T> = {};
    for (const name of names) {
      const value = fields[name](Object.hasOwn(known, name) ? known[name] : undefined, `${place}.${name}`);
      if (isRefusal(value)) return value;
      if (value !== undefined) values[name] = value;
    }
    return values as T;
  };
}

/** The value, once it also passes a test that says what is wrong. */
export function checked<T>(read: Reader<T>, problem: (value: T) => string | null): Reader<T> {
  return (given, place) => {
    const value = read(given, place);
    if (isRefusal(value)) return value;
    const found = problem(value);
    return found === null ? value : refuse(`${place} ${found}.`);
  };
}

function wrong(place: string, expected: string, given: unknown): Refusal {
  if (given === undefined) return refuse(`${place} is missing: it is ${expected}.`);
  return refuse(`${place} is ${expected}, not ${shown(given)}.`);
}

function shown(given: unknown): string {
  if (Array.isArray(given)) return `a list of ${given.length}`;
  if (typeof given === 'object' && given !== null) return 'an object';
  const said = JSON.stringify(given) ?? String(given);
  return said.length > 40 ? `${said.slice(0, 40)}…` : said;
}
