// Tables that are ready to be played.

import type { Preset } from '@starboard/kit';

export const presets: readonly Preset[] = [
  { id: 'solo', seats: 1, options: {} },
  { id: 'duel', seats: 2, options: {} },
  { id: 'three', seats: 3, options: { map: 'Bar' } },
  { id: 'four', seats: 4, options: { map: 'Halo' } },
  { id: 'spiral', seats: 1, options: { map: 'Spiral' } },
  { id: 'open', seats: 2, options: { openSheets: true } },
  { id: 'full', seats: 8, options: {} },
];
