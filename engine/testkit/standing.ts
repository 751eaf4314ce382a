// Checks of standing answers: they depend on the seat's view, mean legal moves that others cannot tell from chosen ones,
// end once, and being asked tells nothing.

import {
  ASK,
  MoveList,
  seatsOf,
  type FastChance,
  type Game,
  type StandingAnswers,
  type State,
} from '../index.ts';
import { viewState } from '../doors/view.ts';
import { finding, type Finding } from './finding.ts';
import {
  called,
  legalMoves,
  oneOf,
  owes,
  sameMoves,
  viewersOf,
  type GivenAnswer,
  type TestPosition,
} from './test-position.ts';

/** So many are remembered; after that they replace each other. */
const MOST_SAID = 16;

export function standingHolds(spot: TestPosition): Finding | null {
  const { game, state, seats, chance } = spot;
  const { standingAnswers } = game;
  if (standingAnswers === undefined) return null;
  const before = game.shape.clone(state);
  const wrong =
    askedAlike(spot, standingAnswers) ??
    endsOnce(spot, standingAnswers) ??
    offered(spot, standingAnswers, chance.draw(seats)) ??
    replied(spot, standingAnswers);
  if (wrong !== null) return wrong;
  return game.shape.equal(before, state) ? null : fault('asking for a standing answer changes the state');
}

function fault(message: string): Finding {
  return finding('standing answer', message);
}

/** Everybody sees whether seats are asked alike; elsewhere nobody but its seat is surprised by a single move. */
function askedAlike(spot: TestPosition, standing: StandingAnswers): Finding | null {
  const { game, state, chance } = spot;
  const alike = standing.asksAlike(state);
  for (const viewer of viewersOf(spot)) {
    const view = viewState(game, state, viewer);
    if (standing.asksAlike(view) !== alike)
      return fault(`${called(viewer)} cannot see whether seats are asked alike`);
  }
  if (alike) return null;
  for (const seat of seatsOf(game.actors(state))) {
    const viewer = oneOf(chance, viewersOf(spot));
    const twin = game.imagine(viewState(game, state, viewer), viewer, chance);
    const [one, other] = [state, twin].map((each) => legalMoves(game, each, seat).length === 1);
    if (one !== other)
      return fault(`seat ${seat} has one move only, and ${called(viewer)} may not know that`);
  }
  return null;
}

function endsOnce({ game, state, said }: TestPosition, standing: StandingAnswers): Finding | null {
  for (const each of said) {
    const stands = standing.stands(state, each.seat, each.answer);
    if (each.ended && stands) return fault(`"${standing.answers.toText(each.answer)}" begins again`);
    each.ended = !stands;
    const view = viewState(game, state, each.seat);
    if (standing.stands(view, each.seat, each.answer) !== stands)
      return fault(`seat ${each.seat} cannot see whether its answer stands`);
  }
  return null;
}

/** Looks at what a seat may say, and says one of it. */
function offered(
  { game, state, chance, said }: TestPosition,
  standing: StandingAnswers,
  seat: number,
): Finding | null {
  const { answers } = standing;
  const offers = offersOf(standing, state, seat);
  if (!sameMoves(offersOf(standing, viewState(game, state, seat), seat), offers))
    return fault(`seat ${seat} may say other things than its view shows`);
  if (new Set(offers).size < offers.length) return fault(`seat ${seat} may say one thing twice`);
  for (const answer of offers) {
    const text = answers.toText(answer);
    if (answers.fromText(text) !== answer || !answers.isMove(answer))
      return fault(`"${text}" reads back as another answer`);
    if (!standing.stands(state, seat, answer)) return fault(`"${text}" is offered and does not stand`);
  }
  if (offers.length > 0) remember(said, { seat, answer: oneOf(chance, offers), ended: false }, chance);
  return null;
}

function offersOf(standing: StandingAnswers, state: State, seat: number): number[] {
  const list = new MoveList();
  standing.offers(state, seat, list);
  return list.toArray();
}

function remember(said: GivenAnswer[], next: GivenAnswer, chance: FastChance): void {
  if (said.length < MOST_SAID) said.push(next);
  else said[chance.draw(MOST_SAID)] = next;
}

function replied(spot: TestPosition, standing: StandingAnswers): Finding | null {
  const { game, state, said } = spot;
  for (const { seat, answer } of said) {
    if (!owes(game, state, seat)) continue;
    const reply = standing.reply(state, seat, answer);
    const text = standing.answers.toText(answer);
    if (standing.reply(viewState(game, state, seat), seat, answer) !== reply)
      return fault(`what "${text}" means depends on what seat ${seat} may not know`);
    if (reply === ASK) continue;
    if (!standing.stands(state, seat, answer)) return fault(`"${text}" replies after its end`);
    if (!standing.asksAlike(state)) return fault(`"${text}" replies where seats are not asked alike`);
    if (!legalMoves(game, state, seat).includes(reply))
      return fault(`"${text}" means ${game.moves.toText(reply)}, which is not legal`);
    if (isTold(spot, seat, reply))
      return fault(`others can tell that seat ${seat} said "${text}" beforehand`);
  }
  return null;
}

/** Is there a state that looks the same to somebody else in which the seat could not make that move? */
function isTold(spot: TestPosition, seat: number, reply: number): boolean {
  const { game, state, chance } = spot;
  const others = viewersOf(spot).filter((viewer) => viewer !== seat);
  const viewer = oneOf(chance, others);
  const twin = game.imagine(viewState(game, state, viewer), viewer, chance);
  return !owes(game, twin, seat) || !couldMake(game, twin, seat, reply);
}

/** A sealed or veiled move hides behind any other of its kind. */
function couldMake(game: Game, twin: State, seat: number, reply: number): boolean {
  const { isSealed, isVeiled, kindOf } = game.moves;
  const hidden = isSealed(reply) || isVeiled(reply);
  return legalMoves(game, twin, seat).some(
    (move) => move === reply || (hidden && kindOf(move) === kindOf(reply)),
  );
}
