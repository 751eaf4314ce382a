// A core inside a halo, with gaps between them.

import type { GalaxyMap } from '../sheet.ts';

export const halo: GalaxyMap = {
  name: 'Halo',
  rows: [
    '         5     5',
    '      g w w g w',
    '   g w g     g g',
    '    g w g g g   g g',
    '   g   w s s w w w',
    '4 w g g s H s g g g',
    '   g   g s s g   w',
    '    w   g w g   w 6',
    '   4 w g w   g g',
    '      g w g g w',
    '         g     4',
  ],
  start: null,
};
