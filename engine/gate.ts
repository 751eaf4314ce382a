// The one exit gate: everything that leaves for a viewer (state, log, events, who must act, undo) passes here.

import type { Game, GameEvent } from './game.ts';
import type { Header } from './header.ts';
import type { Entry } from './log.ts';
import { isOver, outcomeOf, type Committed, type Match } from './match.ts';
import type { Outcome } from './outcome.ts';
import { isRefusal } from './refusal.ts';
import { seatsOf } from './seats.ts';
import { hex } from './sha256.ts';
import type { State } from './state.ts';
import { undoable } from './undo.ts';

/** An entry of the log as a viewer may know it. */
export interface SeenEntry {
  readonly seat: number;
  readonly at: number;
  /** Moves in notation; absent in an undo or take-back. */
  readonly order?: readonly string[];
  readonly undo?: true;
  readonly takeBack?: true;
  readonly draw?: true;
}

/** All that a viewer may know of a match. Plain data: what is not in here does not leave. */
export interface Sight extends Header {
  /** The secret behind the dice, published when the game is over. */
  readonly seed: string | null;
  readonly viewer: number;
  /** A snapshot of the state, blanked where this viewer may not look. */
  readonly view: string;
  readonly actors: readonly number[];
  readonly outcome: Outcome | null;
  /** Null when the viewer may undo now, else why not. */
  readonly whyNoUndo: string | null;
  /** The whole log where it was asked for; the cost of a move must not grow with it. */
  readonly log: readonly SeenEntry[] | null;
  /** What the latest commit showed this viewer; null when it showed nothing. */
  readonly news: { readonly entry: SeenEntry; readonly events: readonly GameEvent[] } | null;
}

export interface Asked {
  readonly log?: boolean;
  readonly latest?: Committed;
}

/** The state as the viewer may know it: what fair programs are given, and what answers are computed from. */
export function viewState<S extends State>(game: Game<S>, state: S, viewer: number): S {
  const view = game.shape.create();
  game.shape.redact(state, viewer, view);
  return view;
}

export function viewFor(match: Match, viewer: number, asked: Asked = {}): Sight {
  const { game, state, fairness } = match;
  const over = isOver(match);
  const actors = over ? [] : seatsOf(game.actors(state));
  const undo = undoable(match.recent, viewer);
  const seen = (entry: Entry): SeenEntry | null => seenEntry(match, entry, viewer, over);
  return {
    ...match.header,
    seed: over && fairness.seed.length > 0 ? hex(fairness.seed) : null,
    viewer,
    view: game.shape.snapshot(over ? state : viewState(game, state, viewer)),
    actors,
    outcome: outcomeOf(match),
    whyNoUndo: isRefusal(undo) ? undo.reason : null,
    log: asked.log === true ? match.log.flatMap((entry) => seen(entry) ?? []) : null,
    news: asked.latest === undefined ? null : newsOf(match, asked.latest, viewer, seen(asked.latest.entry)),
  };
}

function newsOf(
  { game }: Match,
  { entry, events }: Committed,
  viewer: number,
  seen: SeenEntry | null,
): Sight['news'] {
  const shown = events.flatMap((event) => game.viewEvent(event, viewer) ?? []);
  if (seen === null && shown.length === 0) return null;
  return { entry: seen ?? { seat: entry.seat, at: entry.at }, events: shown };
}

/** May only the seat that gave it know of the order? */
export function isSecret(game: Game, state: State, order: readonly number[]): boolean {
  return order.some(game.moves.isSealed) && game.showsSealed?.(state) !== true;
}

/** Null when the viewer may not even know that something was ordered. */
function seenEntry(
  { game, state, log }: Match,
  entry: Entry,
  viewer: number,
  over: boolean,
): SeenEntry | null {
  const { seat, at } = entry;
  if ('takeBack' in entry) return { seat, at, takeBack: true };
  if ('draw' in entry) return { seat, at, draw: true };
  const order = orderOf('undo' in entry ? log[entry.undo] : entry);
  if (!over && viewer !== seat && isSecret(game, state, order)) return null;
  return 'undo' in entry ? { seat, at, undo: true } : { seat, at, order: order.map(game.moves.toText) };
}

function orderOf(entry: Entry): readonly number[] {
  return 'order' in entry ? entry.order : [];
}
