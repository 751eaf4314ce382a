import type { Person } from './game-ui.ts';

/** Grey and angular first: least like a person's. */
const COLOURS: readonly number[] = [7, 6, 5, 4, 3, 2, 1, 0];

/** The colours of players whom nobody sits for beside these people, one after the other. */
export function unseatedColours(people: readonly Person[]): readonly number[] {
  return COLOURS.filter((colour) => people.every((person) => person.colour !== colour));
}
