// Set-ups that a preset for one person may have.

import type { SoloSetup } from '../data/solo.ts';

/** The fewest relics that win where two civilizations play. */
export const LEAST_RELICS = 4;

const RELICS_OUT = [4, 5, 6, 7, 8];
/** With one more the computer would have won. */
const MOST_GUARDED = 3;
const GUARDS = [1, 2, 3, 4];

/** Those that a sector with so many relics can have. */
export function candidatesFor(relics: number): readonly SoloSetup[] {
  return RELICS_OUT.filter((out) => out <= relics).flatMap((out) =>
    Array.from({ length: MOST_GUARDED + 1 }, (_, guarded) => guarded).flatMap((guarded) =>
      (guarded === 0 ? GUARDS.slice(0, 1) : GUARDS).map((guards) => ({ relics: out, guarded, guards })),
    ),
  );
}
