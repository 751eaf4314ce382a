// What the technologies do.

import type { Guide } from '@starboard/engine';

export const technologies: Guide = {
  'GX-9.1': {
    title: 'Military strength',
    text: 'Your strength is the highest military number that you have claimed.',
  },
  'GX-9.2': {
    title: 'Logistics',
    text: 'With one Conquer action you may conquer up to two species, each by the usual rules.',
  },
  'GX-9.3': {
    title: 'Exploration range',
    text: 'Each range adds a shape that you may use when you explore.',
  },
  'GX-9.4': {
    title: 'Mining conglomerate',
    text: 'With one Exploit action you may exploit up to two systems or ruins, each by the usual rules.',
  },
  'GX-9.5': {
    title: 'Alien relations',
    text: 'Friendly, neutral and unfriendly relations each let you trade with aliens of that demeanour.',
  },
  'GX-9.6': {
    title: 'Trade league',
    text: 'With one Trade action you may begin to trade with up to two species, each by the usual rules and each with a gain of its own.',
  },
  'GX-9.7': {
    title: 'Two targets (ruling)',
    text: 'The two targets are chosen one after the other. The first is yours before the second is chosen, so it may be the neighbour that the second needs. You may decline the second.',
  },
  'GX-9.8': {
    title: 'Gained on the way (ruling)',
    text: 'A technology that the first of two trades brings counts for the second. A Trade league claimed with a trade allows a second trade in the same action.',
  },
};
