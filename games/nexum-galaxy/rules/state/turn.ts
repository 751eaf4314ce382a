// Where the game is: the step of the round, whose turn it is, the phase, and what was done in it.

import { many, one } from '@starboard/engine';
import {
  ALL_CIVS,
  ALL_RELICS,
  ALL_SLOTS,
  CARDS,
  CIVS,
  MOST_ENERGY,
  MOST_ROUNDS,
  MOST_SHIPS,
  PLACES,
  PLANET_SLOTS,
  SYSTEMS,
} from './sizes.ts';

/** Phases of a turn. */
export const CARD = 0;
export const MANAGE = 1;
export const MOVE = 2;
export const BID = 3;
export const OVER = 4;

/** Why a management phase ended by itself: it did not; all ships were built; there was no planet or no ship for another;
 *  the next could not be paid. */
export const NOT_BY_ITSELF = 0;
export const ALL_BUILT = 1;
export const NO_PLACE = 2;
export const TOO_DEAR = 3;

/** Steps of a round: events come between its beginning and the turns. */
export const BEGIN = 0;
export const TURNS = 1;
export const END = 2;
export const EVENTS = 3;
export const DEAL = 4;
/** Before the first round civilizations are chosen. */
export const DRAFTING = 5;

/** What a seat has said of its next attack: it loses no ship; a relic that goes along adds 1. And of its next order: markers do
 *  not bar it. */
export const UNHURT = 1;
export const AFFINITY = 2;
export const UNBARRED = 4;

export const turn = {
  round: one(MOST_ROUNDS, 1),
  step: one(DRAFTING),
  first: one(CIVS - 1),
  turn: one(CIVS - 1),
  phase: one(OVER),
  /** The phase that the card still has in store; CARD when there is none. */
  ahead: one(MOVE),
  /** By seat: the set of phase cards still face up; and what it has bid in this round. */
  cards: many(CIVS, 2 ** CARDS - 1),
  bids: many(CIVS, MOST_ENERGY),
  /** By system: planets on which a ship was built in this phase; and ordinary ships built in it. */
  built: many(SYSTEMS, PLANET_SLOTS),
  builds: one(MOST_SHIPS),
  /** Why the management phase of this turn ended by itself, and what a ship cost that could not be paid. */
  ended: one(TOO_DEAR),
  unpaid: one(MOST_ENERGY),
  /** By place: ships that have moved in this phase; and the relics that some of them carry. */
  moved: many(PLACES, MOST_SHIPS),
  movedRelics: one(ALL_RELICS),
  /** The relics that have no effect in this phase, since one of their type was with them on a planet of their owner. */
  interfering: one(ALL_RELICS),
  /** By system: places conquered in this phase; and those that a carrier of an Extractor conquered. */
  taken: many(SYSTEMS, ALL_SLOTS),
  takenByExtractor: many(SYSTEMS, PLANET_SLOTS),
  /** What the seat whose turn it is has said of its next attack; and the set of civs whose relics have helped them in this
   *  turn, or in this event step. */
  declared: one(UNHURT + AFFINITY + UNBARRED),
  /** Has the seat used a skill of its civilization in this turn? By system: dead planets that it has conquered in it. */
  skillUsed: one(1),
  deadTaken: many(SYSTEMS, PLANET_SLOTS),
  helped: one(ALL_CIVS),
};
