// What the expansion adds: asteroids and technologies, clouds and who stands in them, hands of event cards, ruins.

import { many, one } from '@starboard/engine';
import { asteroidKinds, ASTEROIDS, MOST_RUINS } from '../../data/asteroids.ts';
import { OVERLOAD_LIMIT } from '../../data/civilizations.ts';
import { eventCards, ROW_CARDS } from '../../data/events.ts';
import { LEVELS, MOST_CAPACITY, paths } from '../../data/technologies.ts';
import { ALL_CIVS, ALL_RELICS, CIVS, MOST_SHIPS, PLACES, PLANET_SLOTS, RELICS, SYSTEMS } from './sizes.ts';

export const KINDS = asteroidKinds.length;
export const PATHS = paths.length;

/** A hand is a set of cards, in words of so many each. */
export const WORD_CARDS = 18;
export const HAND_WORDS = Math.ceil(eventCards.length / WORD_CARDS);

/** The starting cloud and one that is found. */
const CLOUDS = 2;

/** Dropping asteroids in this turn: not yet, just now, over. */
export const DROPPING = 1;
export const DROPPED = 2;

export const asteroids = {
  /** By system: the planets with a marker, of which nobody knows what is in it. */
  asteroids: many(SYSTEMS, PLANET_SLOTS),
  /** By seat and kind: what is on its Processing card, which the seat alone sees; how many that are, and how many it holds. */
  processing: many(CIVS * KINDS, ASTEROIDS),
  captured: many(CIVS, MOST_CAPACITY),
  capacity: many(CIVS, MOST_CAPACITY),
  /** By civ and path: the highest level that is developed. */
  levels: many(CIVS * PATHS, LEVELS),
  /** The set of civs that explore, that put what they find beside any disks, and that cloak ships. */
  explorers: one(ALL_CIVS),
  placers: one(ALL_CIVS),
  cloakers: one(ALL_CIVS),
  /** The set of civs that lose no ship for good; by civ, ships that it has lost so, and those of them that a black hole has. */
  recoverers: one(ALL_CIVS),
  lost: many(CIVS, MOST_SHIPS),
  lostToHole: many(CIVS, MOST_SHIPS),
  /** Has the seat developed something in this turn; does it drop asteroids, or has it? */
  developed: one(1),
  dropping: one(DROPPED),

  /** By system: what it gave in the last extraction of a seat with a civilization, as far as it can give that once more. */
  gave: many(SYSTEMS, OVERLOAD_LIMIT),

  /** By cloud: ships of the seat whose turn it is that stood in its area when the turn began and must leave; and the relics
   *  that they carry. */
  stale: many(CLOUDS, MOST_SHIPS),
  staleRelics: one(ALL_RELICS),
  /** Ships that have come to a cloud and have no cards yet. */
  arrivals: one(MOST_SHIPS),

  /** By seat: the event cards in its hand, which the seat alone sees, and how many they are. */
  hand: many(CIVS * HAND_WORDS, 2 ** WORD_CARDS - 1),
  handSize: many(CIVS, eventCards.length),
  /** The set of cloaked ships, by the relics that they carry; by relic, civ + 1 of its owner, and what the owner alone knows:
   *  place + 1 where it is, and the card + 1 under it. */
  cloaked: one(ALL_RELICS),
  cloakedBy: many(RELICS, CIVS),
  cloakPlace: many(RELICS, PLACES),
  cloakCard: many(RELICS, eventCards.length),
  /** The window after a row: who is still to be asked, seat + 1 of who laid a card first, and by place of the row seat + 1
   *  of who has covered it. */
  toAsk: one(ALL_CIVS),
  opened: one(CIVS),
  coverBy: many(ROW_CARDS, CIVS),

  /** By system: planets that are dead, and slots whose planet was destroyed; and how many of both there are. */
  dead: many(SYSTEMS, PLANET_SLOTS),
  ruined: many(SYSTEMS, PLANET_SLOTS),
  ruins: one(MOST_RUINS),
};
