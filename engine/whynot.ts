// Why a seat may not do what it tried: the engine's own reasons first, then the game's.

import type { Game } from './game.ts';
import { MoveList, type MoveRecord } from './moves.ts';
import { Refusal } from './refusal.ts';
import { hasSeat, NOBODY, seatsOf } from './seats.ts';
import type { State } from './state.ts';
import { refuse } from './words.ts';

/** Asked at every move of every table: the buffer is made once. */
const LEGAL = new MoveList();

/** Null when the move is legal now, else the reason. What is legal depends on the seat's view only; the reason is asked
 *  of the view itself, so that it betrays nothing. */
export function whyNotMove(game: Game, state: State, seat: number, move: number): Refusal | null {
  const actors = game.actors(state);
  if (actors === NOBODY) return refuse(null, 'gameOver');
  if (!hasSeat(actors, seat)) return whoDecides(game, state, actors);
  if (!game.moves.isMove(move)) return refuse(null, 'noMove');
  LEGAL.clear();
  game.legal(state, seat, LEGAL);
  if (LEGAL.has(move)) return null;
  const view = game.shape.create();
  game.shape.redact(state, seat, view);
  return game.whyNot(view, seat, move) ?? refuse(null, 'notPossible');
}

/** Whose decision it is, and the rule that says so; people count seats from 1. */
function whoDecides(game: Game, state: State, actors: number): Refusal {
  const seats = seatsOf(actors).map((seat) => seat + 1);
  return refuse(game.turnRule(state), 'othersDecide', { seats });
}

/** The same for a wish that may leave fields open: null when some legal move has all the fields given. */
export function whyNotWish(game: Game, state: State, seat: number, wish: MoveRecord): Refusal | null {
  const legal = new MoveList();
  if (hasSeat(game.actors(state), seat)) game.legal(state, seat, legal);
  const fits = (move: number): boolean => {
    const record = game.moves.toRecord(move);
    return Object.entries(wish).every(([field, value]) => record[field] === value);
  };
  if (legal.toArray().some(fits)) return null;
  const move = game.moves.fromRecord(game.moves.completed(wish));
  return typeof move === 'number' ? whyNotMove(game, state, seat, move) : new Refusal(move);
}
