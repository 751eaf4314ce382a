import type { TimelineJson } from '@starboard/engine/view';
import { loadShown } from '../games/uis.ts';
import { readTimeline } from '../timeline/timeline.ts';

/** Can the game put all that is told there into words? Of events that come from a file nobody knows who wrote them. */
export async function isTellable(timeline: TimelineJson): Promise<boolean> {
  const { game, rules, options } = timeline.first;
  const shown = await loadShown(game, 'en', rules);
  if (shown === null) return false;
  const nameOf = (seat: number): string => `${seat + 1}`;
  const words = shown.words.forTable?.(options, nameOf) ?? shown.words;
  try {
    for (const { events, state } of readTimeline(shown.game, timeline).moments)
      for (const event of events) words.event(event, nameOf, state)?.text.trim();
    return true;
  } catch {
    return false;
  }
}
