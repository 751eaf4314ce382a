// Checks of a whole game as a log: replay from the file, the gate's view of it, and undo at every step of it.

import { FastChance, isRefusal, type Game, type GameEvent, type State } from '../index.ts';
import {
  parseGame,
  replayGame,
  resubmit,
  undo,
  undoable,
  writeGame,
  type Committed,
  type Draw,
  type Entry,
  type Match,
} from '../doors/match.ts';
import { isSecret, viewFor, viewState } from '../doors/view.ts';
import { recordedChance } from '../chance.ts';
import { matchOf, ordersOf, type Case, type Order } from './case.ts';
import { finding, type Finding } from './finding.ts';
import { nothingRevealed } from './orders.ts';
import { beforeOrder, viewsFollow } from './views.ts';
import { called, legalMoves, oneOf, owes, viewersOf, type TestPosition } from './test-position.ts';
import { Noted, Redrawn, Repeated, whereRepeatable } from './twins.ts';

/** Who is sent what: the engine's gate, or a leaky one in the testkit's own tests. */
type Gate = typeof viewFor;

/** Plays the case through a match, tries undo at each order and looks through the gate at some: it sends the whole log,
 *  so that looking at every step of a long game would cost the square of its length. The orders that end after step
 *  `keen` are all looked at. Tells after how many steps the fault shows. */
export function logHolds(
  game: Game,
  kase: Case,
  end: State,
  chance: FastChance,
  keen = Infinity,
  gate: Gate = viewFor,
): (Finding & { readonly steps: number }) | null {
  const match = matchOf(game, kase);
  let steps = 0;
  for (const order of ordersOf(game, kase)) {
    steps += order.moves.length;
    const looks = steps > keen || chance.draw(8) === 0;
    const wrong = orderHolds(match, order, chance, looks ? gate : null);
    if (wrong !== null) return { ...wrong, steps };
  }
  // a case that was cut may stop in the middle of an order, which no log holds
  const other =
    steps === kase.steps.length && !game.shape.equal(match.state, end)
      ? finding('replay', 'the same moves and dice end in another state')
      : replaysEqual(game, match);
  return other && { ...other, steps: kase.steps.length };
}

function orderHolds(match: Match, order: Order, chance: FastChance, gate: Gate | null): Finding | null {
  const { seat, moves, draws } = order;
  const { game, state, seats } = match;
  const before = gate === null ? null : beforeOrder(match);
  if (before !== null && 'kind' in before) return before;
  const spot: TestPosition = { game, state, seats, chance, said: [] };
  const unseen = gate !== null && moves.some(game.moves.isSealed) ? whatOthersSee(match, seat, gate) : null;
  const committed = resubmit(match, seat, moves, draws, match.log.length);
  if (isRefusal(committed)) return finding('replay', `the log refuses what was played: ${committed.reason}`);
  const wrong = undoIsClean(match, spot, seat, moves, gate);
  if (wrong !== null || gate === null) return wrong;
  const sealed = unseen === null ? null : sealedIsUnseen(match, seat, moves, unseen, gate);
  const views = before === null ? null : viewsFollow(match, before, order, committed);
  return sealed ?? views ?? gateIsTight(match, spot, committed, gate);
}

function undoIsClean(
  match: Match,
  spot: TestPosition,
  seat: number,
  order: readonly number[],
  gate: Gate | null,
): Finding | null {
  const { game } = spot;
  if (isRefusal(undoable(match.recent, seat))) return null;
  // looking for every viewer is costly, so that it is left to the orders that are looked at closely
  const viewers = gate === null ? [oneOf(spot.chance, viewersOf(spot))] : viewersOf(spot);
  const revealed = nothingRevealed(spot, match.state, seat, order, viewers);
  if (revealed !== null) return revealed;
  const trial: Match = {
    ...match,
    log: [...match.log],
    state: game.shape.clone(match.state),
    recent: [...match.recent],
  };
  const undone = undo(trial, seat, match.log.length);
  if (isRefusal(undone) || !game.shape.equal(trial.state, spot.state)) {
    return finding(
      'replay',
      `undo of "${order.map(game.moves.toText).join(', ')}" does not bring back the state before`,
    );
  }
  if (gate === null || !isSecret(game, match.state, order)) return null;
  if (whatOthersSee(match, seat, gate) === whatOthersSee(trial, seat, gate)) return null;
  return finding('leak', `others can tell from log or undo that seat ${seat} took back a sealed order`);
}

/** A sealed order was given and the others go on deciding: their log and their undo are as before. */
function sealedIsUnseen(
  match: Match,
  seat: number,
  order: readonly number[],
  before: string,
  gate: Gate,
): Finding | null {
  if (!isSecret(match.game, match.state, order)) return null;
  // where it ended their phase, nobody can undo what was decided in it, and all may know
  if (match.recent.length === 0 || whatOthersSee(match, seat, gate) === before) return null;
  const text = order.map(match.game.moves.toText).join(', ');
  return finding(
    'leak',
    `others can tell from log or undo that seat ${seat} ordered "${text}", which is sealed`,
  );
}

/** Log and undo of everybody else. */
function whatOthersSee(match: Match, seat: number, gate: Gate): string {
  const views = viewersOf(match)
    .filter((viewer) => viewer !== seat)
    .map((viewer) => gate(match, viewer, { log: true }));
  return JSON.stringify(views.map(({ log, whyNoUndo }) => ({ log, whyNoUndo })));
}

/** The same match with everything swapped that a viewer may not know gives that viewer the same bytes. */
function gateIsTight(match: Match, before: TestPosition, latest: Committed, gate: Gate): Finding | null {
  const { game, chance } = before;
  if (game.actors(match.state) === 0) return null;
  const viewer = oneOf(chance, viewersOf(before));
  const log = otherLog(match, viewer);
  const view = viewState(game, match.state, viewer);
  const twin = twinAfter(before, latest, viewer, view);
  const state = twin?.state ?? game.imagine(view, viewer, chance);
  const other: Match = {
    ...match,
    state,
    log,
    setupDraws: match.setupDraws.map((draw) => otherDraw(draw, viewer)),
  };
  const one = gate(match, viewer, {
    log: true,
    latest: { entry: latest.entry, events: twin === null ? [] : latest.events },
  });
  const two = gate(other, viewer, {
    log: true,
    latest: { entry: log[log.length - 1], events: twin?.events ?? [] },
  });
  return JSON.stringify(one) === JSON.stringify(two)
    ? null
    : finding('leak', `the gate sends ${called(viewer)} what it may not know`);
}

/** The latest order given in a twin of the state before it, where it can be given there and looks the same. */
function twinAfter(
  { game, state: before, chance }: TestPosition,
  { entry }: Committed,
  viewer: number,
  view: State,
): { state: State; events: GameEvent[] } | null {
  if (!('order' in entry)) return null;
  const noted = new Noted(recordedChance(entry.draws));
  const truth = game.shape.clone(before);
  for (const move of entry.order) game.play(truth, entry.seat, move, noted);
  const state = game.imagine(viewState(game, before, viewer), viewer, chance);
  const events: GameEvent[] = [];
  const repeated = new Repeated(noted.notes);
  // as in secrecy.ts: where the order is shown to everybody, so is what it rolls
  const watching = isSecret(game, before, entry.order) ? viewer : entry.seat;
  const dice = oneOf(chance, [repeated, new Redrawn(repeated, new FastChance(chance.bits()), watching)]);
  const played = whereRepeatable(() =>
    entry.order.every((move) => {
      if (!owes(game, state, entry.seat) || !legalMoves(game, state, entry.seat).includes(move)) return false;
      game.play(state, entry.seat, move, dice, (event) => events.push(event));
      return true;
    }),
  );
  return played === true && game.shape.equal(viewState(game, state, viewer), view) ? { state, events } : null;
}

/** The log as it might be for all that the viewer knows: other secrets in the sealed orders of others, other dice, and
 *  other hashes from there on. */
function otherLog(match: Match, viewer: number): Entry[] {
  let changed = false;
  return match.log.map((entry) => {
    const other = otherSecret(match, entry, viewer);
    changed ||= other !== entry;
    return changed ? { ...other, hash: `other than ${entry.hash}` } : entry;
  });
}

function otherSecret({ game, state }: Match, entry: Entry, viewer: number): Entry {
  if (!('order' in entry)) return entry;
  const draws = entry.draws.map((draw) => otherDraw(draw, viewer));
  const hides = (move: number): boolean => game.moves.isVeiled(move) || isSecret(game, state, [move]);
  if (entry.seat === viewer || !entry.order.some(hides))
    return draws.length === 0 ? entry : { ...entry, draws };
  return { ...entry, order: entry.order.map((move) => (hides(move) ? leastOf(game, move) : move)), draws };
}

/** The move of the same kind with each field at its least value. */
function leastOf({ moves }: Game, move: number): number {
  return Number(moves.fromRecord(moves.completed({ move: moves.names[moves.kindOf(move)] })));
}

/** Draws do not leave the table while the game goes on: with the bound a viewer could tell the card. */
function otherDraw(draw: Draw, viewer: number): Draw {
  return draw.stream === viewer && viewer >= 0 ? draw : { ...draw, result: (draw.result + 1) % draw.bound };
}

function replaysEqual(game: Game, match: Match): Finding | null {
  const file = parseGame(JSON.stringify(writeGame(match, { withSeed: false })));
  if (isRefusal(file)) return finding('replay', file.reason);
  const again = replayGame(game, file);
  if (isRefusal(again)) return finding('replay', again.reason);
  return game.shape.equal(again.state, match.state)
    ? null
    : finding('replay', 'the replayed game ends in another state');
}
