// What things are worth to a civilization, in logarithms of the odds to win against one other. Fitted to the results of
// games that bots played against each other, then tried against what was there before.

export interface Weights {
  readonly point: number;
  readonly relic: number;
  /** The same once more at the goal, and less the farther from it. */
  readonly pointsNearGoal: number;
  readonly relicsNearGoal: number;
  readonly ship: number;
  /** A planet with a single ship. */
  readonly exposed: number;
  readonly income: number;
  readonly energy: number;
  readonly star: number;
  /** Phase cards still to be played, in the order of the cards. */
  readonly cards: readonly [manage: number, move: number, manageMove: number, moveManage: number];
  /** A planet, or a relic on it, that the enemy whose turn it is could take; and another enemy. */
  readonly dangerNow: number;
  readonly dangerLater: number;
  /** Having the turn. */
  readonly turn: number;
}

export const usual: Weights = {
  point: 0.27,
  relic: 0.42,
  pointsNearGoal: 0.46,
  relicsNearGoal: 0.15,
  ship: 0.2,
  exposed: -0.13,
  income: 0.12,
  energy: 0.15,
  star: 0.2,
  cards: [-0.05, -0.4, 0.4, 0.1],
  dangerNow: 0.34,
  dangerLater: 0.05,
  turn: 0.36,
};
