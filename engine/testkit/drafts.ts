// A check of orders that are built from the view: they are the orders of the truth.

import { FastChance, seatsOf, type Game, type State } from '../index.ts';
import { orderGoesOn, recordedFast } from '../doors/match.ts';
import { drafted, handsOver, movesFor, openDraft, viewState, type Draft } from '../doors/view.ts';
import { finding, type Finding } from './finding.ts';
import { LONGEST_ORDER } from './orders.ts';
import { difference, legalMoves, oneOf, owes, sameMoves, type TestPosition } from './test-position.ts';

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

/** Whether an order hands over does not tell, nor depend on, whether others have decided already what all decide at once. */
export function speedIsNoMatter({ game, state }: TestPosition): Finding | null {
  const actors = seatsOf(game.actors(state));
  // what else is drawn in this walk stays as it is
  const chance = new FastChance(game.shape.hash(state));
  if (actors.length < 2) return null;
  const seat = oneOf(chance, actors);
  const early = orderOf(game, state, seat, chance);
  const later = game.shape.clone(state);
  for (const each of actors.filter((actor) => actor !== seat))
    for (let n = 0; n < LONGEST_ORDER && owes(game, later, each); n++)
      game.play(later, each, oneOf(chance, legalMoves(game, later, each)), recordedFast(n));
  const late = early.order.reduce(drafted, openDraft(game, viewState(game, later, seat), seat));
  if (handsOver(early) === handsOver(late)) return null;
  const text = early.order.map(game.moves.toText).join(', ');
  return finding('draft', `whether "${text}" ends the turn of seat ${seat} depends on who was faster`);
}

/** A whole order at random. */
function orderOf(game: Game, state: State, seat: number, chance: FastChance): Draft {
  let draft = openDraft(game, viewState(game, state, seat), seat);
  while (!draft.complete && draft.order.length < LONGEST_ORDER)
    draft = drafted(draft, oneOf(chance, movesFor(draft)));
  return draft;
}

function misdrawn(game: Game, truth: State, drawn: State, seat: number): string | null {
  const seen = viewState(game, truth, seat);
  return game.shape.equal(seen, drawn) ? null : difference(game, seen, drawn);
}

function other(game: Game, order: readonly number[], what: string): Finding {
  const text = order.map(game.moves.toText).join(', ');
  return finding('draft', `after "${text}" the truth is not what the seat could tell: ${what}`);
}
