// The one exit gate: everything that leaves for a viewer (state, log, events, who must act, undo) passes here.

import { isOver, outcomeOf, type Committed, type Match } from './match.ts';
import type { Game, GameEvent } from './game.ts';
import type { Header } from './header.ts';
import { layoutOf } from './layout.ts';
import type { Entry } from './log.ts';
import type { Message } from './message.ts';
import type { Outcome } from './outcome.ts';
import { seatsOf } from './seats.ts';
import { seenEntry, undoneBy, type SeenEntry } from './seen-entry.ts';
import { hex } from './sha256.ts';
import { whyNoUndo } from './view-seq.ts';
import type { State } from './state.ts';

export { isSecret, type SeenEntry } from './seen-entry.ts';

/** What nearly every commit changes for a viewer, besides the view itself. */
interface Changing {
  /** How many commits have shown this viewer something: the number of what it sees now. */
  readonly viewSeq: number;
  readonly actors: readonly number[];
  /** What the latest commit told this viewer; null when it told nothing. */
  readonly news: { readonly entry: SeenEntry; readonly events: readonly GameEvent[] } | null;
}

/** What seldom changes. */
interface Lasting {
  /** The secret behind the dice, published when the game is over. */
  readonly seed: string | null;
  readonly outcome: Outcome | null;
  /** Null when the viewer may undo now, else why not. */
  readonly whyNoUndo: Message | null;
}

/** All that a viewer may know of a match. Plain data: what is not in here does not leave. */
export interface View extends Header, Changing, Lasting {
  readonly viewer: number;
  /** Which cell of the state is what: who has another layout cannot read it. */
  readonly layout: string;
  /** A snapshot of the state, blanked where this viewer may not look. */
  readonly state: string;
  /** The whole log where it was asked for; the cost of a move must not grow with it. */
  readonly log: readonly SeenEntry[] | null;
  /** What happened before the first decision, in the first view alone; absent: nothing. */
  readonly prelude?: readonly GameEvent[];
}

/** What one commit changed for a viewer: it turns the view with the number before into the one with this. What is
 *  not in it is as before. */
export interface ViewDelta extends Changing, Partial<Lasting> {
  /** Flat pairs (cell, new value) for the view. */
  readonly patch: readonly number[];
}

type Told = Pick<Committed, 'entry' | 'events' | 'undone'>;

export interface ViewRequest {
  readonly log?: boolean;
  readonly latest?: Told;
}

/** The state as the viewer may know it: what fair programs are given, and what answers are computed from. */
export function viewState<S extends State>(game: Game<S>, state: S, viewer: number): S {
  const view = game.shape.create();
  game.shape.redact(state, viewer, view);
  return view;
}

export function viewFor(match: Match, viewer: number, asked: ViewRequest = {}): View {
  return {
    ...match.header,
    viewer,
    layout: layoutOf(match.game.shape),
    state: match.game.shape.snapshot(seenState(match, viewer)),
    ...changingFor(match, viewer, asked.latest),
    ...lastingFor(match, viewer),
    log: asked.log === true ? logFor(match, viewer) : null,
    ...preludeFor(match, viewer),
  };
}

function preludeFor({ game, prelude, viewSeqs }: Match, viewer: number): Pick<View, 'prelude'> {
  if (viewSeqs[viewer + 1] > 0) return {};
  const shown = shownOf(game, prelude, viewer);
  return shown.length === 0 ? {} : { prelude: shown };
}

function shownOf(game: Game, events: readonly GameEvent[], viewer: number): readonly GameEvent[] {
  return events.flatMap((event) => game.viewEvent(event, viewer) ?? []);
}

/** What the latest commit changed for the viewer; null when it may not know that there was one. */
export function deltaFor(match: Match, viewer: number, latest: Committed): ViewDelta | null {
  if (((latest.shownTo >>> (viewer + 1)) & 1) === 0) return null;
  const { game, state } = match;
  const over = isOver(match);
  const patch = game.shape.differenceSeen(latest.before.state, state, viewer, over);
  const change: ViewDelta = { ...changingFor(match, viewer, latest), patch };
  if (over) return { ...change, ...lastingFor(match, viewer) };
  const why = whyNoUndo(match, viewer);
  return why?.key === whyNoUndo(latest.before, viewer)?.key ? change : { ...change, whyNoUndo: why };
}

function seenState(match: Match, viewer: number): State {
  return isOver(match) ? match.state : viewState(match.game, match.state, viewer);
}

function changingFor(match: Match, viewer: number, latest: Told | undefined): Changing {
  const { game, state } = match;
  const over = isOver(match);
  return {
    viewSeq: match.viewSeqs[viewer + 1],
    actors: over ? [] : seatsOf(game.actors(state)),
    news: latest === undefined ? null : newsOf(match, latest, viewer, over),
  };
}

function lastingFor(match: Match, viewer: number): Lasting {
  const { seed } = match.fairness;
  return {
    seed: isOver(match) && seed.length > 0 ? hex(seed) : null,
    outcome: outcomeOf(match),
    whyNoUndo: whyNoUndo(match, viewer),
  };
}

function newsOf(match: Match, told: Told, viewer: number, over: boolean): Changing['news'] {
  const { entry, events } = told;
  const seen = seenEntry(match, entry, undoneBy(match, entry, told), viewer, over);
  const shown = shownOf(match.game, events, viewer);
  if (seen === null && shown.length === 0) return null;
  return { entry: seen ?? { seat: entry.seat, at: entry.at }, events: shown };
}

function logFor(match: Match, viewer: number): readonly SeenEntry[] {
  if (match.first > 0) throw new Error('This match was resumed without its log.');
  const over = isOver(match);
  const seen = (entry: Entry): SeenEntry | null =>
    seenEntry(match, entry, undoneBy(match, entry), viewer, over);
  return match.log.flatMap((entry) => seen(entry) ?? []);
}
