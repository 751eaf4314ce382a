// What a standing answer does at a table.

import type { Game } from './game.ts';
import { MoveList } from './moves.ts';
import { hasSeat } from './seats.ts';
import { ASK } from './standing-answers.ts';
import type { State } from './state.ts';

/** The move that a table makes for a seat: what its standing answer means, or the only one where seats are asked alike;
 *  ASK where the seat decides, or owes nothing. */
export function standingMove<S extends State>(
  game: Game<S>,
  state: S,
  seat: number,
  answer: number | null,
): number {
  const { standingAnswers } = game;
  if (standingAnswers === undefined || !hasSeat(game.actors(state), seat)) return ASK;
  const reply = answer === null ? ASK : standingAnswers.reply(state, seat, answer);
  if (reply !== ASK || !standingAnswers.asksAlike(state)) return reply;
  const legal = new MoveList();
  game.legal(state, seat, legal);
  return legal.length === 1 ? legal.moves[0] : ASK;
}
