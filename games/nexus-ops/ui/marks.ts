// What an event leaves on the moon: ways of units, hexes where something was done, hexes that were attacked.

import type { Marking } from '@starboard/kit';
import { HEX_NAMES } from '../data/board.ts';
import type { NexusEvent } from '../rules/events.ts';
import type { Nexus } from '../rules/state.ts';

export const marksOf: Marking<Nexus> = (told) => {
  const event = told as NexusEvent;
  switch (event.event) {
    case 'bought':
    case 'placed':
    case 'explored':
      return { rings: [HEX_NAMES[event.hex]] };
    case 'moved':
    case 'went home':
      return { ways: [[HEX_NAMES[event.from], HEX_NAMES[event.to]]] };
    case 'vortex':
      return event.from === event.to
        ? { rings: [HEX_NAMES[event.to]] }
        : { ways: [[HEX_NAMES[event.from], HEX_NAMES[event.to]]] };
    case 'breathed':
      return { ways: [[HEX_NAMES[event.from], HEX_NAMES[event.to]]], aims: [HEX_NAMES[event.to]] };
    case 'battle':
    case 'blast':
      return { aims: [HEX_NAMES[event.hex]] };
    default:
      return null;
  }
};
