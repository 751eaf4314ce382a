// What an explorer would get to if it stayed.

import { faceOf, isAvailable } from '../rules/exotic/disks.ts';
import type { Nexum } from '../rules/state.ts';

/** By the letter + 1 of the card: is it a system that can be found, and no black hole? */
export function isGood(state: Nexum, letter: number): boolean {
  return isAvailable(state, letter) && faceOf(letter).kind !== 'hole';
}
