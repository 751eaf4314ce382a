// Whose view of a match a commit changes. Viewers count what they are shown, each for itself: the length of the log
// would tell how many sealed orders others have given.

import { isOver, type Committed, type Earlier, type Match } from './match.ts';
import type { Message } from './message.ts';
import { isRefusal, messageOf } from './refusal.ts';
import { seenEntry, undoneBy } from './seen-entry.ts';
import { SPECTATOR } from './seats.ts';
import { undoable } from './undo.ts';

type Told = Pick<Committed, 'entry' | 'events' | 'undone'>;

/** Counts the commit for those to whom it shows something, and tells who they are: bit `viewer + 1` each. */
export function noteShown(match: Match, earlier: Earlier, told: Told): number {
  const over = isOver(match);
  let shownTo = 0;
  for (let viewer = SPECTATOR; viewer < match.seats; viewer++) {
    if (over || isShown(match, earlier, told, viewer)) shownTo |= 1 << (viewer + 1);
  }
  match.viewSeqs = match.viewSeqs.map((count, place) => count + ((shownTo >>> place) & 1));
  return shownTo;
}

function isShown(match: Match, earlier: Earlier, told: Told, viewer: number): boolean {
  const { game, state } = match;
  const { entry, events } = told;
  return (
    game.shape.seesChange(earlier.state, state, viewer) ||
    seenEntry(match, entry, undoneBy(match, entry, told), viewer, false) !== null ||
    events.some((event) => game.viewEvent(event, viewer) !== null) ||
    whyNoUndo(earlier, viewer)?.key !== whyNoUndo(match, viewer)?.key
  );
}

/** Null when the viewer may undo now, else why not. */
export function whyNoUndo({ recent }: Pick<Match, 'recent'>, viewer: number): Message | null {
  const found = undoable(recent, viewer);
  return isRefusal(found) ? messageOf(found) : null;
}
