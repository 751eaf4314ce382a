// Each three once, everybody as often in each seat as the numbers allow.

import type { Rounds } from './pairs.ts';

/** Threes that give all others when they go round the circle of entrants, by the number of entrants. A whole round trip puts
 *  everybody once into each seat; 0 2 4 of six comes back to itself after two steps. */
const FIRST_THREES: Readonly<
  Record<number, readonly { readonly seats: readonly number[]; readonly steps: number }[]>
> = {
  4: [{ seats: [0, 1, 2], steps: 4 }],
  5: [
    { seats: [0, 1, 2], steps: 5 },
    { seats: [0, 1, 3], steps: 5 },
  ],
  6: [
    { seats: [0, 1, 2], steps: 6 },
    { seats: [0, 1, 3], steps: 6 },
    { seats: [0, 1, 4], steps: 6 },
    { seats: [0, 2, 4], steps: 2 },
  ],
};

/** SE-2.6 */
export function everyThree(entrants: number): Rounds {
  const threes = (FIRST_THREES[entrants] ?? []).flatMap(({ seats, steps }) =>
    Array.from({ length: steps }, (_, step) => seats.map((place) => (place - step + entrants) % entrants)),
  );
  return packed(threes);
}

/** Each game in the first round in which all of its players have nothing to play yet. */
function packed(games: readonly (readonly number[])[]): Rounds {
  const rounds: (readonly number[])[][] = [];
  for (const game of games) {
    const round = rounds.find((each) => !each.some((other) => other.some((place) => game.includes(place))));
    if (round === undefined) rounds.push([game]);
    else round.push(game);
  }
  return rounds;
}
