// Who may sit at a table: people at this screen and bots, which are called after stars.

import { LEVEL_IDS } from '@starboard/bots';
import type { Person } from '@starboard/kit';
import type { NewLocalTable } from '../link/facts.ts';

/** Who can be asked to play as a bot, weakest first. */
export const LEVELS: readonly string[] = ['random', ...LEVEL_IDS];

export const COLOURS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const STARS = ['Vega', 'Rigel', 'Mira', 'Altair', 'Deneb', 'Polaris', 'Spica', 'Antares'] as const;

/** Where there are more than stars, they are numbered. */
export function starName(number: number): string {
  const name = STARS[number % STARS.length];
  return number < STARS.length ? name : `${name} ${Math.floor(number / STARS.length) + 1}`;
}

/** The person first, then bots of that level. */
export function company(seats: number, you: string, level: string): readonly Person[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { name: you, colour: 0, bot: null } : { name: starName(seat), colour: seat, bot: level },
  );
}

/** As many seats as wanted: those who sit stay, bots join. */
export function resized(people: readonly Person[], seats: number, level: string): readonly Person[] {
  const taken = people.slice(0, seats).map(({ colour }) => colour);
  const free = COLOURS.filter((colour) => !taken.includes(colour));
  return Array.from({ length: seats }, (_, seat) => {
    return people[seat] ?? { name: starName(seat), colour: free[seat - people.length] ?? 0, bot: level };
  });
}

/** The colour for that seat; whoever had it gets the old one. */
export function recoloured(people: readonly Person[], seat: number, colour: number): readonly Person[] {
  const before = people[seat].colour;
  return people.map((person, each) => {
    if (each === seat) return { ...person, colour };
    return person.colour === colour ? { ...person, colour: before } : person;
  });
}

export function shuffled<T>(items: readonly T[]): readonly T[] {
  const rest = [...items];
  return items.map(() => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]);
}

export function seatsHere(people: readonly Person[]): readonly number[] {
  return people.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
}

export function tableOf(
  game: string,
  options: NewLocalTable['options'],
  people: readonly Person[],
): NewLocalTable {
  return { game, options, seats: people.length, people, here: seatsHere(people), lesson: false };
}
