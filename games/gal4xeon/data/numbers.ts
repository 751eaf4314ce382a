// Numbers that the rule book's text gives, and the titles of solo play.

import type { Demeanour } from './sheet.ts';

export const ROUNDS = 10;
export const DICE = 3;
export const SIDES = 6;

/** What a white sector turns out to hold, by the die; null where nobody lives. */
export const explorationDie: readonly (Demeanour | null)[] = [
  null,
  null,
  'friendly',
  'friendly',
  'neutral',
  'unfriendly',
];

export const points = {
  innerRing: 5,
  outerRing: 5,
  alienMet: 1,
  conquest: 3,
  sector: 1,
} as const;

/** What a solo player may call the result, from the highest score down. */
export const titles = [
  { from: 90, title: 'Galactic Legend' },
  { from: 75, title: 'Empire' },
  { from: 60, title: 'Dominion' },
  { from: 40, title: 'Realm' },
  { from: 0, title: 'Colony' },
] as const;
export type Title = (typeof titles)[number]['title'];

/** How many results a map's list of bests keeps. */
export const BESTS_KEPT = 10;
