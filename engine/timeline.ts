// What a viewer saw happen from the set-up on, one moment after the other: for the log, for replays, for coming back.

import { isOver, type Committed, type Match } from './course.ts';
import { changeFor, viewFor, type Change, type Sight } from './gate.ts';
import { replayGame, writeGame, type OnStep } from './record.ts';
import { isRefusal } from './refusal.ts';
import { seatsOf, SPECTATOR } from './seats.ts';
import { seenEntry, undoneBy } from './seen.ts';

/** A past as it travels: what the viewer saw first, and each change since. */
export interface TimelineJson {
  readonly first: Sight;
  readonly changes: readonly Change[];
}

/** All that the viewer saw, as it saw it when it came. */
export function timelineFor(match: Match, viewer: number): TimelineJson {
  return retold(
    match,
    (then) => viewFor(then, viewer),
    (then, latest) => changeFor(then, viewer, latest),
  );
}

/** The same with nothing hidden; null while the game goes on. */
export function openTimeline(match: Match): TimelineJson | null {
  return isOver(match) ? retold(match, openView, openChange) : null;
}

function openView(match: Match): Sight {
  return { ...viewFor(match, SPECTATOR), view: match.game.shape.snapshot(match.state) };
}

function openChange(match: Match, latest: Committed): Change {
  const { game, state, log } = match;
  const { entry, events, before } = latest;
  const seen = seenEntry(match, entry, undoneBy(match, entry, latest), SPECTATOR, true);
  return {
    position: log.length,
    actors: isOver(match) ? [] : seatsOf(game.actors(state)),
    news: { entry: seen ?? { seat: entry.seat, at: entry.at }, events },
    patch: game.shape.difference(before.state, state),
  };
}

function retold(
  match: Match,
  viewOf: (then: Match) => Sight,
  changeIn: (then: Match, latest: Committed) => Change | null,
): TimelineJson {
  const views: Sight[] = [];
  const changes: Change[] = [];
  const onStep: OnStep = (then, latest) => {
    if (latest === null) return void views.push(viewOf(then));
    const change = changeIn(then, latest);
    if (change !== null) changes.push(change);
  };
  // the dice are recorded: there is nothing to prove, so the seed stays where it is
  const again = replayGame(match.game, writeGame(match, { withSeed: false }), onStep);
  if (isRefusal(again)) throw new Error(`A match does not replay: ${again.reason}`);
  return { first: views[0], changes };
}
