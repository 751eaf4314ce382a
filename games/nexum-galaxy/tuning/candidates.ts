// Set-ups that a preset for one person may have.

import type { SoloSetup } from '../data/solo.ts';

/** The fewest relics that win where two civilizations play. */
export const LEAST_RELICS = 4;

const RELICS_OUT = [4, 5, 6, 8];
/** With three of them the computer lacks a single relic, and wins before anybody has done much. */
const MOST_GUARDED = 2;
const GUARDS = [1, 2, 4];

/** Those that a sector with so many relics can have. */
export function candidatesFor(relics: number): readonly SoloSetup[] {
  return RELICS_OUT.filter((out) => out <= relics).flatMap((out) =>
    Array.from({ length: MOST_GUARDED + 1 }, (_, guarded) => guarded).flatMap((guarded) =>
      (guarded === 0 ? GUARDS.slice(0, 1) : GUARDS).map((guards) => ({ relics: out, guarded, guards })),
    ),
  );
}
