import type { Chance, MoveList, State } from '@starboard/engine';

type Prefer<S extends State> = (state: S, seat: number, list: MoveList, into: Float64Array) => void;

const FINE = 2 ** 24;

/** A place in the list, in proportion to the weights. */
export function drawByWeight(weights: Float64Array, length: number, chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += weights[i];
  let rest = ((chance.die(FINE) - 0.5) / FINE) * sum;
  for (let i = 0; i < length; i++) {
    rest -= weights[i];
    if (rest < 0) return i;
  }
  return length - 1;
}

/** Quick choices in proportion to what a preference says, where it is another than the tree's. */
export function improviser<S extends State>(
  prefer: Prefer<S>,
): (state: S, seat: number, list: MoveList, chance: Chance) => number {
  let weights = new Float64Array(256);
  return (state, seat, list, chance) => {
    if (weights.length < list.length) weights = new Float64Array(2 * list.length);
    prefer(state, seat, list, weights);
    return drawByWeight(weights, list.length, chance);
  };
}
