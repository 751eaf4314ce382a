// A check of orders that are built from the view: they are the orders of the truth.

import { seatsOf, type Game, type State } from '../index.ts';
import { orderGoesOn, recordedFast } from '../doors/match.ts';
import { drafted, movesFor, openDraft, viewState } from '../doors/view.ts';
import { finding, type Finding } from './finding.ts';
import { LONGEST_ORDER } from './orders.ts';
import { difference, legalMoves, oneOf, sameMoves, type TestPosition } from './test-position.ts';

/** Whoever drafts an order on its view finds, move by move, what is legal, whether the order goes on, and what the
 *  table will look like. */
export function draftsAgree({ game, state, chance }: TestPosition): Finding | null {
  for (const seat of seatsOf(game.actors(state))) {
    const truth = game.shape.clone(state);
    const dice = recordedFast(chance.bits());
    let draft = openDraft(game, viewState(game, state, seat), seat);
    // an order without an end is found elsewhere
    for (let goesOn = true; goesOn && draft.order.length < LONGEST_ORDER;) {
      const legal = legalMoves(game, truth, seat);
      if (!sameMoves(legal, movesFor(draft))) return other(game, draft.order, 'other moves are legal');
      const move = oneOf(chance, legal);
      game.play(truth, seat, move, dice);
      draft = drafted(draft, move);
      goesOn = orderGoesOn(game, truth, seat, dice.draws);
      if (goesOn === draft.complete)
        return other(game, draft.order, goesOn ? 'the order goes on' : 'the order ends');
      const seen = goesOn ? misdrawn(game, truth, draft.state, seat) : null;
      if (seen !== null) return other(game, draft.order, seen);
    }
  }
  return null;
}

function misdrawn(game: Game, truth: State, drawn: State, seat: number): string | null {
  const seen = viewState(game, truth, seat);
  return game.shape.equal(seen, drawn) ? null : difference(game, seen, drawn);
}

function other(game: Game, order: readonly number[], what: string): Finding {
  const text = order.map(game.moves.toText).join(', ');
  return finding('draft', `after "${text}" the truth is not what the seat could tell: ${what}`);
}
