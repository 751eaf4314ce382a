// Where several decide at once and in secret, the others see of a bot only when it has done. That moment would tell how much it
// had to write down, and how long it thought about it.

import { hasSeat, MoveList, seatSet, type Game, type State } from '@starboard/engine';

const list = new MoveList();

/** Has that bot only to say that it has done, while one of the `people`, a set of seats, still decides? Nobody waits longer if
 *  it says so when they have. */
export function waitsForPeople(game: Game, state: State, seat: number, people: number): boolean {
  const actors = game.actors(state);
  if (game.asFirst === undefined || game.showsSealed?.(state) === true) return false;
  if (!hasSeat(actors, seat) || (actors & people & ~seatSet(seat)) === 0) return false;
  list.clear();
  game.legal(state, seat, list);
  return list.length === 1 && !game.moves.isSealed(list.moves[0]);
}
