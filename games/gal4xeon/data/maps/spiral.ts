// Two arms that wind out of the core.

import type { GalaxyMap } from '../sheet.ts';

export const spiral: GalaxyMap = {
  name: 'Spiral',
  rows: [
    '   6',
    '  w w g 4 g',
    ' g w g w w g g',
    'w 5       g g g',
    '       g g g g',
    '      g s s w g',
    '   w w s H s w w',
    '    g w s s g',
    '     g g g g',
    '    g g g       4 w',
    '     g g w w g w g',
    '        g 4 g w w',
    '               5',
  ],
  start: null,
};
