// What a civilization of the computer did when it acted last: all that was told from its act until that was done.

import type { Past } from '@starboard/kit';
import type { NexumEvent } from '../../rules/events.ts';

export function lastActOf(past: Past, civ: number): readonly NexumEvent[] {
  for (let moment = past.length - 1; moment >= 0; moment--) {
    const events = past[moment].events as readonly NexumEvent[];
    const from = events.findLastIndex((each) => each.event === 'act' && each.seat === civ);
    if (from < 0) continue;
    const acts = events.slice(from);
    const end = acts.findIndex(({ event }) => event === 'acted' || event === 'over');
    return end < 0 ? acts : acts.slice(0, acts[end].event === 'acted' ? end + 1 : end);
  }
  return [];
}
