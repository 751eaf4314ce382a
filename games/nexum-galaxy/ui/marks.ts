// What an event leaves on the map: ways of ships, places where something was done, places that were attacked.

import type { Marking, Marks } from '@starboard/kit';
import type { NexumEvent } from '../rules/events.ts';
import { placeNames } from '../rules/moves.ts';
import type { Nexum } from '../rules/state.ts';

const rings = (...places: readonly number[]): Marks => ({ rings: places.map((place) => placeNames[place]) });

const way = (from: number | null, to: number): Marks =>
  from === null ? rings(to) : { ways: [[placeNames[from], placeNames[to]]] };

export const marksOf: Marking<Nexum> = (told) => {
  const event = told as NexumEvent;
  switch (event.event) {
    case 'sent':
    case 'deployed':
      return way(event.from, event.to);
    case 'battle':
    case 'repelled':
    case 'discovered':
      return { aims: [placeNames[event.place]] };
    // where it is hidden its owner alone was told
    case 'cloaked':
      return event.to === null ? rings(event.from) : way(event.from, event.to);
    case 'explored':
      return event.from === null ? null : rings(event.from);
    case 'panel':
    case 'quantum':
      return rings(...event.places);
    case 'built':
    case 'attached':
    case 'plundered':
    case 'mined':
    case 'appeared':
    case 'burned':
    case 'marked':
    case 'lifted':
    case 'ionized':
    case 'foresight':
    case 'convoy':
    case 'died':
    case 'destroyed':
      return rings(event.place);
    default:
      return null;
  }
};
