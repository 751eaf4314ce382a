// Checks of a position by itself: conservation, dead ends, outcome, second opinion, round trips.

import {
  firstSeat,
  hasSeat,
  seatsOf,
  SPECTATOR,
  type Game,
  type Option,
  type OptionValues,
  type ScoreLine,
  type State,
} from '../index.ts';
import { viewState } from '../doors/view.ts';
import { finding, type Finding } from './finding.ts';
import { legalMoves, neighbour, oneOf, randomMove, type TestPosition } from './test-position.ts';

export function conservation({ game, state }: TestPosition): Finding | null {
  const broken = game.shape.broken(state) ?? game.check(state);
  return broken === null ? null : finding('conservation', broken);
}

export function outcomeFits({ game, state, seats }: TestPosition): Finding | null {
  const actors = game.actors(state);
  const outcome = game.outcome(state);
  if (seatsOf(actors).some((seat) => seat >= seats))
    return finding('outcome', 'a seat that is not there must act');
  if ((actors === 0) !== (outcome !== null)) {
    return finding(
      'outcome',
      actors === 0 ? 'nobody must act, but there is no outcome' : 'an outcome, but seats must act',
    );
  }
  if (outcome === null) return null;
  if (outcome.rule === null || !Object.hasOwn(game.guide, outcome.rule))
    return finding('outcome', `rule ${outcome.rule} is not in the guide`);
  if (outcome.ranks.length !== seats) return finding('outcome', 'not every seat has a rank');
  const { unseated = [] } = outcome;
  const ranks = [...outcome.ranks, ...unseated];
  const fair = ranks.every((rank) => rank === 1 + ranks.filter((other) => other < rank).length);
  if (!fair) return finding('outcome', `ranks ${ranks.join(' ')} leave gaps`);
  if (outcome.sheet.some((line) => (line.unseated ?? []).length !== unseated.length))
    return finding('outcome', 'players without a seat have a rank and no points, or points and no rank');
  return (
    wholeSheet(outcome.sheet, seats) ??
    countedLines(game, outcome.sheet.length) ??
    playedAsNamed(game, state, seats)
  );
}

/** What statistics are kept by has a name in every language. */
function playedAsNamed({ playedAs, options }: Game, state: State, seats: number): Finding | null {
  if (playedAs === undefined) return null;
  const names = namesIn(options[playedAs.option]);
  const played = Array.from({ length: seats }, (_, seat) => playedAs.of(state, seat));
  const strange = played.find((each) => each !== null && !names.includes(each));
  return strange === undefined ? null : finding('outcome', `a seat has played ${strange}, which has no name`);
}

export function playedOnNamed({ playedOn, options }: Game, chosen: OptionValues): Finding | null {
  const board = playedOn?.of(chosen) ?? null;
  if (playedOn === undefined || board === null || namesIn(options[playedOn.option]).includes(board))
    return null;
  return finding('outcome', `a table is played on ${board}, which has no name`);
}

function namesIn(option: Option | undefined): readonly string[] {
  if (option?.type === 'choice') return option.of;
  return option?.type === 'document' ? (option.bySeat ?? []) : [];
}

function countedLines({ counted }: Game, lines: number): Finding | null {
  const missing = [...(counted?.score ?? []), ...(counted?.ties ?? [])].find((line) => !(line < lines));
  return missing === undefined ? null : finding('outcome', `line ${missing} is counted, and is not there`);
}

function wholeSheet(sheet: readonly ScoreLine[], seats: number): Finding | null {
  const short = sheet.find((line) => line.points.length !== seats);
  return short === undefined ? null : finding('outcome', `score line "${short.label.text}" misses seats`);
}

/** The players may agree on a draw at any position, and then everybody reads the sheet. */
export function sheetIsPublic({ game, state, seats }: TestPosition): Finding | null {
  const sheet = game.sheet?.(state);
  if (sheet === undefined) return null;
  const seen = game.sheet?.(viewState(game, state, SPECTATOR));
  if (JSON.stringify(sheet) !== JSON.stringify(seen))
    return finding('outcome', 'the sheet of a draw tells what a spectator cannot see');
  return wholeSheet(sheet, seats);
}

/** What is said about a table is said in sentences. */
export function advised(game: Game, options: OptionValues, seats: number): Finding | null {
  const wrong = game.advice?.(options, seats).find(({ text }) => !/^[A-Z].+[.]$/.test(text));
  return wrong === undefined ? null : finding('advice', `"${wrong.text}" is no sentence`);
}

/** Somebody who must wait can be told why. */
export function knownTurn({ game, state }: TestPosition): Finding | null {
  if (game.actors(state) === 0) return null;
  const rule = game.turnRule(state);
  return Object.hasOwn(game.guide, rule) ? null : finding('turn', `rule ${rule} is not in the guide`);
}

export function noDeadEnd({ game, state }: TestPosition): Finding | null {
  for (const seat of seatsOf(game.actors(state))) {
    if (legalMoves(game, state, seat).length > 0) continue;
    const kind = game.inOrder(state, seat) ? 'incomplete order' : 'dead end';
    return finding(kind, `seat ${seat} must act and has no legal move`);
  }
  return null;
}

/** Moves to ask about at each decision: so many of any kind, and so many neighbours of legal ones. */
const STRANGERS = 8;

/** What stands in a sentence whose values were not all given. */
const GAP = /\b(?:undefined|NaN)\b/;

/** `legal` against `whyNot`: two opinions on the same rules. */
export function secondOpinion({ game, state, chance }: TestPosition): Finding | null {
  const before = game.shape.clone(state);
  for (const seat of seatsOf(game.actors(state))) {
    const legal = legalMoves(game, state, seat);
    const offered = new Set(legal);
    if (offered.size < legal.length) return finding('illegal legal', `seat ${seat} is offered a move twice`);
    for (const move of legal) {
      const refusal = game.whyNot(state, seat, move);
      if (refusal === null) continue;
      return finding('illegal legal', `${game.moves.toText(move)} is offered, but: ${refusal.reason}`);
    }
    for (let i = 0; i < 2 * STRANGERS; i++) {
      const move = i < STRANGERS ? randomMove(game, chance) : neighbour(game, legal, chance);
      const wrong = offered.has(move) ? null : notOffered(game, state, seat, move);
      if (wrong !== null) return wrong;
    }
  }
  return game.shape.equal(before, state) ? null : finding('side effect', 'asking why not changed the state');
}

function notOffered(game: Game, state: State, seat: number, move: number): Finding | null {
  const refusal = game.whyNot(state, seat, move);
  const text = game.moves.toText(move);
  if (refusal === null)
    return finding('illegal legal', `${text} is not offered to seat ${seat}, and no rule says why`);
  if (GAP.test(refusal.reason))
    return finding('illegal legal', `${text} is refused with a gap: ${refusal.reason}`);
  if (refusal.rule === null || Object.hasOwn(game.guide, refusal.rule)) return null;
  return finding('illegal legal', `${text} is refused by ${refusal.rule}, which the guide does not have`);
}

/** Asking changes nothing. */
export function noSideEffect({ game, state, seats }: TestPosition): Finding | null {
  const before = game.shape.clone(state);
  const actors = game.actors(state);
  for (let seat = 0; seat < seats; seat++) {
    if (!hasSeat(actors, seat)) continue;
    for (const move of legalMoves(game, state, seat).slice(0, 3)) game.whyNot(state, seat, move);
    game.inOrder(state, seat);
  }
  game.outcome(state);
  game.check(state);
  return game.shape.equal(before, state) ? null : finding('side effect', 'asking about a state changed it');
}

export function roundTrips({ game, state, chance }: TestPosition): Finding | null {
  const restored = game.shape.restore(game.shape.snapshot(state));
  if (restored === null || !game.shape.equal(restored, state))
    return finding('round trip', 'a snapshot restores differently');
  const blank = game.shape.create();
  game.shape.patch(blank, game.shape.difference(blank, state));
  if (game.shape.hash(blank) !== game.shape.hash(state))
    return finding('round trip', 'a difference patches differently');
  const actors = game.actors(state);
  if (actors === 0) return null;
  const move = oneOf(chance, legalMoves(game, state, firstSeat(actors)));
  const text = game.moves.toText(move);
  if (game.moves.fromText(text) !== move)
    return finding('round trip', `"${text}" reads back as another move`);
  const record = game.moves.toRecord(move);
  if (game.moves.fromRecord(record) === move) return null;
  return finding('round trip', `${JSON.stringify(record)} reads back as another move`);
}
