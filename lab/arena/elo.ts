// Ratings by maximum likelihood over all results at once, with intervals from how sharply the likelihood falls off.

import { gamesOf, type Tie } from './results.ts';

/** 400 points are odds of ten to one. */
const SCALE = 400 / Math.LN10;
/** 95 % of a normal distribution lie within so many standard deviations. */
const NORMAL_95 = 1.959964;
/** A drawn game for each pairing played, so that who always won has a rating too. */
const PRIOR_GAMES = 1;
const ROUNDS = 200;

export interface Rating {
  readonly elo: number;
  /** Half of the 95 % interval; 0 for the one that the others are measured from. */
  readonly margin: number;
}

/** The expected share of a game for who is that far ahead. */
export function expectedShare(difference: number): number {
  return 1 / (1 + Math.exp(-difference / SCALE));
}

/** How far ahead an expected share of a game puts somebody. */
export function eloOf(share: number): number {
  return SCALE * Math.log(share / (1 - share));
}

/** By bot; `anchor` is 0. Bots that no chain of games connects with it cannot be compared: they are far off, and their
 *  interval says so. */
export function ratings(bots: number, ties: readonly Tie[], anchor: number): Rating[] {
  const rating = new Float64Array(bots);
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, curve } = likelihood(bots, ties, rating);
    const step = solve(without(curve, anchor), withoutRow(slope, anchor));
    let at = 0;
    let largest = 0;
    for (let bot = 0; bot < bots; bot++) {
      if (bot === anchor) continue;
      // a step of more than three odds leads astray where the likelihood is flat
      const change = Math.max(-3, Math.min(3, step[at++]));
      rating[bot] += change;
      largest = Math.max(largest, Math.abs(change));
    }
    if (largest < 1e-9) break;
  }
  const { curve } = likelihood(bots, ties, rating);
  const variance = diagonalOfInverse(without(curve, anchor));
  let at = 0;
  return Array.from(rating, (value, bot) => ({
    elo: SCALE * value,
    margin: bot === anchor ? 0 : NORMAL_95 * SCALE * Math.sqrt(Math.max(0, variance[at++])),
  }));
}

/** First and (negated) second derivative of the logarithm of the likelihood. */
function likelihood(
  bots: number,
  ties: readonly Tie[],
  rating: Float64Array,
): { slope: number[]; curve: number[][] } {
  const slope = Array.from({ length: bots }, () => 0);
  const curve = Array.from({ length: bots }, () => Array.from({ length: bots }, () => 0));
  for (const tie of ties) {
    const [one, other] = tie.pairing;
    if (gamesOf(tie) === 0) continue;
    const games = gamesOf(tie) + PRIOR_GAMES;
    const share = 1 / (1 + Math.exp(rating[other] - rating[one]));
    const surprise = tie.points + PRIOR_GAMES / 2 - games * share;
    const sharpness = games * share * (1 - share);
    slope[one] += surprise;
    slope[other] -= surprise;
    curve[one][one] += sharpness;
    curve[other][other] += sharpness;
    curve[one][other] -= sharpness;
    curve[other][one] -= sharpness;
  }
  return { slope, curve };
}

function without(matrix: readonly (readonly number[])[], left: number): number[][] {
  return matrix.filter((_, row) => row !== left).map((row) => withoutRow(row, left));
}

function withoutRow(row: readonly number[], left: number): number[] {
  return row.filter((_, column) => column !== left);
}

/** A little of everything's own, so that a bot without games does not make the system unsolvable. */
const FLOOR = 1e-9;

/** The solution of matrix * x = right, by elimination with the largest pivot. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row.map((cell, j) => (i === j ? cell + FLOOR : cell)), right[i]]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row][column]) > Math.abs(rows[pivot][column])) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let row = column + 1; row < size; row++) {
      const factor = rows[row][column] / rows[column][column];
      for (let k = column; k <= size; k++) rows[row][k] -= factor * rows[column][k];
    }
  }
  const solution = Array.from({ length: size }, () => 0);
  for (let row = size - 1; row >= 0; row--) {
    let rest = rows[row][size];
    for (let column = row + 1; column < size; column++) rest -= rows[row][column] * solution[column];
    solution[row] = rest / rows[row][row];
  }
  return solution;
}

function diagonalOfInverse(matrix: readonly (readonly number[])[]): number[] {
  return matrix.map(
    (_, i) =>
      solve(
        matrix,
        matrix.map((__, j) => (i === j ? 1 : 0)),
      )[i],
  );
}
