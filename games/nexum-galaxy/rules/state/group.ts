// What a table is in a group of tables, and what is under way between it and the others. What waits elsewhere it does not know.

import { many, one } from '@starboard/engine';
import { HAND_LIMIT } from '../../data/asteroids.ts';
import { eventCards } from '../../data/events.ts';
import { MOST_TABLES } from '../../data/group.ts';
import { MOST_CAPACITY } from '../../data/technologies.ts';
import { HAND_WORDS, KINDS, WORD_CARDS } from './asteroids.ts';
import { CIVS, MOST_ENERGY, MOST_SHIPS } from './sizes.ts';

const ALL_TABLES = 2 ** MOST_TABLES - 1;

/** Where packing begins, and how far it has come with energy and with all cards. */
export const PACKED_ENERGY = 1;
export const PACKED_ASTEROIDS = PACKED_ENERGY + eventCards.length;

export const group = {
  /** How many tables there are; 0 where the table stands alone. And which of them it is. */
  tables: one(MOST_TABLES),
  here: one(MOST_TABLES - 1),
  /** The set of tables to which the seat whose turn it is can send. */
  gates: one(ALL_TABLES),
  /** The parcel that was opened last in this turn: the table + 1 from which it came, and what was in it. */
  openedFrom: one(MOST_TABLES),
  openedShips: one(MOST_SHIPS),
  openedEnergy: one(MOST_ENERGY),
  openedCards: one(HAND_LIMIT),
  openedAsteroids: one(MOST_CAPACITY),
  /** One that is packed: the table + 1 to which it goes, and what was put aboard its ships, which are under way. */
  sentTo: one(MOST_TABLES),
  sentEnergy: one(MOST_ENERGY),
  sentCards: one(HAND_LIMIT),
  sentAsteroids: one(MOST_CAPACITY),
  /** How far packing has come, which is done in one order: energy, cards by number, asteroids by kind. */
  packedTo: one(PACKED_ASTEROIDS + KINDS),
  /** By seat: event cards that it sent away, which lie face down among the discards; and how many they are. */
  stowed: many(CIVS * HAND_WORDS, 2 ** WORD_CARDS - 1),
  stowedSize: many(CIVS, eventCards.length),
};
