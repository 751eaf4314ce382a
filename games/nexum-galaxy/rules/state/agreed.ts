// What was agreed before the game. Modes and scenarios are these numbers and nothing else: see variants/, and ledger.ts
// for who asks them.

import { many, one } from '@starboard/engine';
import { ASTEROIDS, HAND_LIMIT, MOST_RUINS } from '../../data/asteroids.ts';
import { MOST_ROWS } from '../../data/events.ts';
import { SHIP_PRICES } from '../../data/numbers.ts';
import { LEVELS } from '../../data/technologies.ts';
import { ALL_CIVS, CARDS, CIVS, MOST_ENERGY, MOST_ROUNDS, MOST_SHIPS, RELICS } from './sizes.ts';

/** The newest version of the rules. */
export const RULES = 2;

export const agreed = {
  /** The version of the rules that is played: see versions.ts for who asks it. */
  rules: one(RULES, 1),
  /** People at the table, and civilizations in all. */
  seats: one(CIVS, 1),
  civs: one(CIVS, 2),
  /** Rows of event cards in a round; 0 where there are no events. */
  aggressiveness: one(MOST_ROWS),
  /** Does somebody with stars and no planet stay in play? */
  starsAreEnough: one(1),
  /** By civ: the set of civs on its side, itself among them. */
  allies: many(CIVS, ALL_CIVS),
  /** Does a phase end only when its seat says so? */
  waits: one(1),
  /** Event cards that a hand may hold, levels that paths of technology have, asteroids in the box, planets that can be
   *  ruined: none of them where the expansion is not played. */
  handLimit: one(HAND_LIMIT),
  pathLevels: one(LEVELS),
  asteroidsInBox: one(ASTEROIDS),
  ruinLimit: one(MOST_RUINS),
  /** Do people who are allied win by what they have together? */
  pooled: one(1),
  /** For people; what the computer needs where they pool theirs, see ledger.ts. */
  pointsToWin: one(20),
  /** More than there are where relics win nothing. */
  relicsToWin: one(RELICS + 1),
  /** The last round; 0 when there is none. */
  roundLimit: one(MOST_ROUNDS),
  /** By civ: how many ships it may have on the board, and how much energy in stock. */
  shipLimit: many(CIVS, MOST_SHIPS),
  energyLimit: many(CIVS, MOST_ENERGY),
  /** By civ: how many ordinary ships it may build in a phase. */
  buildLimit: many(CIVS, SHIP_PRICES.length),
  /** Ships on one star. */
  starLimit: one(2),
  /** What each ship on a star adds to the defence of its owner's planets there. */
  starShield: one(1),
  /** With so many planets a civ keeps the stars at home; 0 where it takes half of them, as elsewhere. */
  homeKeep: one(1),
  /** Does a civ that loses the planet with its gate leave the board? */
  gateFatal: one(1),
  /** What every ship costs where they are built only beside a star of one's own; 0 where prices rise. */
  starPrice: one(MOST_ENERGY),
  /** Phase card + 1 that every turn plays by itself; 0 where the player chooses one. */
  fixedCard: one(CARDS),
};
