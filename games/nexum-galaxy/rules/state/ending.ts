// How the game ended.

import { one } from '@starboard/engine';
import { ALL_CIVS } from './sizes.ts';

export const BY_POINTS = 1;
export const BY_RELICS = 2;
export const LAST_STANDING = 3;
export const BY_LIMIT = 4;
/** Only the computer is left. */
export const PEOPLE_GONE = 5;

export const ending = {
  ending: one(PEOPLE_GONE),
  /** The set of civs that have won. */
  winners: one(ALL_CIVS),
};
