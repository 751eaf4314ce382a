// A match is options + seats + log; its state is a cache of the log. Orders are committed whole or refused whole.

import { FairCounts, fairChance, recordedChance, TABLE_STREAM, type Draw, type Fairness } from './chance.ts';
import type { Game, GameEvent } from './game.ts';
import { headerOf } from './header.ts';
import { chained, standingOrders, type Entry, type Unsealed } from './log.ts';
import { readOptions, type OptionValues } from './options.ts';
import { isRefusal, Refusal } from './refusal.ts';
import { hasSeat, SPECTATOR } from './seats.ts';
import type { State } from './state.ts';
import { undoable, type Recent } from './undo.ts';
import { whyNotMove } from './whynot.ts';
import { writeDeed, writeDraw } from './written.ts';

export interface Match {
  readonly game: Game;
  readonly options: OptionValues;
  readonly seats: number;
  readonly fairness: Fairness;
  /** What chance gave during set-up. */
  readonly setupDraws: readonly Draw[];
  /** Nothing is ever removed from it: an undo is an entry too. */
  readonly log: Entry[];
  state: State;
  counts: FairCounts;
  /** The hash that the next entry is chained to. */
  chain: string;
  /** The state before `recent[0]`, and the orders since that somebody might still undo. */
  base: State;
  recent: Recent[];
}

/** What a commit brought: for the exit gate, never to be shown as it is. */
export interface Committed {
  readonly entry: Entry;
  readonly events: readonly GameEvent[];
}

export interface Opening {
  readonly seats: number;
  readonly options?: OptionValues;
  readonly fairness: Fairness;
}

export function openMatch(game: Game, { seats, options: given = {}, fairness }: Opening): Match | Refusal {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return new Refusal(`${game.title} is for ${min === max ? min : `${min} to ${max}`} seats, not ${seats}.`);
  }
  const options = readOptions(game.options, given);
  if (isRefusal(options)) return options;
  const conflict = game.conflict(options, seats);
  if (conflict !== null) return conflict;
  const counts = new FairCounts();
  const chance = fairChance(fairness, counts);
  const state = game.setup(options, seats, chance);
  return startMatch(game, { seats, options, fairness }, state, chance.draws, counts);
}

/** A match at its first decision; replays start from recorded set-up draws instead of rolling. */
export function startMatch(
  game: Game,
  { seats, options = {}, fairness }: Opening,
  state: State,
  setupDraws: readonly Draw[],
  counts: FairCounts,
): Match {
  const head = { ...headerOf({ game, seats, options, fairness }), setup: setupDraws.map(writeDraw) };
  const chain = chained(fairness.seed, '', head);
  const base = game.shape.clone(state);
  return { game, options, seats, fairness, setupDraws, log: [], state, counts, chain, base, recent: [] };
}

/** Commits one whole order: all its moves, or nothing and the reason. */
export function submit(
  match: Match,
  seat: number,
  order: readonly number[],
  at: number,
): Committed | Refusal {
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
  if (chance.draws.length < draws.length)
    return new Refusal('More dice were recorded than the rules ask for.');
  return commit(match, { seat, order, draws, at }, played);
}

/** Takes back the seat's last order, when nothing was revealed or rolled and nobody acted on it since. */
export function undo(match: Match, seat: number, at: number): Committed | Refusal {
  const found = undoable(match.recent, seat);
  if (isRefusal(found)) return found;
  const kept = match.recent.filter((each) => each !== found);
  const state = replayRecent(match, kept);
  if (state === null) return new Refusal('Somebody has built on that order since.');
  match.recent = kept;
  match.state = state;
  return { entry: append(match, { seat, undo: found.position, at }), events: [] };
}

/** Takes back the last `orders` orders of everybody. The others must have accepted; that is the caller's care. */
export function takeBack(match: Match, seat: number, orders: number, at: number): Committed | Refusal {
  const nobody = noSuchSeat(match, seat);
  if (nobody !== null) return nobody;
  const standing = standingOrders(match.log);
  if (orders < 1 || orders > standing.length)
    return new Refusal(`There are ${standing.length} orders to take back.`);
  const state = match.game.setup(match.options, match.seats, recordedChance(match.setupDraws));
  for (const { seat: mover, order, draws } of standing.slice(0, -orders)) {
    const chance = recordedChance(draws);
    for (const move of order) match.game.play(state, mover, move, chance);
  }
  match.state = state;
  match.base = match.game.shape.clone(state);
  match.recent = [];
  return { entry: append(match, { seat, takeBack: orders, at }), events: [] };
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
  if (order.length === 0) return new Refusal('An order has at least one move.');
  const state = game.shape.clone(match.state);
  const events: GameEvent[] = [];
  for (const [step, move] of order.entries()) {
    if (step > 0 && (chance.draws.length > 0 || !game.inOrder(state, seat))) {
      return new Refusal(
        'An order ends where chance comes in or where it is complete: send the rest by itself.',
      );
    }
    const refusal = whyNotMove(game, state, seat, move);
    if (refusal !== null) return refusal;
    game.play(state, seat, move, chance, (event) => events.push(event));
  }
  if (chance.draws.length === 0 && hasSeat(game.actors(state), seat) && game.inOrder(state, seat)) {
    return new Refusal('That order is not complete yet.');
  }
  return { state, events };
}

function noSuchSeat({ seats }: Match, seat: number): Refusal | null {
  return Number.isInteger(seat) && seat >= 0 && seat < seats
    ? null
    : new Refusal(`There is no seat ${seat}.`);
}

function commit(match: Match, order: Extract<Unsealed, { order: unknown }>, played: Played): Committed {
  const recent = recentOf(match, order, played.state);
  const entry = append(match, order);
  const before = match.state;
  match.state = played.state;
  if (recent.public) {
    match.base = match.game.shape.clone(match.state);
    match.recent = [];
  } else if (match.recent.every((each) => hasSeat(each.actors, order.seat))) {
    match.recent.push(recent);
  } else {
    match.base = before;
    match.recent = [recent];
  }
  return { entry, events: played.events };
}

function append(match: Match, unsealed: Unsealed): Entry {
  const hash = chained(match.fairness.seed, match.chain, writeDeed(match.game, unsealed));
  const entry = { ...unsealed, hash };
  match.chain = hash;
  match.log.push(entry);
  return entry;
}

/** What undo must know of an order: who else was to decide then, and what it showed to whom. */
function recentOf(match: Match, order: Extract<Unsealed, { order: unknown }>, after: State): Recent {
  const { game, state: before } = match;
  let unveiled =
    order.draws.some(({ stream }) => stream === TABLE_STREAM) || order.order.some(game.moves.reveals);
  for (let viewer = SPECTATOR; viewer < match.seats; viewer++) {
    unveiled ||= game.shape.unveils(before, after, viewer);
  }
  const position = match.log.length;
  return {
    ...order,
    position,
    actors: game.actors(before),
    public: unveiled,
    final: unveiled || order.draws.length > 0,
  };
}

/** The state after the kept orders alone, or null when one of them is not legal without the others. */
function replayRecent(match: Match, kept: readonly Recent[]): State | null {
  const { game } = match;
  const state = game.shape.clone(match.base);
  for (const { seat, order, draws } of kept) {
    const chance = recordedChance(draws);
    for (const move of order) {
      if (whyNotMove(game, state, seat, move) !== null) return null;
      game.play(state, seat, move, chance);
    }
  }
  return state;
}
