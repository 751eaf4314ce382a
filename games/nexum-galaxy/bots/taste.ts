// What a player of Nexum Galaxy likes, as numbers: each makes a move more likely by that much, as an exponent. Found by
// letting tastes play each other.

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
}

export const usualTaste: Taste = {
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
};
