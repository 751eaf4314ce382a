// What lies on the table and where the game is in the turn.

import { declare, many, one, ownRow, type StateOf } from '@starboard/engine';
import { HEX_NAMES } from '../data/board.ts';
import { energizeCards, spareEnergize } from '../data/energize.ts';
import { secretMissions, spareMissions } from '../data/secret-missions.ts';
import { TERRAINS } from '../data/terrain.ts';
import { TOKENS } from '../data/tokens.ts';
import { FIGURES } from '../data/units.ts';
import { ENERGIZE_COLUMNS, MISSION_COLUMNS, TOKEN_COLUMNS, UNIT_COLUMNS } from './columns.ts';
import { PHASES } from './phases.ts';

/** The newest version of the rules. */
export const RULES = 2;

export const SEATS = 4;
export const TYPES = FIGURES.length;
export const HEXES = HEX_NAMES.length;
export const MONOLITH_HEX = 0;
export const INNER_RING = 1;
export const FIRST_HOME = 19;
export const HOME_HEXES = 3;
export const PLAINS = TERRAINS.indexOf('plains');
export const MAGMA = TERRAINS.indexOf('magma');
export const TOKEN_KINDS = TOKENS.length;

export const ENERGIZE_NAMES: readonly string[] = [...Object.keys(energizeCards), ...spareEnergize];
export const MISSION_NAMES: readonly string[] = [...Object.keys(secretMissions), ...spareMissions];
export const ENERGIZES = ENERGIZE_NAMES.length;
export const MISSIONS = MISSION_NAMES.length;
export const CARDS = ENERGIZES + MISSIONS;

export const MOST_FIGURES = 12;
export const MOST_CARDS = 60;
const MOST_RUBIUM = 99_999;
export const MOST_ROUNDS = 100_000;
export const MOST_BATTLES = 2 ** 24 - 1;
/** Dice of one side in one roll: all figures and every card that adds some. */
const MOST_DICE = 255;

/** The sides of a battle. */
export const ATTACKER = 0;
export const DEFENDER = 1;

/** The moments for battle cards around a roll. */
export const BEFORE = 0;
export const AFTER = 1;

/** How the game ended. */
export const BY_POINTS = 1;
export const BY_ELIMINATION = 2;
export const BY_LIMIT = 3;

const EVERYBODY = 2 ** SEATS - 1;
const EVERYWHERE = 2 ** HEXES - 1;
const MOST = 99;
/** What all cards of a deck file together could add. */
const MOST_ADDED = 999;

const fields = {
  // What was agreed before the game
  /** The version of the rules that is played: see versions.ts for who asks it. */
  rules: one(RULES, 1),
  seats: one(SEATS, 2),
  /** The seat that begins every round. */
  first: one(SEATS - 1),
  goal: one(MOST),
  teams: one(1),
  /** By seat: the set of seats that are no enemies, itself among them. Team-mates sit across the table. */
  side: many(SEATS, EVERYBODY),
  hillRule: one(1),
  topPriority: one(1),
  /** Cards of the transmission line; 0 where missions are drawn into the hand. */
  lineLength: one(SEATS + 2),
  vortex: one(1),
  /** The last round; 0 when there is none. */
  roundLimit: one(MOST_ROUNDS),
  unitRow: many(TYPES * UNIT_COLUMNS, MOST, -9),
  energizeRow: many(ENERGIZES * ENERGIZE_COLUMNS, MOST, -9),
  missionRow: many(MISSIONS * MISSION_COLUMNS, MOST),
  tokenRow: many(TOKEN_KINDS * TOKEN_COLUMNS, MOST),
  missionCards: one(MOST),

  // The board
  /** The set of hexes in play, and by hex the set of those beside it. */
  hexes: one(EVERYWHERE),
  near: many(HEXES, EVERYWHERE),
  terrain: many(HEXES, TERRAINS.length - 1),
  /** By terrain: the set of its hexes. By unit: the set of hexes it may enter. */
  lands: many(TERRAINS.length, EVERYWHERE),
  ground: many(TYPES, EVERYWHERE),
  /** The number of an open mine, 0 where there is none. */
  mine: many(HEXES, MOST),
  /** 0 no token lies face down here, else its pile + 1. */
  token: many(HEXES, 2),
  /** By pile: how many of each kind still lie face down. Everybody can count them, nobody knows where they are. */
  pile: many(2 * TOKEN_KINDS, HEXES),

  // The units
  units: many(HEXES * SEATS * TYPES, MOST_FIGURES),
  supply: many(SEATS * TYPES, MOST_FIGURES),
  /** Counted along: all units of a seat in a hex, the set of hexes a seat is in, and its units on the board. */
  here: many(HEXES * SEATS, MOST),
  presence: many(SEATS, EVERYWHERE),
  army: many(SEATS, MOST),

  // The seats
  rubium: many(SEATS, MOST_RUBIUM),
  points: many(SEATS, MOST),
  /** Mission and King of the Hill cards in front of a seat, and those left in their common stack. */
  missions: many(SEATS, MOST),
  hills: many(SEATS, MOST),
  missionsLeft: one(MOST),
  /** The set of seats that are out of the game. */
  out: one(EVERYBODY),

  // The cards
  energizeDeck: many(ENERGIZES, MOST_CARDS),
  energizeDeckSize: many(1, MOST_CARDS),
  energizeDiscard: many(ENERGIZES, MOST_CARDS),
  energizeHand: many(SEATS * ENERGIZES, MOST_CARDS),
  energizeSize: many(SEATS, MOST_CARDS),
  missionDeck: many(MISSIONS, MOST_CARDS),
  missionDeckSize: many(1, MOST_CARDS),
  missionDiscard: many(MISSIONS, MOST_CARDS),
  missionHand: many(SEATS * MISSIONS, MOST_CARDS),
  missionSize: many(SEATS, MOST_CARDS),
  /** Secret Missions in front of a seat. */
  scored: many(SEATS * MISSIONS, MOST_CARDS),
  /** The transmission line. */
  line: many(MISSIONS, MOST_CARDS),
  /** Mission + 1: the two that Top Priority drew, before one is kept. */
  offer: many(SEATS * 2, MISSIONS),
  /** Mission + 1 and seat + 1: cards put under the deck, the next to come first, and who put them there. */
  tail: many(MOST_CARDS, MISSIONS),
  tailBy: many(MOST_CARDS, SEATS),
  tailSize: one(MOST_CARDS),
  /** Cards that a seat got from its team-mate, as far as the team-mate knows it still holds them. */
  gift: many(SEATS * CARDS, MOST_CARDS),
  /** The card + 1 that has just been passed, the seat + 1 that got it, and from which deck it is; until the next order is given. */
  passed: one(CARDS),
  passedTo: one(SEATS),
  passedDeck: one(1),

  // The turn
  round: one(MOST_ROUNDS + 1, 1),
  turn: one(SEATS - 1),
  phase: one(PHASES - 1),
  /** The seat that decides. */
  asked: one(SEATS - 1),
  /** 1 between the first and the last move of an order. */
  chain: one(1),
  /** Of the turn's seat, by home-base hex and unit: how many were bought there. */
  bought: many(HOME_HEXES * TYPES, MOST_FIGURES),
  /** Units that may still move one hex more. */
  marches: one(MOST_ADDED),
  /** Energize card + 1 whose effect is being carried out; how often more; and the highest choice so far. */
  card: one(ENERGIZES),
  left: one(MOST),
  least: one(HEXES),
  /** Hex + 1 from which units are teleported, and the units in the air. */
  liftedFrom: one(HEXES),
  lifted: many(TYPES, MOST_FIGURES),
  /** Of the turn's seat: units that have not moved; those of them that began the turn in a contested hex. */
  ready: many(HEXES * TYPES, MOST_FIGURES),
  bound: many(HEXES * TYPES, MOST_FIGURES),
  /** Units that flew in from the Monolith this turn. */
  flew: many(HEXES, MOST_FIGURES),
  /** By hex and unit: breaths already taken. Of the breath under way: hex + 1 from and to, unit + 1, victim + 1. */
  breaths: many(HEXES * TYPES, MOST_FIGURES),
  breathFrom: one(HEXES),
  breathAt: one(HEXES),
  breathBy: one(TYPES),
  victim: one(SEATS),
  /** Units removed by breath this turn that no mission was played for. */
  roasted: one(MOST),
  /** By unit: the same for enemies destroyed in battles this turn. */
  slain: many(TYPES, MOST),
  /** The set of hexes with a battle behind them. */
  fought: one(EVERYWHERE),
  /** By hex: the unit + 1 that was found there this turn and stays out of the battle. */
  found: many(HEXES, TYPES),

  // The battle
  /** Battles begun in this game. */
  battles: one(MOST_BATTLES),
  /** Hex + 1, 0 when there is none. */
  battle: one(HEXES),
  defender: one(SEATS - 1),
  won: one(1),
  redPlayed: one(1),
  /** Of a battle won, by unit: enemies destroyed, and the winner's survivors. */
  slainHere: many(TYPES, MOST),
  survivors: many(TYPES, MOST_FIGURES),
  /** Sides that have decided about their Shardians, as a set; and units destroyed that way. */
  decided: one(3),
  shattered: many(2, MOST_FIGURES),
  /** Place in the battle order and the unit + 1 that attacks; 1 once dice were rolled. */
  step: one(TYPES + 1),
  attacking: one(TYPES),
  rolled: one(1),
  window: one(AFTER),
  /** Whose turn it is to be asked: place in the order of asking. */
  place: one(SEATS),
  /** By side: added to all rolls of the battle, and to those of this type; dice that cards add. */
  rally: many(2, MOST_ADDED, -MOST_ADDED),
  tune: many(2, MOST_ADDED, -MOST_ADDED),
  extraDice: many(2, MOST_DICE),
  /** By side and face: the dice of this roll. */
  dice: many(2 * 6, MOST_DICE),
  /** By side: hits cancelled that its dice scored, and hits whose casualty it picks by a card. */
  shields: many(2, MOST_ADDED),
  aims: many(2, MOST_ADDED),
  /** Side + 1 whose dice are rolled again; by face how many. */
  rerolling: one(2),
  reroll: many(6, MOST_DICE),
  /** By side: units that its owner must give up, and units that the enemy picks. */
  losses: many(2, MOST_DICE),
  picks: many(2, MOST_DICE),
  /** Where the giving up is: 0 the attacker's own, 1 what it picks, 2 the defender's own, 3 what it picks. */
  stage: one(4),
  /** Hex + 1 and unit + 1 that must go home. */
  strayAt: one(HEXES),
  stray: one(TYPES),
  /** Sporlings that may still move on. */
  spores: one(MOST_FIGURES),

  // The end
  ending: one(BY_LIMIT),
};

export const shape = declare(fields, {
  energizeDeck: {
    knownTo: () => false,
    changesWith: [],
    counted: { by: 'energizeDeckSize', columns: ENERGIZES },
  },
  energizeHand: {
    knownTo: ownRow(ENERGIZES),
    changesWith: [],
    counted: { by: 'energizeSize', columns: ENERGIZES },
  },
  missionDeck: {
    knownTo: () => false,
    changesWith: [],
    counted: { by: 'missionDeckSize', columns: MISSIONS },
  },
  missionHand: {
    knownTo: ownRow(MISSIONS),
    changesWith: [],
    counted: { by: 'missionSize', columns: MISSIONS },
  },
  offer: { knownTo: ownRow(2) },
  tail: {
    knownTo: (state, viewer, index) => state.tailBy[index] === 0 || state.tailBy[index] === viewer + 1,
  },
  gift: { knownTo: (_state, viewer, index) => viewer >= 0 && viewer % 2 === Math.floor(index / CARDS) % 2 },
  // who passes it and who gets it see it come to lie between them
  passed: {
    knownTo: ({ passedTo }, viewer) => passedTo > 0 && viewer >= 0 && viewer % 2 === (passedTo - 1) % 2,
  },
});

export type Nexus = StateOf<typeof fields>;
