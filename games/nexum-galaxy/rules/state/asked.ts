// What the seat is asked beyond what its phase asks anyway, and the order under way.

import { one } from '@starboard/engine';
import { ALL_RELICS, ALL_SYSTEMS, LETTERS, MOST_SHIPS, PLACES, TYPES } from './sizes.ts';

/** Nothing else; which ships go; which relic is attached; which cards are kept; whether a card is laid on the row; whether
 *  an explorer goes on; beside which disks the one that was found is laid; where the explorer lands; under which card a ship
 *  is cloaked; which civilization it plays. In a group of tables: which parcels have come, and what else was in one, both of
 *  which its house knows; to which table ships go, and what goes along. */
export const NOTHING = 0;
export const FLEET = 1;
export const RELIC = 2;
export const KEEP = 3;
export const WINDOW = 4;
export const EXPLORE = 5;
export const PLACE = 6;
export const LAND = 7;
export const HIDE = 8;
export const DRAFT = 9;
export const RECEIVE = 10;
export const UNPACK = 11;
export const SHIP = 12;
export const LOAD = 13;

export const asked = {
  asking: one(LOAD),
  /** Place + 1 where ships are to go; the highest place + 1 they were taken from; how many ships and which relics. */
  target: one(PLACES),
  source: one(PLACES),
  force: one(MOST_SHIPS),
  cargo: one(ALL_RELICS),
  /** Place + 1 where the owner must say which waiting relic is attached; and the lowest type that can still be named. */
  picking: one(PLACES),
  pickFrom: one(TYPES - 1),
  /** An explorer under way: the letter + 1 of the card that was drawn last, and the disks named so far as neighbours. */
  found: one(LETTERS),
  beside: one(ALL_SYSTEMS),
  /** Place + 1 of the ship that is about to be cloaked, and the type of the relic that it carries. */
  hiding: one(PLACES),
  hidingType: one(TYPES - 1),
  /** Has a ship come from another system to one where that draws events, which are still to come? */
  unstable: one(1),
};
