// Before the first decision there is no earlier state: what the events of the first round did is taken back, so that their
// play shows it as it comes.

import type { GameEvent } from '@starboard/engine';
import type { NexumEvent } from '../../rules/events.ts';
import { shape, type Nexum } from '../../rules/state.ts';

/** The places as they were; null where something happened that cannot be taken back, or nothing did. */
export function openingOf(news: readonly GameEvent[], after: Nexum): Nexum | null {
  if (news.length === 0) return null;
  const state = shape.clone(after);
  // no round lies before it
  state.ionized.fill(0);
  return (news as readonly NexumEvent[]).toReversed().every((event) => takeBack(state, event)) ? state : null;
}

/** Can it be taken back? */
function takeBack(state: Nexum, event: NexumEvent): boolean {
  switch (event.event) {
    case 'marked':
      state[event.marker][event.place] = event.markers - event.laid;
      return true;
    case 'lifted':
      state[event.marker][event.place] = event.markers + 1;
      return true;
    case 'deployed':
      if (event.from !== null) state.ships[event.from] += event.ships;
      leave(state, event.to, event.ships);
      return true;
    case 'convoy':
      leave(state, event.place, event.ships);
      return true;
    case 'attached':
      state.carried &= ~(state.relicsAt[event.place] & state.ofType[event.type]);
      return true;
    case 'battle':
    case 'destroyed':
    case 'died':
    case 'discovered':
      return false;
    default:
      return true;
  }
}

function leave(state: Nexum, place: number, ships: number): void {
  state.ships[place] -= ships;
  if (state.ships[place] === 0) state.owner[place] = 0;
}
