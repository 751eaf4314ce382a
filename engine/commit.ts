// What can be done with a match. Orders are committed whole or refused whole; each commit is one entry of the log.

import {
  FairCounts,
  fairChance,
  recordedChance,
  TABLE_STREAM,
  type Chance,
  type Draw,
  type Fairness,
} from './chance.ts';
import { isOver, entryCount, type Committed, type Earlier, type Match } from './match.ts';
import type { Game, GameEvent } from './game.ts';
import { headerFor } from './header.ts';
import { chained, chainedText, keptOrders, type Forfeit, type BareEntry } from './log.ts';
import { readOptions, type OptionValues } from './options.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { hasSeat, NOBODY, seatSet, SPECTATOR } from './seats.ts';
import { noteShown } from './view-seq.ts';
import type { State } from './state.ts';
import { stillRecent, turnsPhase, undoable, type Recent } from './undo.ts';
import { whyNotMove } from './whynot.ts';
import { refuse } from './words.ts';
import { entryToJson, drawToJson } from './entry-json.ts';

export interface MatchOpening {
  readonly seats: number;
  readonly options?: OptionValues;
  readonly fairness: Fairness;
}

export function openMatch(
  game: Game,
  { seats, options: given = {}, fairness }: MatchOpening,
): Match | Refusal {
  const wrong = wrongSeatCount(game, seats);
  if (wrong !== null) return wrong;
  const options = readOptions(game.options, given);
  if (isRefusal(options)) return options;
  const conflict = game.conflict(options, seats);
  if (conflict !== null) return conflict;
  if (fairness.seed.length === 0) return refuse(null, 'needsSeed');
  const counts = new FairCounts();
  const chance = fairChance(fairness, counts);
  const beginning = setUp(game, options, seats, chance);
  const header = headerFor(game, { seats, options, fairness });
  return startMatch(game, { header, options, fairness }, beginning, chance.draws, counts);
}

/** A table that nobody has decided at. */
export interface Beginning {
  readonly state: State;
  /** What happened there by itself. */
  readonly prelude: readonly GameEvent[];
}

export function setUp(game: Game, options: OptionValues, seats: number, chance: Chance): Beginning {
  const prelude: GameEvent[] = [];
  const state = game.setup(options, seats, chance, (event) => prelude.push(event));
  return { state, prelude };
}

/** Null when that many can sit at a table of the game. */
export function wrongSeatCount({ title, seats: { min, max } }: Game, seats: number): Refusal | null {
  if (Number.isInteger(seats) && seats >= min && seats <= max) return null;
  return refuse(null, 'wrongSeats', { game: title, min, max, seats });
}

/** A match at its first decision; replays start from recorded set-up draws instead of rolling. */
export function startMatch(
  game: Game,
  opening: Pick<Match, 'header' | 'options' | 'fairness'>,
  { state, prelude }: Beginning,
  setupDraws: readonly Draw[],
  counts: FairCounts,
): Match {
  const { header, fairness } = opening;
  const chain = chained(fairness.seed, '', { ...header, setup: setupDraws.map(drawToJson) });
  const base = game.shape.clone(state);
  const { seats } = header;
  return {
    game,
    ...opening,
    seats,
    setupDraws,
    prelude,
    first: 0,
    log: [],
    state,
    counts,
    chain,
    base,
    recent: [],
    drawn: false,
    forfeits: [],
    viewSeqs: Array.from({ length: seats + 1 }, () => 0),
  };
}

/** Commits one whole order: all its moves, or nothing and the reason. */
export function submit(
  match: Match,
  seat: number,
  order: readonly number[],
  at: number,
): Committed | Refusal {
  if (match.fairness.seed.length === 0) {
    return refuse(null, 'lookOnly');
  }
  const counts = match.counts.copy();
  const chance = fairChance(match.fairness, counts);
  const played = playOrder(match, seat, order, chance);
  if (isRefusal(played)) return played;
  match.counts = counts;
  return commit(match, { seat, order, draws: chance.draws, at }, played);
}

/** Commits an order with the dice that a log recorded for it. Rolls nothing, so the counts stay the caller's care. */
export function resubmit(
  match: Match,
  seat: number,
  order: readonly number[],
  draws: readonly Draw[],
  at: number,
): Committed | Refusal {
  const chance = recordedChance(draws);
  const played = playOrder(match, seat, order, chance);
  if (isRefusal(played)) return played;
  if (chance.draws.length < draws.length) return refuse(null, 'tooManyDice');
  return commit(match, { seat, order, draws, at }, played);
}

/** Takes back the seat's last order, when nothing was revealed or rolled and nobody acted on it since. */
export function undo(match: Match, seat: number, at: number): Committed | Refusal {
  if (isOver(match)) return gameOver();
  const found = undoable(match.recent, seat);
  if (isRefusal(found)) return found;
  const kept = match.recent.filter((each) => each !== found);
  const replayed = replayRecent(match, kept);
  if (replayed === null) return refuse(null, 'builtUpon');
  const earlier = earlierOf(match);
  match.recent = replayed.recent;
  match.state = replayed.state;
  const logged = append(match, { seat, undo: found.index, at });
  return committed(match, earlier, { ...logged, events: [], undone: found.order });
}

/** Takes back the last `orders` orders of everybody. The others must have accepted; that is the caller's care. */
export function takeBack(match: Match, seat: number, orders: number, at: number): Committed | Refusal {
  const nobody = noSuchSeat(match, seat);
  if (nobody !== null) return nobody;
  if (isOver(match)) return gameOver();
  if (match.first > 0) throw new Error('A take-back needs the whole log: this match was resumed without it.');
  const standing = keptOrders(match.log);
  if (!Number.isInteger(orders) || orders < 1 || orders > standing.length)
    return refuse(null, 'tooManyTakenBack');
  const state = match.game.setup(match.options, match.seats, recordedChance(match.setupDraws));
  for (const { seat: mover, order, draws } of standing.slice(0, -orders)) {
    const chance = recordedChance(draws);
    for (const move of order) match.game.play(state, mover, move, chance);
  }
  const earlier = earlierOf(match);
  match.state = state;
  match.base = match.game.shape.clone(state);
  match.recent = [];
  return committed(match, earlier, { ...append(match, { seat, takeBack: orders, at }), events: [] });
}

/** Ends the game as a draw. The others must have accepted; that is the caller's care. */
export function agreeDraw(match: Match, seat: number, at: number): Committed | Refusal {
  const nobody = noSuchSeat(match, seat);
  if (nobody !== null) return nobody;
  if (isOver(match)) return gameOver();
  const earlier = earlierOf(match);
  match.drawn = true;
  match.recent = [];
  return committed(match, earlier, { ...append(match, { seat, draw: true, at }), events: [] });
}

/** The seat gives up. With two seats or fewer left the game is over; otherwise it goes on, and who plays on for the
 *  seat is the caller's care. */
export function forfeit(match: Match, seat: number, why: Forfeit, at: number): Committed | Refusal {
  const nobody = noSuchSeat(match, seat);
  if (nobody !== null) return nobody;
  if (isOver(match)) return gameOver();
  if (match.forfeits.includes(seat)) return refuse(null, 'gaveUpAlready');
  const earlier = earlierOf(match);
  match.forfeits = [...match.forfeits, seat];
  if (isOver(match)) match.recent = [];
  return committed(match, earlier, { ...append(match, { seat, forfeit: why, at }), events: [] });
}

interface Played {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

type Chancy = ReturnType<typeof fairChance>;

/** The order played on a copy: a refused order leaves the match untouched. */
function playOrder(match: Match, seat: number, order: readonly number[], chance: Chancy): Played | Refusal {
  const { game } = match;
  const nobody = noSuchSeat(match, seat);
  if (nobody !== null) return nobody;
  if (isOver(match)) return gameOver();
  if (order.length === 0) return refuse(null, 'emptyOrder');
  const state = game.shape.clone(match.state);
  const events: GameEvent[] = [];
  for (const [step, move] of order.entries()) {
    if (step > 0 && !orderGoesOn(game, state, seat, chance.draws)) {
      return refuse(null, 'orderTooLong');
    }
    const refusal = whyNotMove(game, state, seat, move);
    if (refusal !== null) return refusal;
    game.play(state, seat, move, chance, (event) => events.push(event));
  }
  if (orderGoesOn(game, state, seat, chance.draws)) return refuse(null, 'orderTooShort');
  return { state, events };
}

/** Is the seat's order still unfinished? It ends when it is complete, and where chance or another seat comes in. */
export function orderGoesOn(game: Game, state: State, seat: number, draws: readonly Draw[]): boolean {
  return draws.length === 0 && hasSeat(game.actors(state), seat) && game.inOrder(state, seat);
}

function noSuchSeat({ seats }: Match, seat: number): Refusal | null {
  if (Number.isInteger(seat) && seat >= 0 && seat < seats) return null;
  return refuse(null, 'noSuchSeat', { seat });
}

function gameOver(): Refusal {
  return refuse(null, 'gameOver');
}

function commit(match: Match, given: Extract<BareEntry, { order: unknown }>, played: Played): Committed {
  const { game, state: before } = match;
  const earlier = earlierOf(match);
  // the caller's list may be used again for the next order
  const order = { ...given, order: [...given.order] };
  const index = entryCount(match);
  const [actors, actorsAfter] = [game.actors(before), game.actors(played.state)];
  const learned = learnedFrom(match, before, played.state);
  const revealed =
    order.draws.some(({ stream }) => stream === TABLE_STREAM) || order.order.some(game.moves.reveals);
  const { entry, written } = append(match, order);
  match.state = played.state;
  const recent = stillRecent(match.recent, order.seat);
  if (
    revealed ||
    learned.everybody ||
    actorsAfter === NOBODY ||
    turnsPhase(recent, order.seat, actors, actorsAfter)
  ) {
    match.base = game.shape.clone(match.state);
    match.recent = [];
  } else {
    settle(match, match.recent.slice(0, match.recent.length - recent.length));
    match.recent = [...recent, { ...order, index, actors, learned: learned.seats }];
  }
  return committed(match, earlier, { entry, written, events: played.events });
}

function earlierOf({ state, recent }: Match): Earlier {
  return { state, recent };
}

function committed(match: Match, earlier: Earlier, told: Omit<Committed, 'before' | 'shownTo'>): Committed {
  return { ...told, before: earlier, shownTo: noteShown(match, earlier, told) };
}

function append(match: Match, bare: BareEntry): Pick<Committed, 'entry' | 'written'> {
  if (!Number.isSafeInteger(bare.at) || bare.at < 0) throw new Error(`${bare.at} is no time for a log.`);
  const json = entryToJson(match.game, bare);
  const hash = chainedText(match.fairness.seed, match.chain, JSON.stringify(json));
  const entry = { ...bare, hash };
  match.chain = hash;
  match.log.push(entry);
  return { entry, written: { ...json, hash } };
}

/** To whom the change from one state to the other shows something that was hidden. */
function learnedFrom(
  { game, seats }: Match,
  before: State,
  after: State,
): { everybody: boolean; seats: number } {
  if (game.shape.unveils(before, after, SPECTATOR)) return { everybody: true, seats: 0 };
  let learned = NOBODY;
  for (let seat = 0; seat < seats; seat++) {
    if (game.shape.unveils(before, after, seat)) learned |= seatSet(seat);
  }
  return { everybody: false, seats: learned };
}

/** Moves the base past orders that nobody can undo any more. */
function settle({ game, base }: Match, orders: readonly Recent[]): void {
  for (const { seat, order, draws } of orders) {
    const chance = recordedChance(draws);
    for (const move of order) game.play(base, seat, move, chance);
  }
}

/** The kept orders alone, played again, or null when one of them is not legal without the others. */
function replayRecent(match: Match, kept: readonly Recent[]): { state: State; recent: Recent[] } | null {
  const { game } = match;
  const state = game.shape.clone(match.base);
  const recent: Recent[] = [];
  for (const each of kept) {
    const chance = recordedChance(each.draws);
    recent.push({ ...each, actors: game.actors(state) });
    for (const move of each.order) {
      if (whyNotMove(game, state, each.seat, move) !== null) return null;
      game.play(state, each.seat, move, chance);
    }
  }
  return { state, recent };
}
