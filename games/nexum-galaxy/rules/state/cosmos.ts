// Cosmic events: the cards and where they lie, and what they laid on the sector.

import { many, one } from '@starboard/engine';
import { FORESEEN } from '../../data/civilizations.ts';
import { eventCards, MOST_MARKERS, MOST_ROWS, ROW_CARDS } from '../../data/events.ts';
import { ALL_CIVS, ALL_SLOTS, CIVS, LETTERS, PLACES, SYSTEMS } from './sizes.ts';

export const EVENT_CARDS = eventCards.length;
/** Cells of the rows of one round. */
export const ROUND_CELLS = MOST_ROWS * ROW_CARDS;

/** Who sees a card that is drawn: nobody, a seat + 1, or all. */
export const UNSEEN = 0;
export const EVERYBODY = CIVS + 1;

export const cosmos = {
  /** Cards that the game is played with; 0 where it has no events. */
  cardsInPlay: one(EVENT_CARDS),
  /** By system: the letter of the face that lies up, + 1. */
  letter: many(SYSTEMS, LETTERS),
  /** By place: markers that no ship may move there, and that nothing is managed there. */
  noMove: many(PLACES, MOST_MARKERS),
  noManage: many(PLACES, MOST_MARKERS),
  /** By system: the places on which such markers lie; nothing is managed on a dead planet either. */
  barred: many(SYSTEMS, ALL_SLOTS),
  idle: many(SYSTEMS, ALL_SLOTS),
  /** By card: is it in the deck, on the discards? Their numbers are public, what is in the deck is not. */
  deck: many(EVENT_CARDS, 1),
  deckSize: one(EVENT_CARDS),
  discards: many(EVENT_CARDS, 1),
  /** Card + 1 by round (even, odd), row and place: the rows of this round, turned up one after the other, and those of
   *  the next one, face down. */
  rows: many(2 * ROUND_CELLS, EVENT_CARDS),
  /** Rows of this round that lie face up; panels of them that have happened; planets on which the next one has. */
  turnedUp: one(MOST_ROWS),
  panel: one(2 * MOST_ROWS),
  hit: one(PLACES),
  /** The set of seats that may look at cards of the next round's first row. */
  foresight: one(ALL_CIVS),
  /** The set of seats that may always look at the outer cards of rows. */
  wise: one(ALL_CIVS),
  /** The next cards of the deck + 1 that a seat has foreseen, which it alone knows until they are drawn: seat + 1 of who
   *  did, how many they were, how many of them were drawn, and by card who has seen it then: seat + 1, EVERYBODY or nobody. */
  top: many(FORESEEN, EVENT_CARDS),
  topSeenBy: one(CIVS),
  topCount: one(FORESEEN),
  topDrawn: one(FORESEEN),
  topSeen: many(FORESEEN, EVERYBODY),
  /** The two cards + 1 that ships drew last where space is unstable, in their order: everybody has seen them. */
  pair: many(2, EVENT_CARDS),
};
