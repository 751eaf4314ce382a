// Checks of who may know what: legality from the view alone, consistent imagination, no leak in what a viewer is sent.

import {
  FastChance,
  refusalJson,
  seatsOf,
  type Chance,
  type Game,
  type GameEvent,
  type Refusal,
  type State,
} from '../index.ts';
import { isSecret, viewState } from '../doors/view.ts';
import { finding, type Finding } from './finding.ts';
import {
  called,
  difference,
  legalMoves,
  oneOf,
  owes,
  randomMove,
  sameMoves,
  viewersOf,
  type TestPosition,
} from './test-position.ts';
import { Noted, Redrawn, Repeated, whereRepeatable } from './twins.ts';

/** `actors`, `legal`, `inOrder` and `whyNot` are the same on the view as on the state. */
export function withinTheView(spot: TestPosition): Finding | null {
  const { game, state, chance } = spot;
  const actors = game.actors(state);
  for (const viewer of viewersOf(spot)) {
    const view = viewState(game, state, viewer);
    if (game.actors(view) !== actors)
      return finding('beyond the view', `${called(viewer)} sees other seats to act`);
    if (!game.shape.equal(viewState(game, view, viewer), view)) {
      return finding('beyond the view', `what ${called(viewer)} may know depends on what it may not know`);
    }
    if (!seatsOf(actors).includes(viewer)) continue;
    const legal = legalMoves(game, state, viewer);
    if (
      !sameMoves(legalMoves(game, view, viewer), legal) ||
      game.inOrder(view, viewer) !== game.inOrder(state, viewer)
    ) {
      return finding('beyond the view', `seat ${viewer} has other legal moves than its view shows`);
    }
    const move = randomMove(game, chance);
    if (!sameRefusal(game.whyNot(view, viewer, move), game.whyNot(state, viewer, move))) {
      return finding('beyond the view', `seat ${viewer} is refused a move for a reason it cannot see`);
    }
  }
  return null;
}

/** Not only in words: keys and values leave too. */
function sameRefusal(one: Refusal | null, other: Refusal | null): boolean {
  return JSON.stringify(one && refusalJson(one)) === JSON.stringify(other && refusalJson(other));
}

/** An imagined state is sound and looks to the viewer exactly like the true one. */
export function imagination(spot: TestPosition): Finding | null {
  const { game, state, chance } = spot;
  const viewer = oneOf(chance, viewersOf(spot));
  const view = viewState(game, state, viewer);
  const given = game.shape.clone(view);
  const imagined = game.imagine(given, viewer, chance);
  if (!game.shape.equal(given, view)) return finding('side effect', 'imagining changes the view');
  const broken = game.shape.broken(imagined) ?? game.check(imagined);
  if (broken !== null) return finding('imagination', `${called(viewer)} imagines a state where ${broken}`);
  const again = viewState(game, imagined, viewer);
  if (game.shape.equal(again, view)) {
    spot.dreams?.note(state, view, imagined, game.imagine(given, viewer, chance));
    return null;
  }
  return finding(
    'imagination',
    `${called(viewer)} imagines what it knows to be otherwise: ${difference(game, view, again)}`,
  );
}

/** Twins: two games that look the same to the viewer go on looking the same through the same move and the same faces
 *  and cards, unless the move lets the viewer see something new; even then, where the views stay alike, so does all
 *  the rest. A card that the viewer does not see drawn might as well be another: that must not show beside equal
 *  views either. A sealed move must look like any other sealed one, a veiled one like any other of its kind. */
export function noLeak(spot: TestPosition, seat: number, move: number): Finding | null {
  const { game, state, chance } = spot;
  const viewer = oneOf(chance, viewersOf(spot));
  const twin = game.imagine(viewState(game, state, viewer), viewer, chance);
  const alike = legalMoves(game, twin, seat).filter(
    (each) => each === move || (viewer !== seat && looksLike(game, state, move, each)),
  );
  if (alike.length === 0) return null;
  const noted = new Noted(new FastChance(chance.bits()));
  const one = afterMove(game, state, seat, move, viewer, noted);
  const other = oneOf(chance, alike);
  const same = (): Chance => new Repeated(noted.notes);
  // What a seat rolls on its own stream is as secret as its orders: at a table with open sheets everybody sees it.
  const watching = isSecret(game, state, [move]) ? viewer : seat;
  const redrawn = new Redrawn(same(), new FastChance(chance.bits()), watching);
  const two = whereRepeatable(() => afterMove(game, twin, seat, other, viewer, same()));
  const three = whereRepeatable(() => afterMove(game, twin, seat, other, viewer, redrawn));
  const told =
    (two !== null && toldApart(one, two, one.learned || two.learned)) ||
    (three !== null && toldApart(one, three, true));
  if (!told) return null;
  return finding('leak', `${called(viewer)} can tell hidden things from ${game.moves.toText(move)}: ${told}`);
}

/** Can nobody but the seat that makes it tell one move from the other? */
function looksLike(game: Game, state: State, move: number, other: number): boolean {
  const { isVeiled, isSealed, kindOf } = game.moves;
  return isVeiled(move) ? kindOf(move) === kindOf(other) : isSecret(game, state, [move]) && isSealed(other);
}

interface Aftermath {
  readonly view: string;
  readonly rest: string;
  /** The viewer rightly saw something new: plans that were shown, everything when the game is over. */
  readonly learned: boolean;
}

function afterMove(
  game: Game,
  before: State,
  seat: number,
  move: number,
  viewer: number,
  chance: Chance,
): Aftermath {
  const state = game.shape.clone(before);
  const events: GameEvent[] = [];
  game.play(state, seat, move, chance, (event) => events.push(event));
  const actors = game.actors(state);
  const over = actors === 0;
  const view = over ? state : viewState(game, state, viewer);
  const rest = {
    actors,
    outcome: game.outcome(state),
    legal: owes(game, state, viewer) ? legalMoves(game, view, viewer) : null,
    events: events.map((event) => game.viewEvent(event, viewer)),
  };
  return {
    view: JSON.stringify(game.shape.describe(view)),
    rest: JSON.stringify(rest),
    learned: over || game.shape.unveils(before, state, viewer),
  };
}

/** Where two twins differ, in words; null when they may. */
function toldApart(one: Aftermath, other: Aftermath, learned: boolean): string | null {
  if (one.view !== other.view) return learned ? null : apart(one.view, other.view);
  return one.rest === other.rest ? null : apart(one.rest, other.rest);
}

function apart(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  const from = Math.max(0, at - 30);
  return `…${one.slice(from, at + 20)}… or …${other.slice(from, at + 20)}…`;
}
