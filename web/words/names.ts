// How people at a table are called in sentences.

import type { Person } from '@starboard/kit';
import type { Words } from './say.ts';

export function nameIn(people: readonly Person[]): (seat: number) => string {
  return (seat) => people[seat]?.name ?? String(seat + 1);
}

export function levelName(say: Words, level: string): string {
  return say.levels[level]?.name ?? level;
}

/** `Ann, Ben and Cy`, in the language of the page. */
export function listed(locale: string, names: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

/** People with the numbers of their seats. */
export function seated(people: readonly Person[]): readonly (Person & { readonly seat: number })[] {
  return people.map((person, seat) => ({ ...person, seat }));
}
