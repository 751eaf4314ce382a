// What things are worth to a corporation, in logarithms of the odds to win against one other. Fitted to the results of
// games that bots played against each other.

export interface Weights {
  readonly point: number;
  /** The same once more at the goal, and less the farther from it. */
  readonly pointsNearGoal: number;
  /** In stock; what is more than a turn's purchases is worth a tenth. */
  readonly rubium: number;
  readonly income: number;
  /** On the board, by unit. */
  readonly units: readonly [
    human: number,
    fungoid: number,
    crystalline: number,
    strider: number,
    leaper: number,
    dragon: number,
  ];
  /** A hex where units stand alone: each is a battle that somebody can win. */
  readonly spread: number;
  /** A unit beside enemies. */
  readonly front: number;
  /** A unit away from home, once a game drags on: added in each round from `patience` on. Where both sides only wait for
   *  the other to come within reach, a game would never end. */
  readonly restless: number;
  readonly patience: number;
  readonly monolith: number;
  /** Cards in hand. */
  readonly mission: number;
  readonly energize: number;
  /** A battle that will surely be won: in points. */
  readonly battle: number;
  /** Having the turn. */
  readonly turn: number;
}

export const usual: Weights = {
  point: 0.19,
  pointsNearGoal: 0.25,
  rubium: 0.016,
  income: 0.08,
  units: [0.045, 0.06, 0.06, 0.12, 0.16, 0.22],
  spread: 0,
  front: 0.03,
  restless: 0.012,
  patience: 12,
  monolith: 0.15,
  mission: 0.11,
  energize: 0.05,
  battle: 1.5,
  turn: 0.21,
};
