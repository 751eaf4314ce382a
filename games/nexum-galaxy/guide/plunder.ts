// Plunder, at the end of the movement phase.

import type { Guide } from '@starboard/engine';

export const plunderRules: Guide = {
  'NG-6.31': {
    title: 'Loot',
    text: 'For each planet or star you conquered in the phase you gain energy: 1 for a small planet, 2 for a medium, 3 for a large one and 4 for a star, defended or not.',
  },
  'NG-6.32': {
    title: 'At the end of the phase',
    text: 'The loot comes after the last move, all at once, up to your energy limit. A management phase that follows in the same turn can use it.',
  },
  'NG-6.33': {
    title: 'Plunder with an Extractor',
    text: 'A planet gives double when a carrier of an Extractor was among the ships that conquered it. An Extractor found or captured there does not count, and one that shared a planet with another in the phase, before or after, doubles nothing. Ruling: that is judged at the end of the phase, when the loot is taken.',
  },
  'NG-6.34': {
    title: 'Every conquest',
    text: 'A place is plundered each time it gets a new owner, also when you take back what was yours. What you held already is not plundered.',
  },
};
