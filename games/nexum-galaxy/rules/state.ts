// What lies on the table and where the game is in the turn. A civilization is a seat; a place is a planet or a star.
//
// Sized for the whole family: twelve disks of the box and eight of the expansion, six planets and two stars on each. The
// sector is part of the state, so that disks can join it, change and be ruined during play. What is still to come goes here:
// - civilizations of the computer: owners beyond the seats of people, with a count of them beside `seats`; four in all;
// - exotic systems: numbers 12 to 19, with a field for the face that lies there; links and planets as for any other;
// - the cloud and wormholes: systems without planets, in which slot n is the area of seat n, where any number of its ships
//   can be, and a slot after those the relics that nobody carries; with it, by seat, how many of them must leave;
// - a destroyed planet is taken out of `planets` and `size`; dead ones are a set by system; markers a number by place;
// - asteroids: a flag by place, the kinds still unknown as a pool, those on a processing card by seat and kind, hidden;
// - technologies, civilization and generation: sets and numbers by seat. `shipLimit` and `energyLimit` are by seat already;
// - event cards: a flag by seat and card, hidden; the deck as a pool; rows laid out for the round as card numbers.

import { declare, many, one, type StateOf } from '@starboard/engine';
import { grandBattleLimits } from '../data/numbers.ts';
import { relicTypes } from '../data/sector.ts';

const CIVILIZATIONS = 4;
export const SYSTEMS = 20;
/** Slots of a system: planets 1 to 6, then two stars. A place is system * SLOTS + slot. */
export const SLOTS = 8;
export const FIRST_STAR = 6;
export const PLACES = SYSTEMS * SLOTS;
export const RELICS = 8;
export const TYPES = relicTypes.length;

/** The slots that are planets, as a set. */
export const PLANET_SLOTS = 2 ** FIRST_STAR - 1;

export const SMALL = 1;
export const STAR = 4;

export const CARD = 0;
export const MANAGE = 1;
export const MOVE = 2;
export const BID = 3;
export const OVER = 4;

export const STANDARD = 0;
export const STERILE = 1;

/** How the game ended. */
export const BY_POINTS = 1;
export const BY_RELICS = 2;
export const LAST_STANDING = 3;
export const BY_LIMIT = 4;

const MOST_ROUNDS = 100_000;

const EVERYBODY = 2 ** CIVILIZATIONS - 1;
const EVERYWHERE = 2 ** SYSTEMS - 1;
const ALL_SLOTS = 2 ** SLOTS - 1;
const ALL_RELICS = 2 ** RELICS - 1;
const MOST_SHIPS = grandBattleLimits.ships;
const MOST_ENERGY = grandBattleLimits.energy;

const fields = {
  // What was agreed before the game
  seats: one(CIVILIZATIONS, 2),
  scenario: one(STERILE),
  pooled: one(1),
  /** The last round; 0 when there is none. */
  roundLimit: one(MOST_ROUNDS),
  starLimit: one(2),
  pointsToWin: one(20),
  /** More than there are where relics win nothing. */
  relicsToWin: one(RELICS + 1),
  /** By seat: the set of seats on its side, itself among them. */
  allies: many(CIVILIZATIONS, EVERYBODY),
  /** By seat: how many ships it may have on the board, and how much energy in stock. */
  shipLimit: many(CIVILIZATIONS, MOST_SHIPS),
  energyLimit: many(CIVILIZATIONS, MOST_ENERGY),

  // The sector
  /** No system in play has a number as high as this. */
  span: one(SYSTEMS),
  /** By system: the set of its neighbours. */
  links: many(SYSTEMS, EVERYWHERE),
  /** The set of systems that no jump leaves or enters. */
  closed: one(EVERYWHERE),
  /** By system: the set of its planets, as slots. */
  planets: many(SYSTEMS, PLANET_SLOTS),
  /** By place: 0 nothing is there, 1 small, 2 medium, 3 large, 4 a star. */
  size: many(PLACES, STAR),
  /** By seat: the planet with its gate. */
  tann: many(CIVILIZATIONS, PLACES - 1),
  /** By type: the set of its relics. Relics of one type differ in nothing. */
  ofType: many(TYPES, ALL_RELICS),

  // What lies on it
  /** 0 nobody, else seat + 1. */
  owner: many(PLACES, CIVILIZATIONS),
  ships: many(PLACES, MOST_SHIPS),
  /** By place: the set of relics there, carried or waiting. */
  relicsAt: many(PLACES, ALL_RELICS),
  /** The set of relics that a ship carries. */
  carried: one(ALL_RELICS),

  // The seats
  energy: many(CIVILIZATIONS, MOST_ENERGY),
  points: many(CIVILIZATIONS, 30),
  /** The set of phase cards still face up. */
  cards: many(CIVILIZATIONS, 15),
  bids: many(CIVILIZATIONS, MOST_ENERGY),
  /** Counted along: ships on the board and under way, relics carried, and per system the set of places held. */
  fleet: many(CIVILIZATIONS, MOST_SHIPS),
  relicsHeld: many(CIVILIZATIONS, RELICS),
  held: many(CIVILIZATIONS * SYSTEMS, ALL_SLOTS),

  // The turn
  round: one(MOST_ROUNDS, 1),
  first: one(CIVILIZATIONS - 1),
  turn: one(CIVILIZATIONS - 1),
  phase: one(OVER),
  /** The phase that the card still has in store; CARD when there is none. */
  ahead: one(MOVE),
  /** By system: planets on which a ship was built in this phase; and ordinary ships built in it. */
  built: many(SYSTEMS, PLANET_SLOTS),
  builds: one(MOST_SHIPS),
  /** By place: ships that have moved in this phase; and the relics that some of them carry. */
  moved: many(PLACES, MOST_SHIPS),
  movedRelics: one(ALL_RELICS),
  /** By system: places conquered in this phase; and those that a carrier of an Extractor conquered. */
  taken: many(SYSTEMS, ALL_SLOTS),
  takenByExtractor: many(SYSTEMS, PLANET_SLOTS),

  // The order under way
  /** Place + 1 where ships are to go; the highest place + 1 they were taken from; how many ships and which relics. */
  target: one(PLACES),
  source: one(PLACES),
  force: one(MOST_SHIPS),
  cargo: one(ALL_RELICS),
  /** Place + 1 where the owner must say which waiting relic is attached; and the lowest type that can still be named. */
  picking: one(PLACES),
  pickFrom: one(TYPES - 1),

  // The end
  ending: one(BY_LIMIT),
  winners: one(EVERYBODY),
};

export const shape = declare(fields);

export type Nexum = StateOf<typeof fields>;
