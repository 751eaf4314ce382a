// What a viewer saw happen from the set-up on, one moment after the other: for the log, for replays, for coming back.

import { isOver, type Match } from './course.ts';
import type { GameEvent } from './game.ts';
import { viewFor, type SeenEntry, type Sight } from './gate.ts';
import { replayGame, writeGame, type OnStep } from './record.ts';
import { isRefusal } from './refusal.ts';
import { seatsOf, SPECTATOR } from './seats.ts';
import { seenEntry, undoneBy } from './seen.ts';

export interface Moment {
  /** Null where nothing was told of what was done: at the set-up, and where only its effect can be seen. */
  readonly entry: SeenEntry | null;
  readonly events: readonly GameEvent[];
  /** What the viewer saw then, as a snapshot. */
  readonly view: string;
  readonly actors: readonly number[];
}

/** The moment that a sight shows. */
export function momentOf({ news, view, actors }: Sight): Moment {
  return { entry: news?.entry ?? null, events: news?.events ?? [], view, actors };
}

/** All moments as the viewer saw them when they came, by the numbers of its sights. */
export function historyFor(match: Match, viewer: number): Moment[] {
  const moments: Moment[] = [];
  replayed(match, (then, latest) => {
    if (latest !== null && ((latest.shownTo >>> (viewer + 1)) & 1) === 0) return;
    moments.push(momentOf(viewFor(then, viewer, latest === null ? {} : { latest })));
  });
  return moments;
}

/** All moments with nothing hidden; null while the game goes on. */
export function openHistory(match: Match): Moment[] | null {
  if (!isOver(match)) return null;
  const moments: Moment[] = [];
  replayed(match, (then, latest) => {
    const { entry = null, events = [] } = latest ?? {};
    moments.push({
      entry: entry && seenEntry(then, entry, undoneBy(then, entry, latest ?? {}), SPECTATOR, true),
      events,
      view: then.game.shape.snapshot(then.state),
      actors: isOver(then) ? [] : seatsOf(then.game.actors(then.state)),
    });
  });
  return moments;
}

function replayed(match: Match, onStep: OnStep): void {
  // the dice are recorded: there is nothing to prove, so the seed stays where it is
  const again = replayGame(match.game, writeGame(match, { withSeed: false }), onStep);
  if (isRefusal(again)) throw new Error(`A match does not replay: ${again.reason}`);
}
