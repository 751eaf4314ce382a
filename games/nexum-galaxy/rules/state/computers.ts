// The computer's civilizations: what they have beyond what every civilization has.

import { many, one } from '@starboard/engine';
import { computerCards } from '../../data/computer-cards.ts';
import { ALL_CIVS, CIVS, PLACES } from './sizes.ts';

export const computers = {
  /** By civ: place + 1 where it begins anew; 0 where it has no such place. */
  base: many(CIVS, PLACES),
  /** The civ that acts next. */
  nextToAct: one(CIVS),
  /** The set of its cards that were drawn since they were shuffled. */
  actsDrawn: one(2 ** computerCards.length - 1),
  /** The set of civs for which relics do not win yet, since they began with enough. */
  relicsAsleep: one(ALL_CIVS),
  /** The set of civs of the computer that are out. */
  fallen: one(ALL_CIVS),
};
