// Ratings as people read them: whole points, 1500 for whom nothing is known.

import { UNKNOWN, type Strength } from './model.ts';

const MIDDLE = 1500;
/** With it a point is what it is in Elo's scale, but for a fiftieth. */
const POINTS_OF_ONE = 30;
/** As many points as a rating may be off before it counts as known. */
const KNOWN_WITHIN = 200;

export interface StrengthShown {
  readonly points: number;
  /** With a probability of 95 % the truth is no further away. */
  readonly within: number;
  /** Too little is known to compare it. */
  readonly provisional: boolean;
}

export function shown({ mean, deviation }: Strength): StrengthShown {
  const within = Math.round((2 * deviation * POINTS_OF_ONE) / 1e6);
  return {
    points: MIDDLE + Math.round(((mean - UNKNOWN.mean) * POINTS_OF_ONE) / 1e6),
    within,
    provisional: within > KNOWN_WITHIN,
  };
}

/** The rating that is shown as so many points. */
export function ratingOf(points: number, within: number): Strength {
  return {
    mean: UNKNOWN.mean + Math.round(((points - MIDDLE) * 1e6) / POINTS_OF_ONE),
    deviation: Math.round((within * 1e6) / POINTS_OF_ONE / 2),
  };
}

/** The largest deviation of a rating that is not provisional. */
export const KNOWN_DEVIATION = Math.round((KNOWN_WITHIN * 1e6) / POINTS_OF_ONE / 2);
