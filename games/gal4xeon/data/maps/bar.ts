// A galaxy with a bar: two long arms to the left and to the right.

import type { GalaxyMap } from '../sheet.ts';

export const bar: GalaxyMap = {
  name: 'Bar',
  rows: [
    '             g g',
    '      g g g g g g w g g',
    '   4 w g w w s s w g w g 4',
    '5 w w g w g s H s g w g w w 6',
    '   4 g w g w s s w w g w 5',
    '      g g w g g g g g g',
    '             g g',
  ],
  start: null,
};
