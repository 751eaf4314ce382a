// Checks of who may know what: legality from the view alone, consistent imagination, no leak in what a viewer is sent.

import { isSecret, recordedFast, seatsOf, viewState, type GameEvent, type State } from '../index.ts';
import { finding, type Finding } from './finding.ts';
import { difference, legalMoves, oneOf, randomMove, sameMoves, viewersOf, type Spot } from './spot.ts';

/** `actors`, `legal`, `inOrder` and `whyNot` are the same on the view as on the state. */
export function withinTheView(spot: Spot): Finding | null {
  const { game, state, chance } = spot;
  const actors = game.actors(state);
  for (const viewer of viewersOf(spot)) {
    const view = viewState(game, state, viewer);
    if (game.actors(view) !== actors)
      return finding('beyond the view', `seat ${viewer} sees other seats to act`);
    if (!game.shape.equal(viewState(game, view, viewer), view)) {
      return finding('beyond the view', `what seat ${viewer} may know depends on what it may not know`);
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
    if (game.whyNot(view, viewer, move)?.reason !== game.whyNot(state, viewer, move)?.reason) {
      return finding('beyond the view', `seat ${viewer} is refused a move for a reason it cannot see`);
    }
  }
  return null;
}

/** An imagined state is sound and looks to the viewer exactly like the true one. */
export function imagination(spot: Spot): Finding | null {
  const { game, state, chance } = spot;
  const viewer = oneOf(chance, viewersOf(spot));
  const view = viewState(game, state, viewer);
  const imagined = game.imagine(view, viewer, chance);
  const broken = game.shape.broken(imagined) ?? game.check(imagined);
  if (broken !== null) return finding('imagination', `seat ${viewer} imagines a state where ${broken}`);
  const again = viewState(game, imagined, viewer);
  if (game.shape.equal(again, view)) return null;
  return finding(
    'imagination',
    `seat ${viewer} imagines what it knows to be otherwise: ${difference(game, view, again)}`,
  );
}

/** Twins: two games that look the same to the viewer must go on looking the same through the same move and dice,
 *  unless the move lets the viewer itself see something new. A sealed move must look like any other sealed one. */
export function noLeak(spot: Spot, seat: number, move: number): Finding | null {
  const { game, state, chance } = spot;
  const viewer = oneOf(chance, viewersOf(spot));
  const twin = game.imagine(viewState(game, state, viewer), viewer, chance);
  const secret = isSecret(game, state, [move]) && viewer !== seat;
  const alike = legalMoves(game, twin, seat).filter((each) =>
    secret ? game.moves.isSealed(each) : each === move,
  );
  if (alike.length === 0) return null;
  const seed = chance.bits();
  const one = afterMove(spot, state, seat, move, viewer, seed);
  const other = afterMove(spot, twin, seat, oneOf(chance, alike), viewer, seed);
  if (one.learned || other.learned || one.sent === other.sent) return null;
  return finding(
    'leak',
    `seat ${viewer} can tell hidden things from ${game.moves.toText(move)}: ${apart(one.sent, other.sent)}`,
  );
}

interface Aftermath {
  readonly sent: string;
  /** The viewer rightly saw something new: a card it drew, plans that were shown. */
  readonly learned: boolean;
}

function afterMove(
  spot: Spot,
  before: State,
  seat: number,
  move: number,
  viewer: number,
  seed: number,
): Aftermath {
  const { game } = spot;
  const state = game.shape.clone(before);
  const chance = recordedFast(seed);
  const events: GameEvent[] = [];
  game.play(state, seat, move, chance, (event) => events.push(event));
  const view = viewState(game, state, viewer);
  const sent = JSON.stringify({
    view: game.shape.describe(view),
    actors: game.actors(state),
    outcome: game.outcome(state),
    legal: seatsOf(game.actors(state)).includes(viewer) ? legalMoves(game, view, viewer) : null,
    events: events.map((event) => game.viewEvent(event, viewer)),
  });
  const drew = chance.draws.length > 0 && ownSecretChanged(spot, before, state, viewer);
  return { sent, learned: drew || game.actors(state) === 0 || game.shape.unveils(before, state, viewer) };
}

/** Did a cell change that this viewer sees and a spectator does not? */
function ownSecretChanged({ game }: Spot, before: State, after: State, viewer: number): boolean {
  const seen = viewState(game, after, viewer).cells;
  const open = viewState(game, after, -1).cells;
  return seen.some((value, i) => value !== open[i] && value !== before.cells[i]);
}

function apart(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  const from = Math.max(0, at - 30);
  return `…${one.slice(from, at + 20)}… or …${other.slice(from, at + 20)}…`;
}
