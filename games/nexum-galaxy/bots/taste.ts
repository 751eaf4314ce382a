// What a player of Nexum Galaxy likes, as numbers: each makes a move more likely by that much, as an exponent.

export interface Taste {
  /** Phase cards, in their order; and for every ten energy in stock. */
  readonly card: readonly [manage: number, move: number, manageMove: number, moveManage: number];
  readonly cardWithEnergy: readonly [manage: number, move: number, manageMove: number, moveManage: number];
  /** Building: for each ship that is there already, where a relic waits, in a system with enemies or beside one; ending it. */
  readonly buildAtShips: number;
  readonly buildForRelic: number;
  readonly buildAtFront: number;
  readonly buildDone: number;
  /** Going to an enemy's planet, for each relic there, for each ship that defends it. */
  readonly attack: number;
  readonly attackRelic: number;
  readonly attackDefence: number;
  /** To an empty planet: for loot beyond the fare, for each relic there. */
  readonly settle: number;
  readonly loot: number;
  readonly settleRelic: number;
  readonly star: number;
  readonly secondOnStar: number;
  readonly reinforce: number;
  readonly moveDone: number;
  /** Fleets: for each ship, to an attack and otherwise; for each step of the fare; with relics; to strike at once. */
  readonly attackers: number;
  readonly travellers: number;
  readonly fare: number;
  readonly carriers: number;
  readonly strike: number;
  /** Bidding nothing; for each energy bid. */
  readonly noBid: number;
  readonly bidEnergy: number;
  readonly expansion: ExpansionTaste;
}

/** What the Asteroids rules let a player do besides. */
export interface ExpansionTaste {
  readonly capture: number;
  /** Technologies for asteroids, and for energy; and for every ten energy in stock. */
  readonly pay: number;
  readonly develop: number;
  readonly developWithEnergy: number;
  readonly evolve: number;
  /** Skills that bring something at once, those that are said before an order, and the one that takes a ship. */
  readonly skill: number;
  readonly declare: number;
  readonly revive: number;
  readonly cloak: number;
  readonly appear: number;
  readonly drop: number;
  /** Setting out; and staying with a find rather than going on, or the other way round. */
  readonly explore: number;
  readonly content: number;
  /** Going out of a cloud; and ending the phase while ships that must do so are there. */
  readonly leaving: number;
  readonly forsaking: number;
  /** Landing: for the loot of the planet. */
  readonly land: number;
  /** Laying no card, and keeping those in hand. */
  readonly pass: number;
  readonly keep: number;
}

/** For playing lines to their end. Found by letting tastes play each other. */
export const decided: Taste = {
  card: [-0.42, -0.49, 0.11, 0.72],
  cardWithEnergy: [-0.08, -0.72, 0.06, 0.26],
  buildAtShips: -1.38,
  buildForRelic: 1.29,
  buildAtFront: 0.61,
  buildDone: -1.37,
  attack: 2.02,
  attackRelic: 2.44,
  attackDefence: 0.83,
  settle: -0.17,
  loot: 1.07,
  settleRelic: 2.66,
  star: 0.89,
  secondOnStar: -0.36,
  reinforce: -2.02,
  moveDone: -0.79,
  attackers: -0.27,
  travellers: -1.4,
  fare: -2.06,
  carriers: -0.88,
  strike: 1.46,
  noBid: 2.14,
  bidEnergy: -1.12,
  expansion: {
    capture: 2,
    pay: 1,
    develop: -3,
    developWithEnergy: 1.5,
    evolve: 1.5,
    skill: 1,
    declare: -2,
    revive: -2,
    cloak: -4,
    appear: -3,
    drop: -4,
    explore: -1,
    content: 3,
    leaving: 1,
    forsaking: -3,
    land: 0.5,
    pass: 2.5,
    keep: 2,
  },
};

/** For looking around: where the search begins. A taste that plays well by itself looks away from too much. */
export const open: Taste = {
  card: [0, 0, 0, 0],
  cardWithEnergy: [0, 0, 0, 0],
  buildAtShips: -0.15,
  buildForRelic: 1.3,
  buildAtFront: 0.1,
  buildDone: -1.2,
  attack: 1.4,
  attackRelic: 0.6,
  attackDefence: -0.1,
  settle: 0,
  loot: 0.5,
  settleRelic: 1.6,
  star: 1.5,
  secondOnStar: -0.7,
  reinforce: -2.3,
  moveDone: -0.7,
  attackers: 0.3,
  travellers: -1,
  fare: -0.7,
  carriers: -1.2,
  strike: 2,
  noBid: 1.5,
  bidEnergy: -0.6,
  expansion: {
    capture: 1.5,
    pay: 0.5,
    develop: -2,
    developWithEnergy: 1.2,
    evolve: 1,
    skill: 0.5,
    declare: -1,
    revive: -1,
    cloak: -1.5,
    appear: -1.5,
    drop: -4,
    explore: 0,
    content: 2,
    leaving: 1,
    forsaking: -2,
    land: 0.3,
    pass: 1.5,
    keep: 1.5,
  },
};
