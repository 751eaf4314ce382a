// The sector is part of the state, so that disks can join it, change and be ruined during play. To come:
// - exotic systems: numbers 12 to 19, with a field for the face that lies there; links and planets as for any other;
// - the cloud and wormholes: systems without planets, in which slot n is the area of seat n, where any number of its ships
//   can be, and a slot after those the relics that nobody carries; with it, by seat, how many of them must leave;
// - a destroyed planet is taken out of `planets` and `size`.

import { many, one } from '@starboard/engine';
import { ALL_RELICS, ALL_SLOTS, ALL_SYSTEMS, CIVS, PLACES, PLANET_SLOTS, SYSTEMS, TYPES } from './sizes.ts';

/** Sizes of places. */
export const SMALL = 1;
export const STAR = 4;

/** No system has as many stars: nobody's gate is there. */
export const NO_GATE = PLACES - 1;

export const sector = {
  /** No system in play has a number as high as this. */
  span: one(SYSTEMS),
  /** By system: the set of its neighbours. */
  links: many(SYSTEMS, ALL_SYSTEMS),
  /** The set of systems that no jump leaves or enters. */
  closed: one(ALL_SYSTEMS),
  /** By system: the places that every ship pays more to enter. */
  ionized: many(SYSTEMS, ALL_SLOTS),
  /** By system: the set of its planets, as slots. */
  planets: many(SYSTEMS, PLANET_SLOTS),
  /** By place: 0 nothing is there, 1 small, 2 medium, 3 large, 4 a star. */
  size: many(PLACES, STAR),
  /** By civ: the planet with its gate; NO_GATE where it has none. */
  tann: many(CIVS, PLACES - 1),
  /** By type: the set of its relics. Relics of one type differ in nothing. */
  ofType: many(TYPES, ALL_RELICS),
};
