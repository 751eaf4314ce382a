// What an explorer would get to if it stayed.

import { faceOf, isAvailable } from '../rules/exotic/disks.ts';
import type { Nexum } from '../rules/state.ts';

export const FOUND_A_SYSTEM = 0.6;
/** The ship would be lost for good. */
const FOUND_NOTHING = -0.3;

/** By the letter + 1 of the card. */
export function worthOfFace(state: Nexum, letter: number): number {
  return isGood(state, letter) ? FOUND_A_SYSTEM : FOUND_NOTHING;
}

export function isGood(state: Nexum, letter: number): boolean {
  return isAvailable(state, letter) && faceOf(letter).kind !== 'hole';
}
