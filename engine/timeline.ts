// What a viewer saw happen from the set-up on, one moment after the other: for the log, for replays, for coming back.

import { isOver, type Committed, type Match } from './match.ts';
import { deltaFor, viewFor, type ViewDelta, type View } from './gate.ts';
import { replayGame, writeGame, type OnStep } from './replay.ts';
import { isRefusal } from './refusal.ts';
import { seatsOf, SPECTATOR } from './seats.ts';
import { seenEntry, undoneBy } from './seen-entry.ts';

/** A past as it travels: what the viewer saw first, and each delta since. */
export interface TimelineJson {
  readonly first: View;
  readonly deltas: readonly ViewDelta[];
}

/** All that the viewer saw, as it saw it when it came. */
export function timelineFor(match: Match, viewer: number): TimelineJson {
  return retold(
    match,
    (then) => viewFor(then, viewer),
    (then, latest) => deltaFor(then, viewer, latest),
  );
}

/** The same with nothing hidden; null while the game goes on. */
export function openTimeline(match: Match): TimelineJson | null {
  return isOver(match) ? retold(match, openView, openDelta) : null;
}

function openView(match: Match): View {
  const { prelude: _public, ...view } = viewFor(match, SPECTATOR);
  const { game, state, prelude } = match;
  return { ...view, state: game.shape.snapshot(state), ...(prelude.length === 0 ? {} : { prelude }) };
}

function openDelta(match: Match, latest: Committed): ViewDelta {
  const { game, state, log } = match;
  const { entry, events, before } = latest;
  const seen = seenEntry(match, entry, undoneBy(match, entry, latest), SPECTATOR, true);
  return {
    viewSeq: log.length,
    actors: isOver(match) ? [] : seatsOf(game.actors(state)),
    news: { entry: seen ?? { seat: entry.seat, at: entry.at }, events },
    patch: game.shape.difference(before.state, state),
  };
}

function retold(
  match: Match,
  viewOf: (then: Match) => View,
  deltaIn: (then: Match, latest: Committed) => ViewDelta | null,
): TimelineJson {
  const views: View[] = [];
  const deltas: ViewDelta[] = [];
  const onStep: OnStep = (then, latest) => {
    if (latest === null) return void views.push(viewOf(then));
    const delta = deltaIn(then, latest);
    if (delta !== null) deltas.push(delta);
  };
  // the dice are recorded: there is nothing to prove, so the seed stays where it is
  const again = replayGame(match.game, writeGame(match, { withSeed: false }), onStep);
  if (isRefusal(again)) throw new Error(`A match does not replay: ${again.reason}`);
  return { first: views[0], deltas };
}
