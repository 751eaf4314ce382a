// Everybody against everybody: each pair once.

import { FREE_FOR_ALL_OF_FOUR } from '../formats.ts';

/** Tables by round, of places in the order of the lots; the first named is the first player. */
export type Rounds = readonly (readonly (readonly number[])[])[];

/** SE-2.7: in the circle method one stays and the others go round. The first player changes with the distance in the
 *  circle, so that everybody is first as often as second, or once more or less where the number of games is odd. */
export function everyPair(entrants: number): Rounds {
  // where their number is odd, whoever meets the one who stays has nothing to play
  const circle = entrants - 1 + (entrants % 2);
  return Array.from({ length: circle }, (_, round) => {
    const at = (steps: number): number => (round + steps + circle) % circle;
    const pairs = Array.from({ length: (circle - 1) / 2 }, (_none, i) => {
      const apart = i + 1;
      return apart % 2 === 1 ? [at(apart), at(-apart)] : [at(-apart), at(apart)];
    });
    if (entrants % 2 === 1) return pairs;
    return [round % 2 === 0 ? [round, circle] : [circle, round], ...pairs];
  });
}

/** SE-2.5 */
export function freeForAll(entrants: number): Rounds {
  if (entrants !== FREE_FOR_ALL_OF_FOUR.length + 1) return everyPair(entrants);
  return FREE_FOR_ALL_OF_FOUR.map((round) => round.map((letters) => letters.split(' ').map(placeOf)));
}

function placeOf(letter: string): number {
  return letter.charCodeAt(0) - 'A'.charCodeAt(0);
}
