// The sequential probability ratio test: play until the results speak for one of two claims clearly enough. Games that
// nobody won say nothing.

import { expectedShare } from './elo.ts';
import type { Tie } from './results.ts';

export interface Claims {
  /** Elo by which the first bot is ahead: at most so much, or at least so much. */
  readonly low: number;
  readonly high: number;
}

/** How often each of the two wrong verdicts may come. */
export const ALPHA = 0.05;
const BETA = 0.05;

export type Verdict = 'high' | 'low' | 'open';

const ACCEPT = Math.log((1 - BETA) / ALPHA);
const REJECT = Math.log(BETA / (1 - ALPHA));

/** The logarithm of how much likelier the results are under the high claim than under the low one. */
export function evidence({ wins, losses }: Pick<Tie, 'wins' | 'losses'>, { low, high }: Claims): number {
  const atLow = expectedShare(low);
  const atHigh = expectedShare(high);
  return wins * Math.log(atHigh / atLow) + losses * Math.log((1 - atHigh) / (1 - atLow));
}

export function verdictOf(tie: Pick<Tie, 'wins' | 'losses'>, claims: Claims): Verdict {
  const weight = evidence(tie, claims);
  if (weight >= ACCEPT) return 'high';
  return weight <= REJECT ? 'low' : 'open';
}
