// The past of a table as one viewer saw it. The page keeps it once, as states: what comes in, from a worker or from a
// server, is read here and nowhere else.

import type { Game, GameEvent, State } from '@starboard/engine';
import {
  layoutOf,
  type ViewDelta,
  type SeenEntry,
  type View,
  type TimelineJson,
} from '@starboard/engine/view';

/** One stop in the past. */
export interface Moment {
  /** Null where nothing was told of what was done: at the set-up, and where only its effect can be seen. */
  readonly entry: SeenEntry | null;
  readonly events: readonly GameEvent[];
  /** What the viewer saw then. */
  readonly state: State;
  readonly actors: readonly number[];
}

/** What holds at the latest moment besides its state. */
export type Seen = Omit<View, 'state' | 'log' | 'news' | 'prelude'>;

export interface Timeline {
  readonly view: Seen;
  readonly moments: readonly Moment[];
}

export function readTimeline(game: Game, { first, deltas }: TimelineJson): Timeline {
  const { state: sent, log: _log, news: _none, prelude = [], ...view } = first;
  const state = first.layout === layoutOf(game.shape) ? game.shape.restore(sent) : null;
  if (state === null) throw new Error('The table sent a view of another game.');
  const moments: Moment[] = [{ entry: null, events: prelude, state, actors: first.actors }];
  for (const delta of deltas) moments.push(momentAfter(game, moments[moments.length - 1], delta));
  return { view: deltas.reduce(viewAfter, view), moments };
}

export function extended(game: Game, { view, moments }: Timeline, delta: ViewDelta): Timeline {
  const next = momentAfter(game, moments[moments.length - 1], delta);
  return { view: viewAfter(view, delta), moments: [...moments, next] };
}

function viewAfter(view: Seen, { patch: _patch, news: _news, ...rest }: ViewDelta): Seen {
  return { ...view, ...rest };
}

/** Whole states: a game of 2,000 moments of Nexum takes 14 MB. Those in which nothing changed are the same. */
function momentAfter({ shape }: Game, { state }: Moment, { patch, news, actors }: ViewDelta): Moment {
  const next = patch.length === 0 ? state : shape.clone(state);
  shape.patch(next, patch);
  return momentOf(news, next, actors);
}

function momentOf(news: View['news'], state: State, actors: readonly number[]): Moment {
  return { entry: news?.entry ?? null, events: news?.events ?? [], state, actors };
}
