// What a player of Gal4Xeon likes, as numbers: early in the game, and at its end. Found by playing with many tastes and
// keeping those that scored most.

import type { TechnologyId } from '../data/sheet.ts';

/** In the first round, and in the last one; in between it moves from the one to the other. */
export type Liking = readonly [early: number, late: number];

export interface Taste {
  /** A square by itself, and the action that its icon brings: more likely by that much, as an exponent. */
  readonly square: Liking;
  readonly explore: Liking;
  readonly conquer: Liking;
  readonly research: Liking;
  readonly exploit: Liking;
  readonly trade: Liking;
  /** In an exploration: sectors by what they are, and one of the outer ring besides. */
  readonly grey: Liking;
  readonly rolled: Liking;
  readonly ruin: Liking;
  readonly ring: Liking;
  /** A Trade die instead of a technology; an empty system, a ruin. */
  readonly raise: Liking;
  readonly system: Liking;
  readonly ruinExploited: Liking;
  /** Military technologies, more of them. */
  readonly military: Liking;
  readonly technology: Readonly<Partial<Record<TechnologyId, Liking>>>;
}

export const usualTaste: Taste = {
  square: [0.71, 1.52],
  explore: [-0.05, 5.17],
  conquer: [-1.67, -0.33],
  research: [3.61, -1.92],
  exploit: [0.3, 1.48],
  trade: [1.73, 1.08],
  grey: [1.16, 2.49],
  rolled: [5.07, 3.72],
  ruin: [2.05, 3.84],
  ring: [0.37, -1.68],
  raise: [0.78, -0.14],
  system: [1.75, 0.31],
  ruinExploited: [0.62, 3.61],
  military: [-3.11, -2.28],
  technology: {
    friendlyRelations: [2.99, 0.69],
    neutralRelations: [1.27, 0.94],
    unfriendlyRelations: [0.15, 1.08],
    tradeLeague: [1.54, 0.4],
    range2: [1.09, 0.86],
    range3: [0.58, 0.72],
    range4: [1.11, 0.59],
    miningConglomerate: [-1.54, -0.54],
    logistics: [0.01, -0.89],
  },
};
