// What a standing answer does at a table.

import type { Game } from './game.ts';
import { hasSeat } from './seats.ts';
import { ASK } from './standing-answers.ts';
import type { State } from './state.ts';

/** The move that a table makes for a seat: what its standing answer means; ASK where the seat decides, or owes nothing. A
 *  seat that said nothing is asked, though it may have one move only. */
export function standingMove<S extends State>(
  game: Game<S>,
  state: S,
  seat: number,
  answer: number | null,
): number {
  const { standingAnswers } = game;
  if (standingAnswers === undefined || answer === null || !hasSeat(game.actors(state), seat)) return ASK;
  return standingAnswers.reply(state, seat, answer);
}
