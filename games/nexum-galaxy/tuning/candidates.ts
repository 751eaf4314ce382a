// Set-ups that a preset for one person may have, with how hard they are felt to be: the logarithm of the odds that a
// Captain wins on LAUBURIA with three rows. Every row less makes all of them easier.

import type { SoloSetup } from '../data/solo.ts';

export interface Candidate extends SoloSetup {
  readonly ease: number;
}

const felt: readonly (readonly [relics: number, guarded: number, ease: number])[] = [
  [4, 4, 2.6],
  [5, 0, 0.4],
  [4, 0, 0.85],
  [6, 0, 0],
  [8, 0, 1.7],
  [5, 1, -0.6],
  [4, 1, -0.4],
  [6, 1, -1.2],
  [8, 1, -0.2],
  [5, 2, -2.5],
  [4, 2, -1.2],
  [6, 2, -2.3],
  [8, 2, -2],
  [5, 3, -3.6],
  [4, 3, -2.3],
  [6, 3, -3.6],
  [8, 3, -3.2],
];

/** Those that a sector with so many relics can have, games that last first. */
export function candidatesFor(relics: number): readonly Candidate[] {
  return felt
    .filter(([out]) => out <= relics)
    .flatMap(([out, guarded, ease]) =>
      (guarded === 0 ? [1] : out === 4 ? [2, 1, 4] : [2, 1]).map((guards) => ({
        relics: out,
        guarded,
        guards,
        ease,
      })),
    );
}

/** How much easier one row less makes it. */
export const EASE_OF_A_ROW = 1.2;

/** The fewest that win where two civilizations play. */
export const LEAST_RELICS = 4;
