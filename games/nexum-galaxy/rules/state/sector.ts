// The sector is part of the state, so that disks can join it, change and be ruined during play. What makes one system
// unlike others is a bit in a set that rules ask (ledger.ts). A cloud is a system without planets, in which slot n is the
// area of seat n and a slot after those holds relics that nobody carries. Exotic systems have the numbers 12 to 17.

import { many, one } from '@starboard/engine';
import { EXOTIC_DISKS } from '../../data/exotic.ts';
import {
  ALL_CIVS,
  ALL_RELICS,
  ALL_SLOTS,
  ALL_SYSTEMS,
  CIVS,
  PLACES,
  PLANET_SLOTS,
  SYSTEMS,
  TYPES,
} from './sizes.ts';

/** Sizes of places. */
export const SMALL = 1;
export const STAR = 4;
export const AREA = 5;
export const HOLE = 6;

/** A found disk is a digit from 1 of that base. */
export const JOINED_BASE = EXOTIC_DISKS + 1;

/** No system has as many stars: nobody's gate is there. */
export const NO_GATE = PLACES - 1;

export const sector = {
  /** No system in play has a number as high as this. */
  span: one(SYSTEMS),
  /** By system: the set of its neighbours. */
  links: many(SYSTEMS, ALL_SYSTEMS),
  /** The set of systems that no jump leaves or enters, and of civs that can jump. */
  closed: one(ALL_SYSTEMS),
  jumpers: one(ALL_CIVS),
  /** The set of clouds, and of those to and from which everybody can jump, from everywhere. */
  clouds: one(ALL_SYSTEMS),
  openClouds: one(ALL_SYSTEMS),
  /** The set of systems beside an open bridge, which makes ways between them shorter. */
  bridged: one(ALL_SYSTEMS),
  /** The set of systems that no ship leaves. */
  noExit: one(ALL_SYSTEMS),
  /** What all that comes to (ways.ts). By system: the systems from which a ship comes for the fare inside one, and for the
   *  fare to a neighbour; by civ and system, those from which it jumps there. */
  lanes: many(SYSTEMS, ALL_SYSTEMS),
  roads: many(SYSTEMS, ALL_SYSTEMS),
  jumps: many(CIVS * SYSTEMS, ALL_SYSTEMS),
  /** The set of systems that make a bridge while no marker bars it; whose ends are one wormhole; where ships that enter
   *  draw events; whose star can be attacked. */
  bridges: one(ALL_SYSTEMS),
  wormholes: one(ALL_SYSTEMS),
  quantum: one(ALL_SYSTEMS),
  giants: one(ALL_SYSTEMS),
  /** The set of systems where nothing scores; whose planets have a shield of their own; whose stars nobody enters; whose
   *  stars are kept with fewer planets. */
  exotic: one(ALL_SYSTEMS),
  /** The exotic disks in the order in which they joined, as digits: only those who draw the map ask for it. */
  joined: one(JOINED_BASE ** EXOTIC_DISKS - 1),
  neutron: one(ALL_SYSTEMS),
  starless: one(ALL_SYSTEMS),
  binary: one(ALL_SYSTEMS),
  /** By system: the places that every ship pays more to enter. */
  ionized: many(SYSTEMS, ALL_SLOTS),
  /** By system: the set of its planets, as slots. */
  planets: many(SYSTEMS, PLANET_SLOTS),
  /** By system: the places that all ships may leave. */
  mayEmpty: many(SYSTEMS, PLANET_SLOTS),
  /** By place: 0 nothing is there, 1 small, 2 medium, 3 large, 4 a star, 5 an area of a cloud, 6 a black hole. */
  size: many(PLACES, HOLE),
  /** By civ: the planet with its gate; NO_GATE where it has none. */
  tann: many(CIVS, PLACES - 1),
  /** By type: the set of its relics. Relics of one type differ in nothing. */
  ofType: many(TYPES, ALL_RELICS),
};
