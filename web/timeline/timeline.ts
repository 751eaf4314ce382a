// The past of a table as one viewer saw it. The page keeps it once, as states: what comes in, from a worker or from a
// server, is read here and nowhere else.

import type { Game, GameEvent, State } from '@starboard/engine';
import type { Change, SeenEntry, Sight, TimelineJson } from '@starboard/engine/view';

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
export type Seen = Omit<Sight, 'view' | 'log' | 'news'>;

export interface Timeline {
  readonly sight: Seen;
  readonly moments: readonly Moment[];
}

export function readTimeline(game: Game, { first, changes }: TimelineJson): Timeline {
  const { view, log: _log, news, ...sight } = first;
  const state = game.shape.restore(view);
  if (state === null) throw new Error('The table sent a view of another game.');
  const moments = [momentOf(news, state, first.actors)];
  for (const change of changes) moments.push(momentAfter(game, moments[moments.length - 1], change));
  return { sight: changes.reduce(sightAfter, sight), moments };
}

export function extended(game: Game, { sight, moments }: Timeline, change: Change): Timeline {
  const next = momentAfter(game, moments[moments.length - 1], change);
  return { sight: sightAfter(sight, change), moments: [...moments, next] };
}

function sightAfter(sight: Seen, { patch: _patch, news: _news, ...rest }: Change): Seen {
  return { ...sight, ...rest };
}

/** Whole states: a game of 2,000 moments of Nexum takes 14 MB. Those in which nothing changed are the same. */
function momentAfter({ shape }: Game, { state }: Moment, { patch, news, actors }: Change): Moment {
  const next = patch.length === 0 ? state : shape.clone(state);
  shape.patch(next, patch);
  return momentOf(news, next, actors);
}

function momentOf(news: Sight['news'], state: State, actors: readonly number[]): Moment {
  return { entry: news?.entry ?? null, events: news?.events ?? [], state, actors };
}
