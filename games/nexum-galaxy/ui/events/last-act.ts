// What a civilization of the computer did when it acted last: all that was told from its act until that was done.

import type { Past } from '@starboard/kit';
import { COUNT } from '../../rules/board.ts';
import type { NexumEvent } from '../../rules/events.ts';
import type { Nexum } from '../../rules/state.ts';

export function lastActOf(past: Past, civ: number): readonly NexumEvent[] {
  for (let moment = past.length - 1; moment >= 0; moment--) {
    const events = past[moment].events as readonly NexumEvent[];
    const from = events.findLastIndex((each) => each.event === 'act' && each.seat === civ);
    if (from < 0) continue;
    const until = events.findIndex(
      (each, i) => i > from && (each.event === 'acted' || each.event === 'over'),
    );
    return events.slice(from, until < 0 ? undefined : until);
  }
  return [];
}

/** Did it act in the events before the first turn, which are part of the set-up and told to nobody? They take turns at it. */
export function actedFirst({ actsDrawn, seats }: Nexum, civ: number): boolean {
  return COUNT[actsDrawn] > civ - seats;
}
