// Perft: how many sequences of decisions there are to a depth. A change in a generator shows as a change of counts.

import { firstSeat, type Chance, type Game, type State } from '../index.ts';
import { legalMoves } from './test-position.ts';

/** Counts move sequences of length `depth`. Of several seats that decide at the same time the lowest goes first, since
 *  their sequence does not matter; each roll of chance comes from `chanceAt`, so that counts are repeatable. */
export function perft(game: Game, state: State, depth: number, chanceAt: () => Chance): number {
  if (depth === 0) return 1;
  const actors = game.actors(state);
  if (actors === 0) return 0;
  const seat = firstSeat(actors);
  let count = 0;
  for (const move of legalMoves(game, state, seat)) {
    const next = game.shape.clone(state);
    game.play(next, seat, move, chanceAt());
    count += perft(game, next, depth - 1, chanceAt);
  }
  return count;
}
