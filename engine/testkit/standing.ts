// Checks of standing answers: where they speak everybody could know, they mean legal moves that others cannot tell from
// chosen ones, end once, and being asked tells nothing; nor does the move of a bot that is not ready in time.

import {
  ASK,
  MoveList,
  seatsOf,
  SPECTATOR,
  type FastChance,
  type Game,
  type StandingAnswers,
  type State,
} from '../index.ts';
import { drafted, openDraft, viewState } from '../doors/view.ts';
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
    replied(spot, standingAnswers) ??
    openly(spot, standingAnswers) ??
    inTime(spot, standingAnswers);
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

/** In a state that looks the same to everybody who only watches, the same is offered, stands and replies. */
function openly(
  { game, state, seats, chance, said }: TestPosition,
  standing: StandingAnswers,
): Finding | null {
  const twin = game.imagine(viewState(game, state, SPECTATOR), SPECTATOR, chance);
  for (let seat = 0; seat < seats; seat++) {
    if (!sameMoves(offersOf(standing, twin, seat), offersOf(standing, state, seat)))
      return fault(`what seat ${seat} may say beforehand tells what is hidden`);
  }
  for (const { seat, answer } of said) {
    const text = standing.answers.toText(answer);
    if (standing.stands(twin, seat, answer) !== standing.stands(state, seat, answer))
      return fault(`how long "${text}" stands tells what is hidden`);
    if (!owes(game, state, seat) || !owes(game, twin, seat)) continue;
    const [one, other] = [state, twin].map((each) => standing.reply(each, seat, answer) === ASK);
    if (one !== other) return fault(`where "${text}" asks seat ${seat} tells what it holds`);
  }
  return null;
}

/** What a bot plays that is not ready is a whole order that it could have chosen. */
function inTime(spot: TestPosition, standing: StandingAnswers): Finding | null {
  const { game, state } = spot;
  if (!standing.asksAlike(state)) return null;
  for (const seat of seatsOf(game.actors(state))) {
    const late = standing.late(state, seat);
    const view = viewState(game, state, seat);
    if (standing.late(view, seat) !== late)
      return fault(`what seat ${seat} plays when it is late depends on what it may not know`);
    const text = game.moves.toText(late);
    if (!legalMoves(game, state, seat).includes(late))
      return fault(`seat ${seat} is late and plays ${text}, which is not legal`);
    if (!drafted(openDraft(game, view, seat), late).complete)
      return fault(`seat ${seat} is late, and ${text} is only the beginning of an order`);
    if (isTold(spot, seat, late)) return fault(`others can tell that seat ${seat} was late`);
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
