// The next step for who has beaten bots.

import { LEVEL_IDS } from '@starboard/bots';
import type { Outcome } from '@starboard/engine';
import type { Person } from '@starboard/kit';

export interface Harder {
  /** The hardest level that was beaten, and the one after it. */
  readonly beaten: string;
  readonly next: string;
}

/** Null for who did not win alone against bots, or has beaten the hardest. */
export function harderThan(
  people: readonly Person[],
  here: readonly number[],
  { ranks, unseated = [] }: Pick<Outcome, 'ranks' | 'unseated'>,
): Harder | null {
  const [seat] = here;
  const rivals = people.filter((_, each) => each !== seat);
  if (here.length !== 1 || unseated.length > 0 || rivals.length === 0) return null;
  if (ranks[seat] !== 1 || rivals.some(({ bot }) => bot === null)) return null;
  const levels: readonly string[] = LEVEL_IDS;
  const hardest = Math.max(...rivals.map(({ bot }) => levels.indexOf(bot ?? '')));
  const next = levels.at(hardest + 1);
  return hardest < 0 || hardest + 1 >= levels.length || next === undefined
    ? null
    : { beaten: levels[hardest], next };
}

/** The same people, with all bots of that level. */
export function against(level: string, people: readonly Person[]): readonly Person[] {
  return people.map((person) => (person.bot === null ? person : { ...person, bot: level }));
}
